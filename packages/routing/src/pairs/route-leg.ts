import type { BoardProblem } from "../adapt/board-problem.ts";
import type { StaticIndex } from "../exact/static-index.ts";
import { capsuleShape, circleShape, type Shape } from "../geometry/shape.ts";
import type { Obstacle } from "../problem.ts";
import type { DifferentialPair } from "./find-pairs.ts";
import { type LatticeWish, latticeAround } from "./leg-lattice.ts";
import { copperOfPair, isPairLegal, type PairCopper } from "./pair-copper.ts";
import { PairGround } from "./pair-ground.ts";
import { matchedPair } from "./pair-meander.ts";
import { findPorts, type PairPort } from "./pair-ports.ts";
import { type ApartReason, inMm } from "./pair-report.ts";
import type { PairRule } from "./pair-rule.ts";
import { searchCentreLine } from "./pair-search.ts";
import { distanceBetween, type PadCouple, type PairStation } from "./pair-stations.ts";

/** A leg that is coupled for less than this part of its length is none. */
const MIN_COUPLED = 0.4;
/** Coupled length that a leg has to have for every pair of its vias. */
const LENGTH_A_VIA = 3_000_000;
/** A leg longer than this for the distance between its stations is a worse fault than two tracks that part. */
const MAX_DETOUR = 1.5;
const DETOUR_GRACE = 5_000_000;
/** Poses that the search of one leg may visit on one lattice. */
const MAX_POPS = 400_000;
const STRIDE = 1_000;
/** Other ports are tried so often where finished copper comes too near to itself: 78 legs of 60 boards all fitted at once. */
const MAX_TRIES = 2;
const FINEST = 60_000;
/** How a leg is looked for, one after the other until it is found. */
const WISHES: readonly LatticeWish[] = [
  { pitch: 100_000, margin: 4_000_000 },
  { pitch: FINEST, margin: 3_000_000 },
  { pitch: 120_000, margin: 20_000_000 },
];

export interface LaidLeg {
  readonly from: PadCouple;
  readonly to: PadCouple;
  readonly copper: PairCopper;
  readonly rule: PairRule;
}

/** What a leg is laid on. */
export interface LegSite {
  readonly problem: BoardProblem;
  readonly index: StaticIndex;
  readonly pair: DifferentialPair;
  readonly rule: PairRule;
}

type LegResult =
  | { readonly status: "laid"; readonly leg: LaidLeg }
  | { readonly status: "apart"; readonly reason: ApartReason; readonly message: string };

/** Looks for a leg on one lattice after the other, and says why it is none where it finds none. */
export function* routeLeg(site: LegSite, from: PairStation, to: PairStation): Generator<number, LegResult> {
  let last: LegResult = { status: "apart", reason: "no-way", message: "no lattice" };
  for (const wish of WISHES) {
    last = yield* routeLegOn(site, from, to, wish);
    // What has no end on one lattice has none on a finer or a larger one.
    if (last.status === "laid" || ["short", "detour", "budget"].includes(last.reason)) return last;
    // Farther away there are no other places beside the pads.
    if (last.reason === "no-port" && wish.pitch <= FINEST) return last;
  }
  return last;
}

function* routeLegOn(
  site: LegSite,
  from: PairStation,
  to: PairStation,
  wish: LatticeWish,
): Generator<number, LegResult> {
  const { problem, index, pair, rule } = site;
  const grid = latticeAround(problem, from, to, wish);
  const ground = new PairGround({ problem, index, pair, rule, grid });
  yield STRIDE;
  let starts = findPorts(ground, from);
  yield Math.round(ground.asked / 4);
  let ends = findPorts(ground, to);
  yield Math.round(ground.asked / 4);
  const shut = starts.length === 0 ? from : ends.length === 0 ? to : undefined;
  if (shut) {
    const message = `at ${shut.label} there is no room for two tracks of ${inMm(2 * rule.halfWidth)} to come together`;
    return { status: "apart", reason: "no-port", message };
  }
  for (let attempt = 0; attempt < MAX_TRIES && starts.length > 0 && ends.length > 0; attempt++) {
    const result = yield* searchCentreLine({ ground, starts, ends, mostPops: MAX_POPS, stride: STRIDE });
    if (result.status === "budget") {
      const message = `the search was stopped after ${MAX_POPS.toLocaleString("en")} steps`;
      return { status: "apart", reason: "budget", message };
    }
    if (result.status === "blocked") break;
    const copper = copperOfPair(ground, result.line);
    const { start, end } = result.line;
    if (isPairLegal(copper, { index, rules: problem.rules, rule })) {
      const { positive, negative } = copper;
      const part = (positive.coupled + negative.coupled) / (positive.length + negative.length);
      if (part < MIN_COUPLED) {
        const message = `both tracks would run together for ${Math.round(100 * part)} % of the way only`;
        return { status: "apart", reason: "short", message };
      }
      const [length, least] = [(positive.length + negative.length) / 2, distanceBetween(from, to)];
      if (length > MAX_DETOUR * least + DETOUR_GRACE) {
        const message = `both tracks would go ${inMm(length)} together for ${inMm(least)}`;
        return { status: "apart", reason: "detour", message };
      }
      const layerChanges = positive.vias.length;
      if (positive.coupled < layerChanges * LENGTH_A_VIA) {
        const message = `${2 * layerChanges} vias for ${inMm(positive.coupled)} of coupled length are not worth it`;
        return { status: "apart", reason: "short", message };
      }
      const matched = matchedPair(copper, { index, rules: problem.rules, rule });
      return { status: "laid", leg: { from: start.couple, to: end.couple, copper: matched, rule } };
    }
    const other = (port: PairPort): boolean => port !== start && port !== end;
    [starts, ends] = [starts.filter(other), ends.filter(other)];
  }
  const width = 2 * (rule.offset + rule.halfWidth + rule.clearance);
  return {
    status: "apart",
    reason: "no-way",
    message: `no path ${inMm(width)} wide for both tracks with their clearance`,
  };
}

/** Laid copper as what later pairs keep away from. */
export function obstaclesOf({ problem, rule }: LegSite, { positive, negative }: PairCopper): Obstacle[] {
  return [positive, negative].flatMap(({ net, tracks, vias }) => {
    const { clearance } = problem.nets[net]!;
    const base = { net, localClearance: false, blocksTracks: true, blocksVias: true } as const;
    const copper = (shape: Shape, layers: number): Obstacle => ({
      ...base,
      kind: "copper",
      shape,
      layers,
      clearance,
      label: "track of a pair",
    });
    const everyLayer = (1 << problem.layerCount) - 1;
    return [
      ...tracks.flatMap(({ layer, points }) =>
        points
          .slice(1)
          .map((to, i) => copper(capsuleShape(points[i]!.x, points[i]!.y, to.x, to.y, rule.halfWidth), 1 << layer)),
      ),
      ...vias.flatMap(({ x, y }): Obstacle[] => [
        copper(circleShape(x, y, rule.via.diameter / 2), everyLayer),
        {
          ...base,
          kind: "hole",
          shape: circleShape(x, y, rule.via.drill / 2),
          layers: everyLayer,
          clearance: problem.rules.holeClearance,
          label: "hole of a pair's via",
        },
      ]),
    ];
  });
}
