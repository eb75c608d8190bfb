import type { Box } from "@tracewright/geometry";
import type { ZoneIsland } from "../copper/zone-copper.ts";

/** Points across the shorter side. */
const POINTS = 12;

/** About how much of a box, in nm², an island covers: sampled in a square lattice. */
export function areaOfOverlap(island: ZoneIsland, { minX, minY, maxX, maxY }: Box): number {
  const step = Math.max(1, Math.min(maxX - minX, maxY - minY) / POINTS);
  let inside = 0;
  for (let x = minX + step / 2; x < maxX; x += step)
    for (let y = minY + step / 2; y < maxY; y += step)
      if (island.holds({ x: Math.round(x), y: Math.round(y) })) inside += 1;
  return inside * step ** 2;
}
