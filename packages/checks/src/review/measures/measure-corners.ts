import type { Track } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { ReviewContext } from "../review-context.ts";

/** Two tracks that meet at less than a right angle. */
export interface SharpCorner {
  readonly tracks: readonly [Track, Track];
  readonly at: Point;
  /** Of the angle between them. */
  readonly cosine: number;
}

/** Above this cosine the angle is less than 90°, with room for rounded coordinates. */
const MIN_COSINE = 0.02;

/** Where exactly two ends of one net meet on a layer. */
export function measureCorners({ board }: ReviewContext): SharpCorner[] {
  const ends = new Map<string, { track: Track; at: Point; away: Point }[]>();
  for (const track of board.tracks)
    for (const [at, far] of [
      [track.start, track.end],
      [track.end, track.start],
    ] as const) {
      const key = `${track.layer} ${track.net ?? ""} ${at.x} ${at.y}`;
      const known = ends.get(key) ?? [];
      known.push({ track, at, away: { x: far.x - at.x, y: far.y - at.y } });
      ends.set(key, known);
    }
  return [...ends.values()].flatMap(([a, b, ...more]): SharpCorner[] => {
    if (!a || !b || more.length > 0) return [];
    const lengths = Math.hypot(a.away.x, a.away.y) * Math.hypot(b.away.x, b.away.y);
    const cosine = (a.away.x * b.away.x + a.away.y * b.away.y) / lengths;
    return lengths > 0 && cosine > MIN_COSINE ? [{ tracks: [a.track, b.track], at: a.at, cosine }] : [];
  });
}
