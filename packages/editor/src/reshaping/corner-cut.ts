import { type Nm, type Point, type Shape, turn } from "@tracewright/geometry";

/** A round corner of a radius, or a straight one that begins so far from the corner on both sides. */
export interface CornerCut {
  readonly form: "fillet" | "chamfer";
  readonly size: Nm;
  /** Of the corners of areas, the one nearest to here alone. */
  readonly near?: Point | undefined;
}

/** A corner between the straight sides that come from `before` and go to `after`. */
export interface Corner {
  readonly point: Point;
  readonly before: Point;
  readonly after: Point;
}

/** Whether two sides make a corner at all: they neither go straight on nor run back over each other. */
export function isCorner({ before, point, after }: Corner): boolean {
  return turn(before, point, after) !== 0;
}

/** How much of either side a cut of size 1 takes. */
export function reachOf({ point, before, after }: Corner, form: CornerCut["form"]): number {
  if (form === "chamfer") return 1;
  const [back, on] = [
    { x: before.x - point.x, y: before.y - point.y },
    { x: after.x - point.x, y: after.y - point.y },
  ];
  // The cotangent of half the angle, written so that it is 1 at a right one.
  const lengths = Math.hypot(back.x, back.y) * Math.hypot(on.x, on.y);
  return (lengths + back.x * on.x + back.y * on.y) / Math.abs(back.x * on.y - back.y * on.x);
}

/** What takes the place of a corner: the line or arc from the side before it to the one after it. */
export function cutOf(corner: Corner, { form, size }: CornerCut): Extract<Shape, { kind: "line" | "arc" }> {
  const { point, before, after } = corner;
  const [back, on] = [directionTo(point, before), directionTo(point, after)];
  const reach = reachOf(corner, form) * size;
  const [start, end] = [shifted(point, back, reach), shifted(point, on, reach)];
  if (form === "chamfer") return { kind: "line", start, end };
  const half = angleOf(corner) / 2;
  const middle = { x: back.x + on.x, y: back.y + on.y };
  const length = Math.hypot(middle.x, middle.y);
  const away = size / Math.sin(half) - size;
  return { kind: "arc", start, mid: shifted(point, { x: middle.x / length, y: middle.y / length }, away), end };
}

/** Between the sides, radians. */
function angleOf({ point, before, after }: Corner): number {
  const [back, on] = [directionTo(point, before), directionTo(point, after)];
  return Math.atan2(Math.abs(back.x * on.y - back.y * on.x), back.x * on.x + back.y * on.y);
}

/** Of length 1. */
function directionTo(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function shifted({ x, y }: Point, along: Point, by: number): Point {
  return { x: Math.round(x + along.x * by) + 0, y: Math.round(y + along.y * by) + 0 };
}
