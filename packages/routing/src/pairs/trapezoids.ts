/** Trapezoids beside straight stretches of a track: ramps of 45° make it longer without leaving its neighbourhood. */
import type { Spot } from "./headings.ts";

/** Heights that are tried, in widths of the track: low ones keep a pair together. */
export const TRAPEZOID_HEIGHTS: readonly number[] = [1.5, 2.5, 4];
/** The same from the lowest on: beside these the two tracks still count as coupled. */
export const LOW_TRAPEZOID_HEIGHTS: readonly number[] = [1, ...TRAPEZOID_HEIGHTS];
/** A ramp of height h adds (√2 − 1) · h; a trapezoid has two. */
export const TRAPEZOID_GAIN = 2 * (Math.SQRT2 - 1);
/** Of the top of a trapezoid, and between two of them, in widths of the track. */
const TOP = 2;
const APART = 2;

export interface TrapezoidTask {
  /** Of the track's points, the first that a trapezoid may begin behind. */
  readonly from: number;
  /** Nanometres, as `width`, the track's own. */
  readonly height: number;
  readonly width: number;
  /** Whether the track may run like that; the trapezoid alone is `bump`. */
  readonly isFree: (bent: readonly Spot[], bump: readonly Spot[]) => boolean;
}

/** The track with one more trapezoid, and the point that the next one may begin behind; undefined where none has room. */
export function withTrapezoid(
  points: readonly Spot[],
  { from, height, width, isFree }: TrapezoidTask,
): { readonly points: readonly Spot[]; readonly next: number } | undefined {
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
        const bent = [...points.slice(0, i), ...bump, ...points.slice(i)];
        if (isFree(bent, bump)) return { points: bent, next: i + bump.length - 1 };
      }
  }
  return undefined;
}

/** Direction of a stretch in whole steps; undefined where it is at no multiple of 45°. */
export function octilinear(a: Spot, b: Spot): Spot | undefined {
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
