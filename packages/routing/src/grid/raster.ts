/**
 * Which nodes lie nearer than a reach to a shape. The path between two neighbouring nodes may pass a corner or a round
 * end nearer than both nodes do, so round parts of a shape count with a reach that covers half a diagonal step;
 * flat sides need no such allowance, and channels between them keep their full width.
 */
import { nearestIsRound, pointToShape } from "../geometry/distance.ts";
import type { Shape } from "../geometry/shape.ts";
import type { Grid } from "./grid.ts";

/** The reach around round parts: the chord between two diagonal neighbours stays `reach` away. */
export function roundReach(reach: number, pitch: number): number {
  return Math.sqrt(reach * reach + (pitch * pitch) / 2);
}

/** Calls `visit` with the plane index of every node nearer than `reach` to the shape's copper. */
export function rasterShape(grid: Grid, shape: Shape, reach: number, visit: (cell: number) => void): void {
  const { pitch, originX, originY, width, height } = grid;
  const total = reach + shape.radius;
  const far = roundReach(total, pitch) - shape.radius;
  const x0 = Math.max(1, Math.ceil((shape.minX - far - originX) / pitch));
  const x1 = Math.min(width - 2, Math.floor((shape.maxX + far - originX) / pitch));
  const y0 = Math.max(1, Math.ceil((shape.minY - far - originY) / pitch));
  const y1 = Math.min(height - 2, Math.floor((shape.maxY + far - originY) / pitch));
  if (shape.points.length === 4) {
    // A segment: its rows follow in closed form.
    const [ax, ay, bx, by] = shape.points;
    rasterSegment(grid, ax!, ay!, bx!, by!, total, (first, last) => {
      for (let cell = first; cell <= last; cell++) visit(cell);
    });
    return;
  }
  const pointLike = shape.points.length === 2;
  for (let y = y0; y <= y1; y++) {
    const py = originY + y * pitch;
    for (let x = x0; x <= x1; x++) {
      const px = originX + x * pitch;
      const d = pointToShape(shape, px, py);
      if (d >= far) continue;
      // A tenth of a micrometre of grace lets a track pass a gap that fits it exactly.
      if (d < reach - 100 || pointLike || nearestIsRound(shape, px, py)) visit(y * width + x);
    }
  }
}

/** Rows of nodes within `reach` of a segment: calls `visit(first, last)` with plane indices of each row's run. */
export function rasterSegment(
  grid: Grid,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  reach: number,
  visit: (first: number, last: number) => void,
): void {
  const { pitch, originX, originY, width, height } = grid;
  const cap = roundReach(reach, pitch) - 1;
  const side = reach - 100;
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  const length = Math.sqrt(length2);
  const y0 = Math.max(1, Math.ceil((Math.min(ay, by) - cap - originY) / pitch));
  const y1 = Math.min(height - 2, Math.floor((Math.max(ay, by) + cap - originY) / pitch));
  for (let y = y0; y <= y1; y++) {
    const py = originY + y * pitch;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    const ha = cap * cap - (py - ay) * (py - ay);
    if (ha >= 0) {
      const h = Math.sqrt(ha);
      low = ax - h;
      high = ax + h;
    }
    const hb = cap * cap - (py - by) * (py - by);
    if (hb >= 0) {
      const h = Math.sqrt(hb);
      low = Math.min(low, bx - h);
      high = Math.max(high, bx + h);
    }
    if (length2 > 0) {
      // Strip: |cross| ≤ side·length and 0 ≤ dot ≤ length², both linear in x along the row.
      let from = Number.NEGATIVE_INFINITY;
      let to = Number.POSITIVE_INFINITY;
      const r = py - ay;
      if (dy !== 0) {
        const c1 = ax + (r * dx - side * length) / dy;
        const c2 = ax + (r * dx + side * length) / dy;
        from = Math.min(c1, c2);
        to = Math.max(c1, c2);
      } else if (Math.abs(r * dx) > side * length) to = Number.NEGATIVE_INFINITY;
      if (dx !== 0) {
        const c1 = ax + (-r * dy) / dx;
        const c2 = ax + (length2 - r * dy) / dx;
        from = Math.max(from, Math.min(c1, c2));
        to = Math.min(to, Math.max(c1, c2));
      } else if (r * dy < 0 || r * dy > length2) to = Number.NEGATIVE_INFINITY;
      if (from <= to) {
        low = Math.min(low, from);
        high = Math.max(high, to);
      }
    }
    if (low > high) continue;
    const x0 = Math.max(1, Math.ceil((low - originX) / pitch));
    const x1 = Math.min(width - 2, Math.floor((high - originX) / pitch));
    if (x0 <= x1) visit(y * width + x0, y * width + x1);
  }
}
