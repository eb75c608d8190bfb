import type { SchematicText, StrokeStyle, SymbolGraphic } from "@tracewright/board";
import { arcToPolyline, type Box, bezierToPolyline, type Point, type Shape } from "@tracewright/geometry";
import { drawText, type TextStyle } from "@tracewright/text";
import type { Mark } from "../marks/mark.ts";
import { DrawList } from "../scene/draw-list.ts";
import { traceCircle, tracePath, traceRing } from "../scene/trace-solid.ts";
import { dashesOf } from "./dashes-of.ts";
import type { SheetTheme } from "./sheet-theme.ts";

/** Lines without a width of their own, as KiCad draws them. */
export const DEFAULT_WIDTH = 152_400;
export const BUS_WIDTH = 304_800;
/** Finer lines would not be seen; KiCad draws them a pixel wide. */
const MIN_WIDTH = 50_000;
const LABEL_LIFT = 400_000;
const ARC_ERROR = 20_000;
export const PIN_TEXT: TextStyle = {
  size: { width: 1_270_000, height: 1_270_000 },
  thickness: 0,
  horizontal: "left",
  vertical: "middle",
  mirrored: false,
};

/** Texts are read from below or from the right, never upside down; their alignment already says which way they run. */
export function upright(rotation: number): number {
  return ((rotation % 180) + 180) % 180;
}

/** From the first letter's left to the last one's right end. */
export function textLength(text: string, style: TextStyle): number {
  const { paths, missing } = drawText(text, {
    position: { x: 0, y: 0 },
    rotation: 0,
    style: { ...style, horizontal: "left", mirrored: false },
  });
  if (missing.length > 0) return text.length * style.size.width;
  return paths.flat().reduce((length, { x }) => Math.max(length, x), 0);
}

interface LineOptions {
  /** Nanometres. */
  readonly width?: number;
  readonly fill?: string;
  readonly isClosed?: boolean;
  readonly dashes?: StrokeStyle;
}

export interface SheetDrawingOptions {
  /** "typed": letters that the stroke font lacks are left to a font; "blank": omitted, their space stays empty. */
  readonly otherLetters?: "typed" | "blank";
}

/** Gathers marks and remembers how far they reach. */
export class SheetDrawing {
  readonly theme: SheetTheme;
  readonly marks: Mark[] = [];
  /** Letters that the stroke font lacks. */
  readonly missing = new Set<string>();
  readonly #otherLetters: "typed" | "blank";
  #minX = Number.POSITIVE_INFINITY;
  #minY = Number.POSITIVE_INFINITY;
  #maxX = Number.NEGATIVE_INFINITY;
  #maxY = Number.NEGATIVE_INFINITY;

  constructor(theme: SheetTheme, { otherLetters = "typed" }: SheetDrawingOptions = {}) {
    this.theme = theme;
    this.#otherLetters = otherLetters;
  }

