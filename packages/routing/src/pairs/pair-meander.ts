/**
 * Equal lengths of both tracks of a pair: the shorter one gets trapezoids beside its straight stretches, ramps of 45°, away
 * from the other track. A ramp of height h adds (√2 − 1) · h.
 */
import type { Spot } from "./headings.ts";
import { isPairLegal, type PairCheck, type PairCopper, type PairTrack, type PairWire } from "./pair-copper.ts";
import { lengthOf } from "./pair-ports.ts";

/**
 * Lengths that differ by less stay as they are: USB 2.0 and slower pairs allow more, and trapezoids take the room of others.
 * Nanometres, as all here.
 */
export const MAX_SKEW = 2_000_000;
/** What is left is no more worth a trapezoid. */
const REST = 50_000;
/** Heights that are tried, in widths of the track: low ones keep the pair together. */
const HEIGHTS: readonly number[] = [1.5, 2.5, 4];
/** Of the top of a trapezoid, and between two of them, in widths of the track. */
const TOP = 2;
const APART = 2;
const GAIN = 2 * (Math.SQRT2 - 1);
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
  let wire = short;
  let count = 0;
  for (const widths of HEIGHTS)
    for (const track of wire.tracks.keys()) {
      const height = widths * 2 * check.rule.halfWidth;
      for (let next = 0; count < MAX_TRAPEZOIDS; count += 1) {
        const lack = long.length - wire.length;
        if (lack < REST) return pairOf(wire);
        const found = withTrapezoid(wire, { track, from: next, height: Math.min(height, lack / GAIN), check, pairOf });
        if (!found) break;
        [wire, next] = [found.wire, found.next];
      }
    }
  return pairOf(wire);
}

interface Task {
  readonly track: number;
  /** Of the track's points, the first that a trapezoid may begin behind. */
  readonly from: number;
  readonly height: number;
  readonly check: PairCheck;
  readonly pairOf: (wire: PairWire) => PairCopper;
}

/** The wire with one more trapezoid in the track, and the point that the next one may begin behind. */
function withTrapezoid(wire: PairWire, { track, from, height, check, pairOf }: Task) {
  const { layer, points } = wire.tracks[track]!;
  const width = 2 * check.rule.halfWidth;
  for (let i = Math.max(1, from + 1); i < points.length; i += 1) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const along = octilinear(a, b);
    if (!along) continue;
    const unit = Math.hypot(along.x, along.y);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const base = 2 * height + TOP * width;
    // Where one has ended the next begins at once; at corners there is room for the ramp beside the bend.
    for (let start = APART * width; start + base + APART * width <= length; start += 2 * width)
      for (const side of [1, -1]) {
        const bump = trapezoid(a, along, {
          start: start / unit,
          height: height / unit,
          top: (TOP * width) / unit,
          side,
        });
        const bent: PairTrack = { layer, points: [...points.slice(0, i), ...bump, ...points.slice(i)] };
        const longer = wireWith(wire, track, bent);
        if (isPairLegal(pairOf(longer), check)) return { wire: longer, next: i + bump.length - 1 };
      }
  }
  return undefined;
}

/** Direction of a stretch in whole steps; undefined where it is at no multiple of 45°. */
function octilinear(a: Spot, b: Spot): Spot | undefined {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  if (x === 0 && y === 0) return undefined;
  if (Math.min(x, y) > 2 && Math.abs(x - y) > 2) return undefined;
  return { x: x > 2 ? Math.sign(dx) : 0, y: y > 2 ? Math.sign(dy) : 0 };
}

function trapezoid(
  a: Spot,
  along: Spot,
  { start, height, top, side }: { start: number; height: number; top: number; side: number },
): Spot[] {
  const out = { x: -along.y * side, y: along.x * side };
  const at = (far: number, aside: number): Spot => ({
    x: a.x + along.x * far + out.x * aside,
    y: a.y + along.y * far + out.y * aside,
  });
  const [first, high, flat] = [Math.round(start), Math.round(height), Math.round(top)];
  return [at(first, 0), at(first + high, high), at(first + high + flat, high), at(first + 2 * high + flat, 0)];
}

function wireWith(wire: PairWire, place: number, track: PairTrack): PairWire {
  const tracks = wire.tracks.map((other, index) => (index === place ? track : other));
  const length = tracks.reduce((sum, { points }) => sum + lengthOf(points), 0);
  return { ...wire, tracks, length };
}
