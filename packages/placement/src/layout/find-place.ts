import type { Place } from "../problem/place.ts";
import { BarredBlocks, type Lattice } from "./barred-blocks.ts";
import { CoveredRoom } from "./covered-room.ts";
import type { Layout } from "./layout.ts";

export interface PlaceWish {
  readonly x: number;
  readonly y: number;
  readonly poses: readonly number[];
  /** Positions are multiples of this. */
  readonly step: number;
  /** Farther away than this nothing is looked for. */
  readonly reach?: number;
  /** Of the layout; kept between searches of one layout. */
  readonly cover?: CoveredRoom;
}

const ALL_POSES = -1;
/** Rings that are asked part by part before it pays to know what is covered. */
const BARE_RINGS = 6;

/** The legal place that is nearest to a point, looked for in growing squares; undefined: there is none. */
export function findNearestPlace(layout: Layout, part: number, wish: PlaceWish): Place | undefined {
  const { step, poses } = wish;
  const lattice = latticeOf(layout, step);
  const { left, right, top, bottom } = lattice;
  const column = Math.min(right, Math.max(left, Math.round(wish.x / step)));
  const row = Math.min(bottom, Math.max(top, Math.round(wish.y / step)));
  const rings = Math.ceil((wish.reach ?? Infinity) / step) + 1;
  const reach = Math.min(rings, Math.max(column - left, right - column, row - top, bottom - row));
  const middle = { column: column - left, row: row - top };
  let cover: CoveredRoom | undefined;
  let blocks: BarredBlocks | undefined;
  for (let ring = 0; ring <= reach; ring += 1) {
    if (ring > BARE_RINGS && !cover) {
      cover = wish.cover ?? new CoveredRoom(layout);
      cover.bringUpToDate();
      blocks = new BarredBlocks(layout, part, { cover, poses, lattice });
    }
    const place = nearestOnRing(lattice, { ring, middle, blocks }, (x, y, open) => {
      for (const pose of poses) {
        if ((open & (1 << pose)) === 0 || (cover && !cover.mayFit(part, x, y, pose))) continue;
        const place = { x, y, pose };
        if (layout.fits(part, place)) return place;
      }
      return undefined;
    });
    if (place) return place;
  }
  return undefined;
}

/** Counted from the first column and row of a lattice. */
interface Middle {
  readonly column: number;
  readonly row: number;
}

/** The halves of a ring's sides, each from its middle outwards: which line it is on, and where along it goes. */
const HALVES = [
  { line: -1, isRow: true, way: -1 },
  { line: 1, isRow: true, way: -1 },
  { line: -1, isRow: true, way: 1 },
  { line: 1, isRow: true, way: 1 },
  { line: -1, isRow: false, way: -1 },
  { line: 1, isRow: false, way: -1 },
  { line: -1, isRow: false, way: 1 },
  { line: 1, isRow: false, way: 1 },
] as const;

/**
 * Of the positions at Chebyshev distance `ring` from the middle the nearest one that fits, of equally near ones that of the
 * first half. `fit` answers the place at a position in one of the open poses, one bit each.
 */
function nearestOnRing(
  { step, left, right, top, bottom }: Lattice,
  { ring, middle, blocks }: { ring: number; middle: Middle; blocks: BarredBlocks | undefined },
  fit: (x: number, y: number, open: number) => Place | undefined,
): Place | undefined {
  let best: Place | undefined;
  let nearest = Infinity;
  for (const { line, isRow, way } of HALVES) {
    // Corners belong to the rows, the middles of sides to the way back.
    const ends = isRow ? right - left : bottom - top;
    const across = (isRow ? middle.row : middle.column) + line * ring;
    if (across < 0 || across > (isRow ? bottom - top : right - left)) continue;
    const from = isRow ? middle.column : middle.row;
    const last = Math.min(nearest - 1, isRow ? ring : ring - 1, way < 0 ? from : ends - from);
    for (let away = way < 0 ? 0 : 1; away <= last; ) {
      const along = from + way * away;
      const [column, row] = isRow ? [along, across] : [across, along];
      const open = blocks ? blocks.posesAt(column, row) : ALL_POSES;
      if (blocks && open === 0) {
        away += way < 0 ? (along % blocks.side) + 1 : blocks.side - (along % blocks.side);
        continue;
      }
      const place = fit((left + column) * step, (top + row) * step, open);
      if (place) {
        best = place;
        nearest = away;
        break;
      }
      away += 1;
    }
  }
  return best;
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

function latticeOf(layout: Layout, step: number): Lattice {
  const { area } = layout.problem;
  return {
    step,
    left: Math.ceil(area.originX / step),
    top: Math.ceil(area.originY / step),
    right: Math.floor((area.originX + area.columns * area.cell) / step),
    bottom: Math.floor((area.originY + area.rows * area.cell) / step),
  };
}
