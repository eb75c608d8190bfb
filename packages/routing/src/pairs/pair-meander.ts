/** Equal lengths of both tracks of a pair: the shorter one gets trapezoids beside its straight stretches, away from the other. */
import { TRAPEZOID, TRAPEZOIDS, withBump } from "./bumps.ts";
import { isPairLegal, type PairCheck, type PairCopper, type PairTrack, type PairWire } from "./pair-copper.ts";
import { lengthOf } from "./pair-ports.ts";

/**
 * Lengths that differ by less stay as they are until everything is routed: trapezoids take the room of others. Nanometres,
 * as all here.
 */
export const MAX_SKEW = 2_000_000;
/** What is left is no more worth a trapezoid. */
const REST = 50_000;
/** Of one leg. */
const MAX_TRAPEZOIDS = 24;

/** The pair with lengths as near to each other as there is room for; the same where they differ by no more than `MAX_SKEW`. */
export function matchedPair(copper: PairCopper, check: PairCheck): PairCopper {
  const { positive, negative } = copper;
  if (Math.abs(positive.length - negative.length) <= MAX_SKEW) return copper;
  const isPositive = positive.length < negative.length;
  const [short, long] = isPositive ? [positive, negative] : [negative, positive];
  const pairOf = (wire: PairWire): PairCopper =>
    isPositive ? { positive: wire, negative: long } : { positive: long, negative: wire };
  const width = 2 * check.rule.halfWidth;
  let wire = short;
  let count = 0;
  for (const widths of TRAPEZOIDS[1])
    for (const place of wire.tracks.keys())
      for (let next = 0; count < MAX_TRAPEZOIDS; count += 1) {
        const lack = long.length - wire.length;
        if (lack < REST) return pairOf(wire);
        const { layer, points } = wire.tracks[place]!;
        const bentWire = (bent: PairTrack["points"]): PairWire => wireWith(wire, place, { layer, points: bent });
        const found = withBump(points, {
          from: next,
          height: Math.min(widths * width, TRAPEZOID.heightOf(lack, width)),
          width,
          isFree: (bent) => isPairLegal(pairOf(bentWire(bent)), check),
        });
        if (!found) break;
        [wire, next] = [bentWire(found.points), found.next];
      }
  return pairOf(wire);
}

function wireWith(wire: PairWire, place: number, track: PairTrack): PairWire {
  const tracks = wire.tracks.map((other, index) => (index === place ? track : other));
  const length = tracks.reduce((sum, { points }) => sum + lengthOf(points), 0);
  return { ...wire, tracks, length };
}
