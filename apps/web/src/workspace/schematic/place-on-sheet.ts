import type { Box, Point } from "@tracewright/geometry";

/** Where on its drawing a place is, in percent. */
export function placeOnSheet({ minX, minY, maxX, maxY }: Box, { x, y }: Point): { left: number; top: number } {
  return { left: (100 * (x - minX)) / (maxX - minX), top: (100 * (y - minY)) / (maxY - minY) };
}
