import { type PadOnBoard, padCenter } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";

/** The least way between two places for a track that runs along the axes and their diagonals. */
export function octilinearDistance(a: Point, b: Point): number {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
}

/** Length of a minimum spanning tree over the centres of the pads, by the octilinear distance (Prim's algorithm). */
export function directLength(pads: readonly PadOnBoard[]): Nm {
  const centres = pads.map(({ footprint, pad }) => padCenter(footprint, pad));
  const distance = new Float64Array(centres.length).fill(Number.POSITIVE_INFINITY);
  const isTaken = new Uint8Array(centres.length);
  let length = 0;
  let at = 0;
  for (let taken = 1; taken < centres.length; taken++) {
    isTaken[at] = 1;
    let next = -1;
    for (let other = 0; other < centres.length; other++) {
      if (isTaken[other]) continue;
      distance[other] = Math.min(distance[other]!, octilinearDistance(centres[at]!, centres[other]!));
      if (next < 0 || distance[other]! < distance[next]!) next = other;
    }
    length += distance[next]!;
    at = next;
  }
  return Math.round(length);
}
