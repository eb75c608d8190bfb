/**
 * The ends of a pair that others may push aside: what both tracks have near their pads. Between two chips a pair closes off
 * what lies between its tracks, or passes where a pad beside it has its only way out; a pair whose ends give way is worth
 * more than none.
 */

import type { Spot } from "./headings.ts";
import type { PairTrack, PairWire } from "./pair-copper.ts";

/** Of a wire from each of its pads, in nanometres: what a way between pads and a via take. */
const MOVABLE = 3_000_000;
/** The middle of a shorter wire stays: else it is no pair any more. */
const MOST_MOVABLE = 0.3;
/** Over so little it does not matter whether both tracks run together. */
const SHORT = 6_000_000;

export type WirePieces = Pick<PairWire, "tracks" | "vias">;

/** A wire cut in its middle, which stays as it is, and its ends. */
export function cutMovableEnds({ tracks, vias, length }: PairWire): {
  readonly held: WirePieces;
  readonly movable: WirePieces;
} {
  if (length < SHORT) return { held: { tracks: [], vias: [] }, movable: { tracks, vias } };
  const reach = Math.min(MOVABLE, MOST_MOVABLE * length);
  const [from, to] = [reach, length - reach];
  const held = { tracks: [] as PairTrack[], vias: [] as Spot[] };
  const movable = { tracks: [] as PairTrack[], vias: [] as Spot[] };
  let passed = 0;
  tracks.forEach(({ layer, points }, number) => {
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1]!, points[i]!];
      const step = Math.hypot(b.x - a.x, b.y - a.y);
      const cuts = [from, to].filter((cut) => cut > passed && cut < passed + step);
      const places = [a, ...cuts.map((cut) => between(a, b, (cut - passed) / step)), b];
      const ways = [passed, ...cuts, passed + step];
      for (let piece = 1; piece < places.length; piece++) {
        const middle = (ways[piece - 1]! + ways[piece]!) / 2;
        const points = [places[piece - 1]!, places[piece]!];
        (middle > from && middle < to ? held : movable).tracks.push({ layer, points });
      }
      passed += step;
    }
    const via = vias[number];
    if (via) (passed > from && passed < to ? held : movable).vias.push(via);
  });
  return { held, movable };
}

function between(a: Spot, b: Spot, share: number): Spot {
  return { x: Math.round(a.x + share * (b.x - a.x)), y: Math.round(a.y + share * (b.y - a.y)) };
}
