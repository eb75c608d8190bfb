/** Distances between points, segments and shapes: the hot arithmetic of the engine. */
import type { Shape } from "./shape.ts";

/** Squared distance of a point to a segment. */
export function pointSegment2(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  const dot = (px - ax) * dx + (py - ay) * dy;
  if (dot <= 0 || length2 === 0) return (px - ax) * (px - ax) + (py - ay) * (py - ay);
  if (dot >= length2) return (px - bx) * (px - bx) + (py - by) * (py - by);
  const cross = (px - ax) * dy - (py - ay) * dx;
  return (cross * cross) / length2;
}

/** Squared distance between two segments; 0 where they cross. */
export function segmentSegment2(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const d1 = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const d2 = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  const d3 = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const d4 = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  if (d1 > 0 !== d2 > 0 && d3 > 0 !== d4 > 0 && d1 !== 0 && d2 !== 0 && d3 !== 0 && d4 !== 0) return 0;
  return Math.min(
    pointSegment2(ax, ay, cx, cy, dx, dy),
    pointSegment2(bx, by, cx, cy, dx, dy),
    pointSegment2(cx, cy, ax, ay, bx, by),
    pointSegment2(dx, dy, ax, ay, bx, by),
  );
}

/** Whether a point lies within the rings of a filled shape (even-odd), without its radius. */
export function ringsContain(shape: Shape, px: number, py: number): boolean {
  const { points, ringEnds } = shape;
  if (points.length < 6 || py < shape.minY || py > shape.maxY || px < shape.minX || px > shape.maxX) return false;
  if (points.length > 128) return bandsContain(shape, px, py);
  let inside = false;
  let start = 0;
  for (const end of ringEnds) {
    if (end - start >= 3) {
      let bx = points[2 * end - 2]!;
      let by = points[2 * end - 1]!;
      for (let i = start; i < end; i++) {
        const ax = points[2 * i]!;
        const ay = points[2 * i + 1]!;
        if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
        bx = ax;
        by = ay;
      }
    }
    start = end;
  }
  return inside;
}

/** Edges of a large shape by horizontal bands: ends of the edges of each band in turn. */
interface Bands {
  readonly height: number;
  readonly edges: readonly Float64Array[];
}

const bandsOf = new WeakMap<Shape, Bands>();

