import type { Box, Point } from "./point.ts";

/** The smallest box around the points; undefined for none. */
export function boxOfPoints(points: Iterable<Point>): Box | undefined {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return minX <= maxX ? { minX, minY, maxX, maxY } : undefined;
}

/** The smallest box around the boxes; undefined for none. */
export function joinBoxes(boxes: Iterable<Box>): Box | undefined {
  let joined: Box | undefined;
  for (const box of boxes)
    joined = joined
      ? {
          minX: Math.min(joined.minX, box.minX),
          minY: Math.min(joined.minY, box.minY),
          maxX: Math.max(joined.maxX, box.maxX),
          maxY: Math.max(joined.maxY, box.maxY),
        }
      : box;
  return joined;
}

export function growBox(box: Box, by: number): Box {
  return { minX: box.minX - by, minY: box.minY - by, maxX: box.maxX + by, maxY: box.maxY + by };
}

/** Whether the closed boxes share a point. */
export function boxesTouch(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** Distance between the boxes; 0 when they touch. A lower bound for what lies inside them. */
export function boxDistance(a: Box, b: Box): number {
  const x = Math.max(0, a.minX - b.maxX, b.minX - a.maxX);
  const y = Math.max(0, a.minY - b.maxY, b.minY - a.maxY);
  return x === 0 ? y : y === 0 ? x : Math.hypot(x, y);
}
