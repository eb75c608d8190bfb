import { type Nm, type Point, rectRing, type Shape } from "@tracewright/geometry";

/**
 * A rectangle with round corners as lines and quarter arcs, clockwise from the left end of the top line; sides that the radius
 * leaves nothing of are left out. A radius above half the shorter side is that half.
 */
export function roundedRectangle(start: Point, end: Point, radius: Nm): readonly Shape[] {
  const corners = rectRing(start, end);
  const [first, , opposite] = corners;
  const shorter = first && opposite ? Math.min(opposite.x - first.x, opposite.y - first.y) : 0;
  const r = Math.min(radius, Math.floor(shorter / 2));
  if (r <= 0) return [{ kind: "rect", start, end }];
  /** How far the middle of a quarter arc stands from both sides. */
  const inset = Math.round(r * (1 - Math.SQRT1_2));
  return corners.flatMap((corner, index): Shape[] => {
    const [along, next] = [DIRECTIONS[index]!, DIRECTIONS[(index + 1) % 4]!];
    const turning = corners[(index + 1) % 4]!;
    const [from, to] = [shifted(corner, along, r), shifted(turning, along, -r)];
    const mid = shifted(shifted(turning, along, -inset), next, inset);
    const arc: Shape = { kind: "arc", start: to, mid, end: shifted(turning, next, r) };
    return from.x === to.x && from.y === to.y ? [arc] : [{ kind: "line", start: from, end: to }, arc];
  });
}

/** Of the sides of a rectangle, clockwise from the top. */
const DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

function shifted({ x, y }: Point, along: Point, by: Nm): Point {
  return { x: x + along.x * by, y: y + along.y * by };
}