function bandsContain(shape: Shape, px: number, py: number): boolean {
  let bands = bandsOf.get(shape);
  if (!bands) {
    bands = makeBands(shape);
    bandsOf.set(shape, bands);
  }
  const edges = bands.edges[Math.floor((py - shape.minY) / bands.height)];
  let inside = false;
  if (edges)
    for (let i = 0; i < edges.length; i += 4) {
      const ay = edges[i + 1]!;
      const by = edges[i + 3]!;
      if (ay > py === by > py) continue;
      const ax = edges[i]!;
      if (px < ((edges[i + 2]! - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

function makeBands(shape: Shape): Bands {
  const { points, ringEnds } = shape;
  const count = Math.ceil(points.length / 8);
  const height = (shape.maxY - shape.minY) / count + 1;
  const lists: number[][] = Array.from({ length: count }, () => []);
  let start = 0;
  for (const end of ringEnds) {
    for (let i = start, j = end - 1; i < end; j = i++) {
      const ay = points[2 * j + 1]!;
      const by = points[2 * i + 1]!;
      const last = Math.floor((Math.max(ay, by) - shape.minY) / height);
      for (let band = Math.floor((Math.min(ay, by) - shape.minY) / height); band <= last; band++)
        lists[band]?.push(points[2 * j]!, ay, points[2 * i]!, by);
    }
    start = end;
  }
  return { height, edges: lists.map((list) => Float64Array.from(list)) };
}

/** Distance from a point to the shape's copper; negative only by the radius, 0 − radius when within the rings. */
export function pointToShape(shape: Shape, px: number, py: number): number {
  if (ringsContain(shape, px, py)) return -shape.radius;
  if (shape.inner) return Number.POSITIVE_INFINITY;
  return Math.sqrt(pointToSkeleton2(shape, px, py)) - shape.radius;
}

function pointToSkeleton2(shape: Shape, px: number, py: number): number {
  const { points, ringEnds } = shape;
  let best = Number.POSITIVE_INFINITY;
  let start = 0;
  for (const end of ringEnds) {
    const closed = end - start >= 3;
    let bx = points[closed ? 2 * end - 2 : 2 * start]!;
    let by = points[closed ? 2 * end - 1 : 2 * start + 1]!;
    for (let i = start; i < end; i++) {
      const ax = points[2 * i]!;
      const ay = points[2 * i + 1]!;
      const d = pointSegment2(px, py, bx, by, ax, ay);
      if (d < best) best = d;
      bx = ax;
      by = ay;
    }
    start = end;
  }
  return best;
}

/** Distance from a segment (without width) to the shape's copper; never above the true one. */
export function segmentToShape(shape: Shape, ax: number, ay: number, bx: number, by: number): number {
  if (ringsContain(shape, ax, ay)) return -shape.radius;
  if (shape.inner) return Number.POSITIVE_INFINITY;
  const { points, ringEnds } = shape;
  let best = Number.POSITIVE_INFINITY;
  let start = 0;
  for (const end of ringEnds) {
    const closed = end - start >= 3;
    let qx = points[closed ? 2 * end - 2 : 2 * start]!;
    let qy = points[closed ? 2 * end - 1 : 2 * start + 1]!;
    for (let i = start; i < end; i++) {
      const px = points[2 * i]!;
      const py = points[2 * i + 1]!;
      const d = segmentSegment2(ax, ay, bx, by, qx, qy, px, py);
      if (d < best) best = d;
      qx = px;
      qy = py;
    }
    start = end;
  }
  return Math.sqrt(best) - shape.radius;
}

/** Distance between two shapes' copper, 0 or less where they touch. */
export function shapeToShape(a: Shape, b: Shape): number {
  let best = Number.POSITIVE_INFINITY;
  let start = 0;
  for (const end of a.ringEnds) {
    const closed = end - start >= 3;
    let qx = a.points[closed ? 2 * end - 2 : 2 * start]!;
    let qy = a.points[closed ? 2 * end - 1 : 2 * start + 1]!;
    for (let i = start; i < end; i++) {
      const px = a.points[2 * i]!;
      const py = a.points[2 * i + 1]!;
      best = Math.min(best, segmentToShape(b, qx, qy, px, py));
      qx = px;
      qy = py;
    }
    start = end;
  }
  if (best > 0 && ringsContain(a, b.points[0]!, b.points[1]!)) best = -b.radius;
  return best - a.radius;
}

/** Whether the nearest point of the shape, seen from outside, is a corner or a round end rather than a flat side. */
export function nearestIsRound(shape: Shape, px: number, py: number): boolean {
  const { points, ringEnds } = shape;
  let best = Number.POSITIVE_INFINITY;
  let round = true;
  let start = 0;
  for (const end of ringEnds) {
    const closed = end - start >= 3;
    let bx = points[closed ? 2 * end - 2 : 2 * start]!;
    let by = points[closed ? 2 * end - 1 : 2 * start + 1]!;
    for (let i = start; i < end; i++) {
      const ax = points[2 * i]!;
      const ay = points[2 * i + 1]!;
      const d = pointSegment2(px, py, bx, by, ax, ay);
      if (d < best) {
        best = d;
        const dot = (px - bx) * (ax - bx) + (py - by) * (ay - by);
        round = dot <= 0 || dot >= (ax - bx) * (ax - bx) + (ay - by) * (ay - by);
      }
      bx = ax;
      by = ay;
    }
    start = end;
  }
  return round;
}

/** How deep in the shape's copper a point lies; negative outside. A polygon in pieces counts its inside alone. */
export function depthInShape(shape: Shape, px: number, py: number): number {
  if (px < shape.minX || px > shape.maxX || py < shape.minY || py > shape.maxY) return Number.NEGATIVE_INFINITY;
  const rim = Math.sqrt(pointToSkeleton2(shape, px, py));
  return ringsContain(shape, px, py) ? shape.radius + rim : shape.radius - rim;
}
