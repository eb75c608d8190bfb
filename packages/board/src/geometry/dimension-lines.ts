import { placePoint } from "../queries/place-point.ts";
import type { Dimension, Text } from "../records/graphic.ts";
import type { Point } from "../records/point.ts";
import { drawText } from "../text/draw-text.ts";
import { fromMm, type Nm } from "../units.ts";
import { boxOfPoints } from "./box.ts";

/** KiCad's defaults (pcbnew, pcb_dimension.h): arrows, and how far the outer lines reach past the arrowed one. */
const ARROW_LENGTH: Nm = fromMm(1.27);
const ARROW_ANGLE = (27.5 * Math.PI) / 180;
const EXTENSION: Nm = fromMm(0.58642);

/** The arrowed line of an aligned dimension: `height` beside its points, above nought to the left of the way on the screen's axes. */
export function crossbarOf({
  start,
  end,
  height,
}: Pick<Dimension, "start" | "end" | "height">): readonly [Point, Point] {
  const across = leftOf(start, end);
  return [shifted(start, across, height), shifted(end, across, height)];
}

/**
 * The lines that show a dimension, without its text: of an aligned one the outer lines from its points, and the arrowed line
 * between them, broken where the text lies on it; of any other the line between its points.
 */
export function dimensionLines(dimension: Dimension): readonly (readonly Point[])[] {
  const { kind, start, end, height } = dimension;
  if (kind !== "aligned" || (start.x === end.x && start.y === end.y)) return [[start, end]];
  const [from, to] = crossbarOf(dimension);
  const across = leftOf(start, end);
  const past = height + Math.sign(height) * EXTENSION;
  const off = Math.sign(height) * (dimension.extensionOffset ?? 0);
  const outer =
    height === 0 ? [] : [start, end].map((point) => [shifted(point, across, off), shifted(point, across, past)]);
  const along = { x: across.y, y: -across.x };
  return [
    ...outer,
    ...beside(dimension.text, [from, to]),
    arrowAt(from, along),
    arrowAt(to, { x: -along.x, y: -along.y }),
  ];
}

/** What is left of a line where a text lies on it. */
function beside(text: Text | undefined, [from, to]: readonly [Point, Point]): (readonly [Point, Point])[] {
  if (!text) return [[from, to]];
  const { position, rotation, style } = text;
  const { paths, thickness } = drawText(text.text, { position: { x: 0, y: 0 }, rotation: 0, style });
  const box = boxOfPoints(paths.flat());
  if (!box) return [[from, to]];
  // The line in the text's own frame, where KiCad widens the text by half a letter at either end.
  const [a, b] = [from, to].map((point) =>
    placePoint({ x: point.x - position.x, y: point.y - position.y }, { x: 0, y: 0 }, -rotation),
  ) as [Point, Point];
  const reach = style.size.width / 2 + thickness / 2;
  let [enters, leaves] = [0, 1];
  for (const [start, way, least, most] of [
    [a.x, b.x - a.x, box.minX - reach, box.maxX + reach],
    [a.y, b.y - a.y, box.minY, box.maxY],
  ] as const) {
    if (way === 0 && (start < least || start > most)) return [[from, to]];
    if (way === 0) continue;
    const [first, last] = [(least - start) / way, (most - start) / way].sort((one, other) => one - other) as [
      number,
      number,
    ];
    enters = Math.max(enters, first);
    leaves = Math.min(leaves, last);
  }
  if (enters >= leaves) return [[from, to]];
  const at = (share: number): Point => shifted(from, { x: to.x - from.x, y: to.y - from.y }, share);
  return [...(enters > 0 ? [[from, at(enters)] as const] : []), ...(leaves < 1 ? [[at(leaves), to] as const] : [])];
}

/** Both barbs and the tip between them; `inwards`: the way that the line takes from the tip, of length 1. */
function arrowAt(tip: Point, inwards: Direction): readonly Point[] {
  const barb = (angle: number): Point => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const way = { x: inwards.x * cos + inwards.y * sin, y: inwards.y * cos - inwards.x * sin };
    return shifted(tip, way, ARROW_LENGTH);
  };
  return [barb(ARROW_ANGLE), tip, barb(-ARROW_ANGLE)];
}

interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Of length 1, square to the way from a to b. */
function leftOf(a: Point, b: Point): Direction {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
}

function shifted({ x, y }: Point, along: Direction, by: number): Point {
  return { x: Math.round(x + along.x * by) + 0, y: Math.round(y + along.y * by) + 0 };
}
