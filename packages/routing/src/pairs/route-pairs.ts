/**
 * Differential pairs, routed before everything else: both nets of a pair together, from pads to pads. What is laid is
 * copper on the board like any other, and the run that follows goes around it; what cannot be laid as a pair is left to
 * that run, with the reason. The work is bounded and counted, and depends on the board and the options alone.
 */
import { type Board, type BoardEdit, copperLayers, type ItemId, type NetId } from "@tracewright/board";
import type { BoardProblem } from "../adapt/board-problem.ts";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { copperToRecords, type RoutedCopper, recordsToEdit } from "../adapt/to-edits.ts";
import { StaticIndex } from "../exact/static-index.ts";
import type { RoutingOptions } from "../routing-options.ts";
import { copperByNet, lengthOfHeld } from "./copper-of-legs.ts";
import { type DifferentialPair, findDifferentialPairs } from "./find-pairs.ts";
import type { PairWire } from "./pair-copper.ts";
import { lengthOf } from "./pair-ports.ts";
import { type ApartLeg, inMm, type PairLeg, type PairReport } from "./pair-report.ts";
import { pairRuleOf } from "./pair-rule.ts";
import { epsilonOf, type LayerLengths, lengthsByLayer, pairSkew } from "./pair-skew.ts";
import { distanceBetween, findStations, type PadCouple, type PairStation } from "./pair-stations.ts";
import { type LaidLeg, type LegSite, obstaclesOf, routeLeg } from "./route-leg.ts";

export interface PairsOutcome {
  readonly edit: BoardEdit;
  /** What the edit adds. */
  readonly added: RoutedCopper;
  /** Of what is added, the ends of loosened pairs: they may be laid otherwise. */
  readonly movable: ReadonlySet<ItemId>;
  /** Of every pair with something to join. */
  readonly pairs: readonly PairReport[];
}

export interface PairsRun {
  /** Works for about that many poses of the search. */
  step(work: number): "running" | "finished";
  /** Pairs done, and all of them. */
  progress(): { readonly done: number; readonly total: number };
  /** Of a finished run. */
  outcome(): PairsOutcome;
}

/** Stations nearer than this are joined by single tracks: there is no room for a pair to run together. */
const SHORTEST = 1_500_000;
/** Pairs in the way of others, each by its nets or one of them. */
export interface PairsInTheWay {
  /** Reported as such, and not laid. */
  readonly givenUp?: ReadonlySet<NetId>;
  /** Laid, with ends that may be laid otherwise. */
  readonly loosened?: ReadonlySet<NetId>;
}

export function startPairs(board: Board, options: RoutingOptions = {}, inTheWay: PairsInTheWay = {}): PairsRun {
  return new Run(board, options, inTheWay);
}

/** The whole stage at once. */
export function routePairs(board: Board, options: RoutingOptions = {}): PairsOutcome {
  const run = startPairs(board, options);
  while (run.step(100_000) === "running");
  return run.outcome();
}

class Run implements PairsRun {
  readonly #board: Board;
  readonly #givenUp: ReadonlySet<NetId>;
  readonly #loosened: ReadonlySet<NetId>;
  readonly #problem: BoardProblem;
  readonly #pairs: readonly DifferentialPair[];
  readonly #work: Generator<number, readonly RoutedPair[]>;
  #done = 0;
  #result: readonly RoutedPair[] | undefined;

  constructor(board: Board, options: RoutingOptions, { givenUp = new Set(), loosened = new Set() }: PairsInTheWay) {
    this.#board = board;
    this.#givenUp = givenUp;
    this.#loosened = loosened;
    // Pairs go around what is there, whatever else may happen to it.
    this.#problem = problemFromBoard(board, { asked: { ...options, existing: { default: "keep" } } });
    const isAsked = options.task !== "optimise" && options.pairs !== "separate";
    this.#pairs = isAsked ? findDifferentialPairs(board, this.#problem) : [];
    this.#work = this.#route();
  }

  step(work: number): "running" | "finished" {
    let left = work;
    while (!this.#result && left > 0) {
      const next = this.#work.next();
      if (next.done) this.#result = next.value;
      else left -= next.value;
    }
    return this.#result ? "finished" : "running";
  }

