/**
 * Seats for many parts on a short rim. Parts that come one after another, each where its wires want it, leave gaps that are
 * too short for the next; here they are laid side by side from the corners, in many orders, and the order that seats most
 * is kept. Upright ones stand across the rim where they cannot stand along it.
 */

import type { Xorshift32 } from "@tracewright/algorithms";
import { EDGE_SIDES } from "../footprint/rim.ts";
import { edgeSidesOf, placesAtEdge } from "../layout/edge.ts";
import type { Layout } from "../layout/layout.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";

/** Orders that are tried. */
const ATTEMPTS = 32;
/** Steps along the rim: half of it is lost between two parts in the mean. */
const STEP = 200_000;
/** What one attempt is for a part, in moves of annealing. */
const WORK = 400;

/** Places in a row along one side of the board, in one pose. */
interface Lane {
  readonly places: readonly Place[];
  /** The part stands with its short side there. */
  readonly isAcross: boolean;
}

export interface PackedRim {
  readonly seats: ReadonlyMap<number, Place>;
  /** In moves of annealing. */
  readonly work: number;
}

/** Seats as many of the parts as it can, none of which stands; what stands already is minded. Leaves the layout as it was. */
export function packRim(
  layout: Layout,
  parts: readonly number[],
  { grid, random }: { grid: number; random: Xorshift32 },
): PackedRim {
  const lanes = new Map(parts.map((part) => [part, lanesOf(layout, part, grid)]));
  const isUpright = (part: number) => lanes.get(part)!.some(({ isAcross }) => isAcross);
  const uprights = parts.filter(isUpright);
  let best: Attempt = { seats: new Map(), across: Infinity };
  let attempt = 0;
  for (; attempt < ATTEMPTS && best.seats.size < parts.length; attempt += 1) {
    // The longest first, and then more and more at random, with more and more that are to stand across.
    const share = attempt / ATTEMPTS;
    const keys = new Map(parts.map((part) => [part, sizeOf(layout, part) * (1 - share * random.next())]));
    const order = [...parts].sort(
      (a, b) => Number(isUpright(a)) - Number(isUpright(b)) || keys.get(b)! - keys.get(a)! || a - b,
    );
    const across = new Set(shuffle(uprights, random).slice(0, Math.floor(share * uprights.length)));
    const found = seatInOrder(layout, order, { lanes, across, random });
    if (found.seats.size > best.seats.size || (found.seats.size === best.seats.size && found.across < best.across))
      best = found;
  }
  return { seats: best.seats, work: WORK * parts.length * attempt };
}

interface Attempt {
  readonly seats: ReadonlyMap<number, Place>;
  /** How many stand across. */
  readonly across: number;
}

function seatInOrder(
  layout: Layout,
  order: readonly number[],
  {
    lanes,
    across,
    random,
  }: { lanes: ReadonlyMap<number, readonly Lane[]>; across: ReadonlySet<number>; random: Xorshift32 },
): Attempt {
  const seats = new Map<number, Place>();
  let standAcross = 0;
  for (const part of order) {
    const own = shuffle(lanes.get(part)!, random);
    const wanted = own.filter(({ isAcross }) => isAcross === across.has(part));
    const others = own.filter(({ isAcross }) => isAcross !== across.has(part));
    const isFromEnd = random.next() < 0.5;
    for (const lane of [...wanted, ...others]) {
      const place = firstFree(layout, part, lane, isFromEnd);
      if (!place) continue;
      layout.put(part, place);
      seats.set(part, place);
      if (lane.isAcross) standAcross += 1;
      break;
    }
  }
  for (const part of seats.keys()) layout.takeUp(part);
  return { seats, across: standAcross };
}

function firstFree(layout: Layout, part: number, { places }: Lane, isFromEnd: boolean): Place | undefined {
  const isFree = (place: Place) => layout.fits(part, place);
  return isFromEnd ? places.findLast(isFree) : places.find(isFree);
}

function lanesOf(layout: Layout, part: number, grid: number): Lane[] {
  const { problem } = layout;
  return Array.from({ length: OWN_SIDE_POSES }, (_, pose) => pose).flatMap((pose) => {
    const along = edgeSidesOf(problem, part, pose);
    const isUpright = problem.facing[part * POSES + pose]! < 0;
    return EDGE_SIDES.flatMap((side): Lane[] => {
      const isAcross = !along.includes(side);
      if (isAcross && !isUpright) return [];
      const [from, to] = problem.rim.rangeOf(side);
      const places: Place[] = [];
      for (let at = Math.ceil(from / STEP) * STEP; at <= to; at += STEP)
        places.push(...placesAtEdge(layout, part, { pose, side, along: at, grid }));
      return places.length > 0 ? [{ places, isAcross }] : [];
    });
  });
}

/** The longer side of what the part claims. */
function sizeOf({ problem: { frontBoxes, backBoxes } }: Layout, part: number): number {
  const at = part * POSES * 4;
  const boxes = frontBoxes[at]! <= frontBoxes[at + 2]! ? frontBoxes : backBoxes;
  return Math.max(boxes[at + 2]! - boxes[at]!, boxes[at + 3]! - boxes[at + 1]!);
}

function shuffle<T>(list: readonly T[], random: Xorshift32): T[] {
  const shuffled = [...list];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
  }
  return shuffled;
}
