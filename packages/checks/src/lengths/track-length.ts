import type { Track } from "@tracewright/board";
import { arcGeometry } from "@tracewright/geometry";

/** Along the centre line; exact for arcs, not rounded. */
export function trackLength({ start, mid, end }: Pick<Track, "start" | "mid" | "end">): number {
  const arc = mid && arcGeometry(start, mid, end);
  return arc ? arc.radius * Math.abs(arc.sweep) : Math.hypot(end.x - start.x, end.y - start.y);
}
