import { padPosition } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { CopperItem } from "./copper-item.ts";

/** Where a finding about one piece of copper is shown. */
export function placeOf({ track, via, pad, footprint, box }: CopperItem): Point {
  if (track) return track.start;
  if (via) return via.position;
  if (pad && footprint) return padPosition(footprint, pad);
  return { x: box.minX, y: box.minY };
}