  progress(): { done: number; total: number } {
    return { done: this.#done, total: this.#pairs.length };
  }

  outcome(): PairsOutcome {
    const routed = this.#result ?? [];
    const cut = routed.map(({ pair, legs }) => ({ legs, isLoosened: this.#isAmong(this.#loosened, pair) }));
    const recordsOf = (which: "held" | "movable"): RoutedCopper =>
      copperToRecords(this.#board, this.#problem, copperByNet(this.#problem, cut, which));
    const [held, movable] = [recordsOf("held"), recordsOf("movable")];
    const added = { ...held, tracks: [...held.tracks, ...movable.tracks], vias: [...held.vias, ...movable.vias] };
    return {
      edit: recordsToEdit(this.#board, added),
      added,
      movable: new Set([...movable.tracks, ...movable.vias].map(({ id }) => id)),
      pairs: routed.map(({ report }) => report),
    };
  }

  #isAmong(nets: ReadonlySet<NetId>, { positive, negative }: DifferentialPair): boolean {
    return [positive, negative].some((net) => nets.has(this.#problem.netIds[net]!));
  }

  /** In the order of the board; where others keep pairs from their way, again with those first. */
  *#route(): Generator<number, readonly RoutedPair[]> {
    const byPriority = (a: DifferentialPair, b: DifferentialPair): number =>
      this.#problem.nets[b.positive]!.priority - this.#problem.nets[a.positive]!.priority;
    const first = yield* this.#routeInOrder([...this.#pairs].sort(byPriority));
    const early: RoutedPair[] = [];
    for (const [place, routed] of first.entries()) {
      const isFirst = first.slice(0, place).every(({ legs }) => legs.length === 0);
      if (!isFirst && (yield* this.#hasWayAlone(routed))) early.push(routed);
    }
    if (early.length === 0) return inBoardOrder(first);
    const late = first.filter((pair) => !early.includes(pair));
    this.#done = 0;
    const second = yield* this.#routeInOrder([...early, ...late].map(({ pair }) => pair).sort(byPriority));
    return inBoardOrder(isBetter(second, first) ? second : first);
  }

  /** Whether a leg without a way has one where no other pair is laid. */
  *#hasWayAlone({ pair, blocked }: RoutedPair): Generator<number, boolean> {
    if (blocked.length === 0) return false;
    const problem = this.#problem;
    const site: LegSite = {
      problem,
      index: new StaticIndex(problem),
      pair,
      rule: pairRuleOf(this.#board, problem, pair),
    };
    for (const [from, to] of blocked) if ((yield* routeLeg(site, from, to)).status === "laid") return true;
    return false;
  }

  *#routeInOrder(pairs: readonly DifferentialPair[]): Generator<number, readonly RoutedPair[]> {
    let problem = this.#problem;
    let index = new StaticIndex(problem);
    const routed: RoutedPair[] = [];
    for (const pair of pairs) {
      const site: LegSite = { problem, index, pair, rule: pairRuleOf(this.#board, problem, pair) };
      const { legs, apart, blocked, isOpen } = yield* this.#routePair(site);
      this.#done += 1;
      if (!isOpen) continue;
      if (legs.length > 0) {
        problem = {
          ...problem,
          obstacles: [...problem.obstacles, ...legs.flatMap((leg) => obstaclesOf(site, leg.copper))],
        };
        index = new StaticIndex(problem);
      }
      routed.push({ pair, legs, blocked, report: this.#reportOf(pair, legs, apart) });
    }
    return routed;
  }

  /** Joins the stations of a pair by the shortest legs that can be laid. */
  *#routePair(site: LegSite): Generator<number, LaidPair> {
    const { problem, pair } = site;
    const openNets = [pair.positive, pair.negative].filter((net) =>
      problem.terminals.some((terminal) => terminal.net === net),
    );
    const names = `${problem.nets[pair.positive]!.name} and ${problem.nets[pair.negative]!.name}`;
    if (openNets.length === 0) return { legs: [], apart: [], blocked: [], isOpen: false };
    if (this.#isAmong(this.#givenUp, pair)) {
      const message = `more connections could be made with ${names} routed one by one`;
      return { legs: [], apart: [{ reason: "in-the-way", message }], blocked: [], isOpen: true };
    }
    if (openNets.length === 1) {
      const message = `${names}: only ${problem.nets[openNets[0]!]!.name} has anything left to join`;
      return { legs: [], apart: [{ reason: "half-joined", message }], blocked: [], isOpen: true };
    }
    const stations = findStations(this.#board, problem, pair);
    if (stations.length < 2) {
      const message = `${names} have their pads side by side at ${stations[0]?.label ?? "no part"} alone`;
      return { legs: [], apart: [{ reason: "no-station", message }], blocked: [], isOpen: true };
    }
    const legs: LaidLeg[] = [];
    const short: ApartLeg[] = [];
    const failed: { from: number; to: number; leg: ApartLeg }[] = [];
    const group = stations.map((_, station) => station);
    const join = (a: number, b: number): void => {
      const [kept, gone] = [group[a]!, group[b]!];
      group.forEach((of, station) => {
        if (of === gone) group[station] = kept;
      });
    };
    let current = site;
    for (const { from, to, distance } of legsBetween(stations)) {
      if (group[from] === group[to]) continue;
      const [a, b] = [stations[from]!, stations[to]!];
      const between = [a.label, b.label] as const;
      const where = `${a.label} to ${b.label}`;
      const joined = joinedNets(a, b);
      if (joined === 2) {
        join(from, to);
        continue;
      }
      if (joined === 1) {
        failed.push({
          from,
          to,
          leg: { reason: "half-joined", between, message: `${where}: one of ${names} is joined already` },
        });
        continue;
      }
      if (distance < SHORTEST) {
        const message = `${where}: ${inMm(distance)} apart, too short to run as a pair (from ${inMm(SHORTEST)} on)`;
        short.push({ reason: "short", between, message });
        // The single tracks that will join them make one station of both.
        join(from, to);
        continue;
      }
      const found = yield* routeLeg(current, a, b);
      if (found.status === "laid") {
        legs.push(found.leg);
        join(from, to);
        // The next leg of the pair keeps its vias and the other net's track clear of this one.
        const obstacles = [...current.problem.obstacles, ...obstaclesOf(current, found.leg.copper)];
        const next = { ...current.problem, obstacles };
        current = { ...current, problem: next, index: new StaticIndex(next) };
      } else failed.push({ from, to, leg: { reason: found.reason, between, message: `${where}: ${found.message}` } });
    }
    const apart = [...short];
    const blocked: Blocked[] = [];
    for (const { from, to, leg } of failed) {
      if (group[from] === group[to]) continue;
      apart.push(leg);
      if (leg.reason === "no-way") blocked.push([stations[from]!, stations[to]!]);
      join(from, to);
    }
    return { legs, apart, blocked, isOpen: true };
  }

  #reportOf(pair: DifferentialPair, legs: readonly LaidLeg[], apart: readonly ApartLeg[]): PairReport {
    const epsilonR = epsilonOf(this.#board);
    const layers = copperLayers(this.#board);
    const lengths = ({ tracks }: PairWire): LayerLengths =>
      lengthsByLayer(
        this.#board,
        tracks.flatMap(({ layer, points }) => {
          const id = layers[layer];
          return id ? [{ layer: id, length: lengthOf(points) }] : [];
        }),
      );
    const isLoosened = this.#isAmong(this.#loosened, pair);
    // Of loosened pairs only what stays is known to be coupled.
    const coupledOf = (wire: PairWire): number => (isLoosened ? lengthOfHeld(wire) : wire.coupled);
    const wire = (laid: PairWire) => ({
      uncoupledLength: Math.round(laid.length - coupledOf(laid)),
      vias: laid.vias.length,
    });
    const isKept = ({ copper }: LaidLeg): boolean => coupledOf(copper.positive) > 0;
    const kept = legs.filter(isKept);
    const yielding = legs
      .filter((leg) => !isKept(leg))
      .map(({ from, to, copper }): ApartLeg => {
        const [a, b] = [labelOf(from), labelOf(to)];
        const message = `${a} to ${b}: ${inMm(copper.positive.length)} long, so that others may take its room`;
        return { reason: "short", between: [a, b], message };
      });
    return {
      name: pair.name,
      positive: this.#problem.netIds[pair.positive]!,
      negative: this.#problem.netIds[pair.negative]!,
      status: kept.length === 0 ? "separate" : apart.every(({ reason }) => reason === "short") ? "coupled" : "partly",
      legs: kept.map(
        ({ from, to, copper: { positive, negative } }): PairLeg => ({
          from: labelOf(from),
          to: labelOf(to),
          coupledLength: Math.round((coupledOf(positive) + coupledOf(negative)) / 2),
          positive: wire(positive),
          negative: wire(negative),
          skew: pairSkew(lengths(positive), lengths(negative), epsilonR),
        }),
      ),
      apart: [...apart, ...yielding],
    };
  }
}

/** Both ends of a leg without a way. */
type Blocked = readonly [PairStation, PairStation];

interface LaidPair {
  readonly legs: readonly LaidLeg[];
  readonly apart: readonly ApartLeg[];
  readonly blocked: readonly Blocked[];
  /** Whether it had anything to join. */
  readonly isOpen: boolean;
}

interface RoutedPair extends Pick<LaidPair, "legs" | "blocked"> {
  readonly pair: DifferentialPair;
  readonly report: PairReport;
}

function legsBetween(stations: readonly PairStation[]): { from: number; to: number; distance: number }[] {
  return stations
    .flatMap((a, from) =>
      stations.slice(from + 1).map((b, i) => ({ from, to: from + 1 + i, distance: distanceBetween(a, b) })),
    )
    .sort((a, b) => a.distance - b.distance);
}

/** Of how many of the two nets both stations are of one piece of copper already. */
function joinedNets(a: PairStation, b: PairStation): number {
  return (["positive", "negative"] as const).filter((which) => {
    const there = new Set(b.couples.map((couple) => couple[which].terminal));
    return a.couples.some((couple) => there.has(couple[which].terminal));
  }).length;
}

function labelOf({ positive, negative }: PadCouple): string {
  return `${positive.label} and ${negative.label}`;
}

function inBoardOrder(routed: readonly RoutedPair[]): readonly RoutedPair[] {
  return [...routed].sort((a, b) => a.pair.positive - b.pair.positive);
}

function isBetter(a: readonly RoutedPair[], b: readonly RoutedPair[]): boolean {
  const legs = (routed: readonly RoutedPair[]): number => routed.reduce((sum, pair) => sum + pair.legs.length, 0);
  return legs(a) > legs(b);
}