  /** What all marks reach, their pens not counted; undefined where there are none. */
  get box(): Box | undefined {
    if (this.#minX > this.#maxX) return undefined;
    return { minX: this.#minX, minY: this.#minY, maxX: this.#maxX, maxY: this.#maxY };
  }

  line(
    points: readonly Point[],
    colour: string,
    { width = DEFAULT_WIDTH, fill = "none", isClosed = false, dashes = "solid" }: LineOptions = {},
  ): void {
    const [first] = points;
    if (!first) return;
    for (const point of points) this.#reach(point);
    const path = new DrawList();
    if (isClosed) traceRing(path, points);
    else tracePath(path, points);
    if (fill !== "none") this.marks.push({ kind: "fill", path, colour: fill, rule: "nonzero" });
    const pieces = dashesOf(isClosed ? [...points, first] : points, dashes, width);
    const pen = pieces.length === 1 ? path : new DrawList();
    if (pen !== path) for (const piece of pieces) tracePath(pen, piece);
    this.marks.push({ kind: "stroke", path: pen, colour, width: width / 1e6 });
  }

  dot(at: Point, diameter: number, colour: string): void {
    this.#reach(at);
    const path = new DrawList();
    traceCircle(path, at, diameter / 2);
    this.marks.push({ kind: "fill", path, colour, rule: "nonzero" });
  }

  graphic({ shape, stroke, fill }: SymbolGraphic, place: (point: Point) => Point, colour = this.theme.symbol): void {
    const width = stroke.width > 0 ? Math.max(stroke.width, MIN_WIDTH) : DEFAULT_WIDTH;
    const inside = fill === "outline" ? colour : fill === "background" ? this.theme.symbolFill : "none";
    const { points, isClosed } = outlineOf(shape);
    this.line(points.map(place), colour, { width, fill: inside, isClosed, dashes: stroke.style });
  }

  text(text: SchematicText, colour: string, isPower = false): void {
    // KiCad writes a lone tilde where a field is empty.
    if (text.hidden || text.text === "" || text.text === "~") return;
    // Power symbols name their net; their reference says nothing to a person.
    if (isPower && text.text.startsWith("#")) return;
    this.words(text.text, text.position, { colour, rotation: upright(text.rotation), style: text.style });
  }

  /** The name of a wire stands just clear of it. */
  label(label: SchematicText, colour: string): void {
    const { x, y } = label.position;
    const isLevel = upright(label.rotation) === 0;
    const position = { x: isLevel ? x : x - LABEL_LIFT, y: isLevel ? y - LABEL_LIFT : y };
    this.text({ ...label, position, style: { ...label.style, vertical: "bottom" } }, colour);
  }

  note(text: string, position: Point, colour: string, vertical: TextStyle["vertical"]): void {
    this.words(text, position, { colour, rotation: 0, style: { ...PIN_TEXT, vertical } });
  }

  words(
    text: string,
    position: Point,
    { colour, rotation, style }: { readonly colour: string; readonly rotation: number; readonly style: TextStyle },
  ): void {
    this.#reach(position);
    const { paths, missing } = drawText(text, { position, rotation, style: { ...style, mirrored: false } });
    for (const letter of missing) this.missing.add(letter);
    if (missing.length > 0 && this.#otherLetters === "typed") {
      const anchor = ({ left: "start", center: "middle", right: "end" } as const)[style.horizontal];
      const height = style.size.height / 1e6;
      this.marks.push({
        kind: "words",
        text,
        colour,
        x: position.x / 1e6,
        y: position.y / 1e6,
        rotation,
        height,
        anchor,
      });
      return;
    }
    for (const path of paths) for (const point of path) this.#reach(point);
    if (paths.length === 0) return;
    const strokes = new DrawList();
    for (const path of paths) tracePath(strokes, path);
    const width = Math.max(style.thickness, style.size.height / 8) / 1e6;
    this.marks.push({ kind: "stroke", path: strokes, colour, width });
  }

  #reach({ x, y }: Point): void {
    this.#minX = Math.min(this.#minX, x);
    this.#minY = Math.min(this.#minY, y);
    this.#maxX = Math.max(this.#maxX, x);
    this.#maxY = Math.max(this.#maxY, y);
  }
}

function outlineOf(shape: Shape): { readonly points: readonly Point[]; readonly isClosed: boolean } {
  switch (shape.kind) {
    case "line":
      return { points: [shape.start, shape.end], isClosed: false };
    case "rect": {
      const { start, end } = shape;
      return { points: [start, { x: end.x, y: start.y }, end, { x: start.x, y: end.y }], isClosed: true };
    }
    case "circle": {
      const { center, radius } = shape;
      const points = Array.from({ length: 32 }, (_, step) => {
        const angle = (step * Math.PI) / 16;
        return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
      });
      return { points, isClosed: true };
    }
    case "arc":
      return { points: arcToPolyline(shape.start, shape.mid, shape.end, ARC_ERROR), isClosed: false };
    case "bezier":
      return { points: bezierToPolyline(shape.points, ARC_ERROR), isClosed: false };
    case "polygon":
      return { points: shape.points, isClosed: false };
  }
}
