import { CoveredRoom } from "./covered-room.ts";
import type { Layout } from "./layout.ts";
import type { Place } from "./problem.ts";

export interface PlaceWish {
  readonly x: number;
  readonly y: number;
  readonly poses: readonly number[];
  /** Positions are multiples of this. */
  readonly step: number;
  /** Farther away than this nothing is looked for. */
  readonly reach?: number;
  /** Of the layout; whoever looks for many places of one layout keeps it between them. */
  readonly cover?: CoveredRoom;
}

/** Rings that are asked part by part before it pays to know what is covered. */
const BARE_RINGS = 6;

/** The legal place that is nearest to a point, looked for in growing squares; undefined: there is none. */
export function findNearestPlace(layout: Layout, part: number, wish: PlaceWish): Place | undefined {
  const { step } = wish;
  const { left, right, top, bottom } = latticeOf(layout, step);
  const column = Math.min(right, Math.max(left, Math.round(wish.x / step)));
  const row = Math.min(bottom, Math.max(top, Math.round(wish.y / step)));
  const rings = Math.ceil((wish.reach ?? Infinity) / step) + 1;
  const reach = Math.min(rings, Math.max(column - left, right - column, row - top, bottom - row));
  const within = { left: left - column, right: right - column, top: top - row, bottom: bottom - row };
  let cover: CoveredRoom | undefined;
  for (let ring = 0; ring <= reach; ring += 1) {
    if (ring > BARE_RINGS && !cover) {
      cover = wish.cover ?? new CoveredRoom(layout);
      cover.bringUpToDate();
    }
    let best: Place | undefined;
    let bestDistance = Infinity;
    visitRing(ring, within, (dx, dy) => {
      const distance = dx * dx + dy * dy;
      if (distance >= bestDistance) return;
      const x = (column + dx) * step;
      const y = (row + dy) * step;
      for (const pose of wish.poses) {
        if (cover && !cover.mayFit(part, x, y, pose)) continue;
        const place = { x, y, pose };
        if (!layout.fits(part, place)) continue;
        best = place;
        bestDistance = distance;
        return;
      }
    });
    if (best) return best;
  }
  return undefined;
}

/** Positions tried for a place that has to be cleared first; more only where so few are free of what never moves. */
const EJECTION_TRIALS = 12_000;
const FINEST_STEP = 100_000;

export interface EjectingPlace {
  readonly place: Place;
  /** The parts that have to leave. */
  readonly blockers: readonly number[];
}

/** The place that costs least to clear; undefined: not even the empty board has one. */
export function findEjectingPlace(
  layout: Layout,
  part: number,
  options: { poses: readonly number[]; priceOf: (other: number) => number; priceOfPlace: (place: Place) => number },
): EjectingPlace | undefined {
  const { area } = layout.problem;
  const extent = area.columns * area.cell * area.rows * area.cell;
  let step =
    Math.max(1, Math.round(Math.sqrt((extent * options.poses.length) / EJECTION_TRIALS) / FINEST_STEP)) * FINEST_STEP;
  for (;;) {
    const found = cheapestPlace(layout, part, { ...options, step });
    if (found || step === FINEST_STEP) return found;
    step = Math.max(FINEST_STEP, Math.floor(step / 4 / FINEST_STEP) * FINEST_STEP);
  }
}

function cheapestPlace(
  layout: Layout,
  part: number,
  options: {
    poses: readonly number[];
    step: number;
    priceOf: (other: number) => number;
    priceOfPlace: (place: Place) => number;
  },
): EjectingPlace | undefined {
  const { left, right, top, bottom } = latticeOf(layout, options.step);
  let best: EjectingPlace | undefined;
  let lowest = Infinity;
  for (const pose of options.poses)
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) {
        const place = { x: column * options.step, y: row * options.step, pose };
        if (!layout.fitsArea(part, place)) continue;
        const blockers = layout.blockersOf(part, place);
        const price = blockers.reduce((sum, other) => sum + options.priceOf(other), options.priceOfPlace(place));
        if (price >= lowest) continue;
        lowest = price;
        best = { place, blockers };
      }
  return best;
}

function latticeOf(layout: Layout, step: number) {
  const { area } = layout.problem;
  return {
    left: Math.ceil(area.originX / step),
    top: Math.ceil(area.originY / step),
    right: Math.floor((area.originX + area.columns * area.cell) / step),
    bottom: Math.floor((area.originY + area.rows * area.cell) / step),
  };
}

/** The offsets at Chebyshev distance `ring` from the middle, as far as they are within bounds. */
function visitRing(
  ring: number,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  visit: (dx: number, dy: number) => void,
): void {
  if (ring === 0) {
    visit(0, 0);
    return;
  }
  const [hasLeft, hasRight, hasTop, hasBottom] = [-ring >= left, ring <= right, -ring >= top, ring <= bottom];
  for (let along = Math.max(-ring, left); along <= Math.min(ring, right); along += 1) {
    if (hasTop) visit(along, -ring);
    if (hasBottom) visit(along, ring);
  }
  for (let along = Math.max(1 - ring, top); along <= Math.min(ring - 1, bottom); along += 1) {
    if (hasLeft) visit(-ring, along);
    if (hasRight) visit(ring, along);
  }
}
