/** Bumps beside straight stretches of a track make it longer without leaving its neighbourhood. */
import type { Spot } from "./headings.ts";

/** A form of a bump, by its height and the track's width; all nanometres. */
export interface BumpForm {
  /** What it takes of the straight stretch. */
  readonly base: (height: number, width: number) => number;
  readonly gain: (height: number, width: number) => number;
  /** The height that gains so much. */
  readonly heightOf: (gain: number, width: number) => number;
  readonly minHeight: (width: number) => number;
  /** Its corners, along the stretch and aside. */
  readonly corners: (height: number, width: number) => readonly (readonly [along: number, aside: number])[];
}

/** Of the top of a bump, and between two of them, in widths of the track. */
const TOP = 2;
const APART = 2;
/** A ramp of height h adds (√2 − 1) · h; a trapezoid has two. */
const RAMPS_GAIN = 2 * (Math.SQRT2 - 1);
/** What two chamfered corners up and two down, each one width high, are shorter than corners of 90°. */
const CHAMFERS = 4 * (2 - Math.SQRT2);

/** A trapezoid, its sides at 45°: low, and easy to run beside. */
export const TRAPEZOID: BumpForm = {
  base: (height, width) => 2 * height + TOP * width,
  gain: (height) => RAMPS_GAIN * height,
  heightOf: (gain) => gain / RAMPS_GAIN,
  minHeight: () => 0,
  corners: (height, width) => [
    [0, 0],
    [height, height],
    [height + TOP * width, height],
    [2 * height + TOP * width, 0],
  ],
};

/**
 * A meander, its sides upright with chamfered corners: for nets that lack more than their length has room for trapezoids. Its
 * sides are four widths apart, those of two meanders as well (the usual rule against coupling: gaps of three widths).
 */
export const MEANDER: BumpForm = {
  base: (_, width) => (4 + TOP) * width,
  gain: (height, width) => 2 * height - CHAMFERS * width,
  heightOf: (gain, width) => (gain + CHAMFERS * width) / 2,
  minHeight: (width) => 3 * width,
  corners: (height, width) => [
    [0, 0],
    [width, width],
    [width, height - width],
    [2 * width, height],
    [(2 + TOP) * width, height],
    [(3 + TOP) * width, height - width],
    [(3 + TOP) * width, width],
    [(4 + TOP) * width, 0],
  ],
};

/** A form and the heights of it that are tried, in widths of the track. */
export type BumpChoice = readonly [form: BumpForm, heights: readonly number[]];

/** Low ones keep a pair together. */
export const TRAPEZOIDS: BumpChoice = [TRAPEZOID, [1.5, 2.5, 4]];
/** The same from the lowest on: beside these the two tracks still count as coupled. */
export const LOW_TRAPEZOIDS: BumpChoice = [TRAPEZOID, [1, ...TRAPEZOIDS[1]]];
/** For a net of no pair, the highest first: a net of a bus may lack centimetres. */
export const MEANDERS: BumpChoice = [MEANDER, [16, 10, 6, 4]];

export interface BumpTask {
  /** Of the track's points, the first that a bump may begin behind. */
  readonly from: number;
  /** Nanometres, as `width`, the track's own. */
  readonly height: number;
  readonly width: number;
  readonly form?: BumpForm;
  /** Whether the track may run like that; the bump alone is `bump`. */
  readonly isFree: (bent: readonly Spot[], bump: readonly Spot[]) => boolean;
}

/**
 * The track with one more bump, a trapezoid where no form is named, and the point that the next one may begin behind; undefined
 * where none has room.
 */
export function withBump(
  points: readonly Spot[],
  { from, height, width, form = TRAPEZOID, isFree }: BumpTask,
): { readonly points: readonly Spot[]; readonly next: number } | undefined {
  for (let i = Math.max(1, from + 1); i < points.length; i += 1) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const along = octilinear(a, b);
    if (!along) continue;
    const unit = Math.hypot(along.x, along.y);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const base = form.base(height, width);
    const corners = form.corners(height, width).map(([far, aside]) => [far / unit, aside / unit] as const);
    // Where one has ended the next begins at once; at corners there is room for the ramp beside the bend.
    for (let start = APART * width; start + base + APART * width <= length; start += 2 * width)
      for (const side of [1, -1]) {
        const bump = bumpAt(a, along, { start: start / unit, corners, side });
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

function bumpAt(
  a: Spot,
  along: Spot,
  { start, corners, side }: { start: number; corners: readonly (readonly [number, number])[]; side: number },
): Spot[] {
  const out = { x: -along.y * side, y: along.x * side };
  const first = Math.round(start);
  return corners.map(([far, aside]) => {
    const [on, off] = [first + Math.round(far), Math.round(aside)];
    return { x: a.x + along.x * on + out.x * off, y: a.y + along.y * on + out.y * off };
  });
}
