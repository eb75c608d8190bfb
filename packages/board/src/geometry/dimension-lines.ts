import type { Dimension } from "../records/graphic.ts";
import type { Point } from "../records/point.ts";
import { fromMm, type Nm } from "../units.ts";

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
 * between them; of any other the line between its points.
 */
export function dimensionLines(dimension: Dimension): readonly (readonly Point[])[] {
  const { kind, start, end, height } = dimension;
  if (kind !== "aligned" || (start.x === end.x && start.y === end.y)) return [[start, end]];
  const [from, to] = crossbarOf(dimension);
  const across = leftOf(start, end);
  const past = Math.sign(height) * EXTENSION;
  const outer = height === 0 ? [] : [start, end].map((point) => [point, shifted(point, across, height + past)]);
  const along = { x: across.y, y: -across.x };
  return [...outer, [from, to], arrowAt(from, along), arrowAt(to, { x: -along.x, y: -along.y })];
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
