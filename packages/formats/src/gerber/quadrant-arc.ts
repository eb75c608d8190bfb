import type { Nm, Point } from "@tracewright/geometry";
import type { ArcTurn } from "./gerber-image.ts";

/** An arc and the way to its centre from where it starts, as I and J say it; y downwards. */
export interface ArcDrawing {
  readonly from: Point;
  readonly to: Point;
  readonly i: Nm;
  readonly j: Nm;
  readonly clockwise: boolean;
}

/**
 * An arc in single quadrant mode. G74 leaves the signs of I and J out: of the four centres the one is meant that both
 * ends agree on and that turns by a quarter at most.
 */
export function quadrantArc({ from, to, i, j, clockwise }: ArcDrawing): ArcTurn {
  let best: ArcTurn = { center: { x: from.x + i, y: from.y + j }, clockwise };
  let error = Number.POSITIVE_INFINITY;
  for (const signX of [1, -1])
    for (const signY of [1, -1]) {
      const center = { x: from.x + signX * Math.abs(i), y: from.y + signY * Math.abs(j) };
      const start = Math.atan2(from.y - center.y, from.x - center.x);
      const end = Math.atan2(to.y - center.y, to.x - center.x);
      const full = 2 * Math.PI;
      const sweep = (((clockwise ? end - start : start - end) % full) + full) % full;
      if (sweep > Math.PI / 2 + 1e-6 && sweep < full - 1e-6) continue;
      const difference = Math.abs(
        Math.hypot(to.x - center.x, to.y - center.y) - Math.hypot(from.x - center.x, from.y - center.y),
      );
      if (difference < error) {
        error = difference;
        best = { center, clockwise };
      }
    }
  return best;
}
