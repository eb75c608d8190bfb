import type { Shape } from "./shape.ts";

/** A drill in a pad this small would drain its solder. */
export function isSmallForVia({ minX, minY, maxX, maxY }: Shape, viaDiameter: number): boolean {
  return Math.min(maxX - minX, maxY - minY) < 2 * viaDiameter;
}
