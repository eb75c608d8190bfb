/**
 * One shape for everything: a skeleton (point, segment or filled rings) grown by a radius. A circle is a point, a
 * track a segment, a rounded rectangle a rectangle, each with a radius; distances are skeleton distances minus radii.
 * Coordinates are nanometres in doubles: products of board-sized spans lose less than a nanometre.
 */
export interface Shape {
  /** x0, y0, x1, y1 … of all rings in turn. */
  readonly points: Float64Array;
  /** End of each ring as an index of points; closed rings do not repeat their first point. */
  readonly ringEnds: readonly number[];
  readonly radius: number;
  /** Only the inside of the rings counts: the rim is held by shapes of its own. */
  readonly inner: boolean;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export function makeShape(
  points: ArrayLike<number>,
  radius: number,
  ringEnds?: readonly number[],
  inner: boolean = false,
): Shape {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2) {
    minX = Math.min(minX, points[i]!);
    maxX = Math.max(maxX, points[i]!);
    minY = Math.min(minY, points[i + 1]!);
    maxY = Math.max(maxY, points[i + 1]!);
  }
  return {
    points: Float64Array.from(points),
    ringEnds: ringEnds ?? [points.length / 2],
    radius,
    inner,
    minX: minX - radius,
    minY: minY - radius,
    maxX: maxX + radius,
    maxY: maxY + radius,
  };
}

export function circleShape(x: number, y: number, radius: number): Shape {
  return makeShape([x, y], radius);
}

export function capsuleShape(ax: number, ay: number, bx: number, by: number, radius: number): Shape {
  return ax === bx && ay === by ? circleShape(ax, ay, radius) : makeShape([ax, ay, bx, by], radius);
}

/** Shapes with more corners than this are cheaper as an inside and a rim. */
const MANY_CORNERS = 48;

/** The same copper in pieces that are cheap to measure: a large polygon becomes its inside and the segments of its rim. */
export function splitLargeShape(shape: Shape): Shape[] {
  const { points, ringEnds, radius } = shape;
  if (points.length / 2 <= MANY_CORNERS) return [shape];
  const pieces = [makeShape(points, radius, ringEnds, true)];
  let start = 0;
  for (const end of ringEnds) {
    for (let i = start, j = end - 1; i < end; j = i++)
      pieces.push(capsuleShape(points[2 * j]!, points[2 * j + 1]!, points[2 * i]!, points[2 * i + 1]!, radius));
    start = end;
  }
  return pieces;
}
