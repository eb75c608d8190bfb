import type { SchematicText } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { DEFAULT_WIDTH, type SheetDrawing, textLength, upright } from "./sheet-drawing.ts";

/** Around the words of a global label, in heights of its letters, as in KiCad. */
const MARGIN = 0.375;
/** Between the mark of a hierarchical label and its words. */
const GAP = 0.3;

/** A corner in half letters: along the label, beside its line. */
type Corner = readonly [along: number, aside: number];

const INTO: readonly Corner[] = [
  [0, 0],
  [1, 1],
  [2, 1],
  [2, -1],
  [1, -1],
];
const OUT_OF: readonly Corner[] = [
  [2, 0],
  [1, 1],
  [0, 1],
  [0, -1],
  [1, -1],
];
const BOTH: readonly Corner[] = [
  [0, 0],
  [1, 1],
  [2, 0],
  [1, -1],
];
const NEITHER: readonly Corner[] = [
  [0, 1],
  [2, 1],
  [2, -1],
  [0, -1],
];

/** Of a label that reaches all sheets: a flag about its words, pointed where signals come in or go out. */
export function drawGlobalLabel(drawing: SheetDrawing, label: SchematicText, shape: string, colour: string): void {
  if (!isShown(label)) return;
  const { height } = label.style.size;
  const { at, words } = frameOf(drawing, label, turned(label.rotation));
  const margin = MARGIN * height;
  const half = height / 2 + margin;
  const isTwoWay = shape === "bidirectional" || shape === "tri_state";
  const from = shape === "input" || isTwoWay ? half : 0;
  const to = from + textLength(label.text, label.style) + 2 * margin;
  const front = from > 0 ? [at(0, 0)] : [];
  const back = shape === "output" || isTwoWay ? [at(to + half, 0)] : [];
  const ring = [...front, at(from, half), at(to, half), ...back, at(to, -half), at(from, -half)];
  drawing.line(ring, colour, { width: DEFAULT_WIDTH, isClosed: true });
  words(from + margin, colour);
}

/** Of a label that the sheet above knows: a small arrow before its words. */
export function drawHierarchicalLabel(
  drawing: SheetDrawing,
  label: SchematicText,
  shape: string,
  colour: string,
): void {
  drawArrow(drawing, label, { corners: cornersOf(shape), direction: turned(label.rotation), colour });
}

/** Of a pin of a sheet symbol: the same arrow within its edge, the other way round, since what comes in there goes out here. */
export function drawSheetPin(
  drawing: SheetDrawing,
  pin: SchematicText,
  shape: string | undefined,
  colour: string,
): void {
  const seen = shape === "input" ? "output" : shape === "output" ? "input" : (shape ?? "passive");
  drawArrow(drawing, pin, { corners: cornersOf(seen), direction: turned(pin.rotation + 180), colour });
}

function drawArrow(
  drawing: SheetDrawing,
  label: SchematicText,
  { corners, direction, colour }: { corners: readonly Corner[]; direction: Point; colour: string },
): void {
  if (!isShown(label)) return;
  const { at, words } = frameOf(drawing, label, direction);
  const half = label.style.size.width / 2;
  const ring = corners.map(([along, aside]) => at(along * half, aside * half));
  drawing.line(ring, colour, { width: DEFAULT_WIDTH, isClosed: true });
  words((2 + 2 * GAP) * half, colour);
}

function cornersOf(shape: string): readonly Corner[] {
  if (shape === "input") return INTO;
  if (shape === "output") return OUT_OF;
  return shape === "bidirectional" || shape === "tri_state" ? BOTH : NEITHER;
}

function isShown({ hidden, text }: SchematicText): boolean {
  return !hidden && text !== "";
}

function turned(rotation: number): Point {
  const turn = (rotation * Math.PI) / 180;
  return { x: Math.round(Math.cos(turn)), y: -Math.round(Math.sin(turn)) };
}

/** Places by how far they lie along a label and beside its line; and its words, from such a distance on. */
function frameOf(drawing: SheetDrawing, { text, position, style }: SchematicText, along: Point) {
  const at = (distance: number, aside: number): Point => ({
    x: position.x + along.x * distance - along.y * aside,
    y: position.y + along.y * distance + along.x * aside,
  });
  const isForward = along.x > 0 || along.y < 0;
  const words = (from: number, colour: string) =>
    drawing.words(text, at(from, 0), {
      colour,
      rotation: upright(along.y === 0 ? 0 : 90),
      style: { ...style, horizontal: isForward ? "left" : "right", vertical: "middle" },
    });
  return { at, words };
}
