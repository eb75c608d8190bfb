/** The engine as its callers see it: a run that is stepped, watched, paused, resumed and asked for its outcome. */
import { type Board, type BoardEdit, copperLayers, withBlocksHeld } from "@tracewright/board";
import type { BoardProblem } from "../adapt/board-problem.ts";
import { type FromBoardOptions, problemFromBoard } from "../adapt/problem-from-board.ts";
import { copperToRecords, type RoutedCopper, recordsToEdit } from "../adapt/to-edits.ts";
import { adoptRoutes } from "../engine/adopt-routes.ts";
import { readCheckpoint, writeCheckpoint } from "../engine/checkpoint.ts";
import { FirstRoundCopper } from "../engine/first-round-copper.ts";
import { measure } from "../engine/legal-subset.ts";
import { negotiateEpoch } from "../engine/negotiate.ts";
import { optimiseEpoch } from "../engine/optimise.ts";
import { repairEpoch } from "../engine/repair.ts";
import { endRun, leading } from "../engine/starts.ts";
import { beginState, type EngineState, type Phase, type Snapshot } from "../engine/state.ts";
import { explainOpen } from "../explain/explain-open.ts";
import type { OpenConnection } from "../explain/open-reason.ts";
import { Finishing, latticeCopper } from "../finish/finishing.ts";
import { chooseGrid } from "../grid/grid.ts";
import { RunInspection } from "../inspect/run-inspection.ts";
import type { Crew } from "../parallel/crew.ts";
import type { RoutingEffort, RoutingOptions } from "../routing-options.ts";
import { prepareParts } from "../search/prepare-parts.ts";
import { Workbench } from "../search/workbench.ts";

/** Nodes that go into a checkpoint in the time of one node visit. */
const NODES_BY_VISIT = 250;
/** Work of reading an object of the board, in node visits. */
const READING_WORK = 100;

export interface RoutingProgress {
  readonly phase: "prepare" | Phase;
  /** An estimate, 0 … 100. */
  readonly percent: number;
  /** Of the best legal snapshot. */
  readonly connected: number;
  readonly total: number;
  readonly vias: number;
  /** Nanometres. */
  readonly length: number;
  /** Of the open ones, those that are known to be impossible: fixed objects alone part their ends. */
  readonly hopeless: number;
  /** Branches still in conflict in the negotiated picture. */
  readonly conflicts: number;
  /** How often repair and improvement have taken turns: 0 in the first of both. */
  readonly cycle: number;
  /** Node visits so far. */
  readonly visits: number;
}

export interface RoutingOutcome {
  readonly status: "complete" | "partial";
  readonly edit: BoardEdit;
  readonly connected: number;
  readonly total: number;
  readonly vias: number;
  /** Nanometres. */
  readonly length: number;
  readonly open: readonly OpenConnection[];
}

/** `turn`: before the next net is grown. Either way the run stops at epoch boundaries, the places a checkpoint can hold. */
export type StepStop = "turn" | "epoch";

/**
 * `exact`: pulled tight beyond the lattice. `none`: as it comes from the lattice, where other routes go that a repair
 * starts from; pours filled around the one may lie otherwise around the other.
 */
export type CopperFinish = "exact" | "none";

export interface RoutingRun {
  /**
   * Prepares the board, for about the time of `work` node visits. All that a run is asked for needs a board that is
   * prepared, and prepares what is left of it in one piece, up to a second: prepare first if it must be interruptible.
   */
  prepare(work: number): "running" | "finished";
  /** Works on for about `work` node visits of the search, or less if it must stop sooner. */
  step(work: number, stopAt?: StepStop): "running" | "finished";
  progress(): RoutingProgress;
  /** The best legal copper so far; with the exact finish once the run is finished. */
  preview(): RoutedCopper;
  /** The state at the last epoch boundary. */
  checkpoint(): Uint8Array;
  /** With the exact finish by default. */
  outcome(finish?: CopperFinish): RoutingOutcome;
  /** The internals of the run, for debugging. */
  inspect(): RunInspection;
}

export interface StartOptions extends RoutingOptions, Pick<FromBoardOptions, "pours" | "fixed" | "stricter"> {
  /**
   * Node visits after which the run ends with the best it has, at the next epoch boundary: the same place whatever the
   * steps, the threads and the pauses. Without end where absent. What prepares, finishes and explains is not counted.
   */
  readonly mostVisits?: number;
  /** Computes on other threads as well; the result is the same without. */
  readonly crew?: Crew;
}

/** Routes what is open on the board. Copper that is there stays as it is; strip the board first to route it again. */
export function startRouting(board: Board, options: StartOptions = {}): RoutingRun {
  return new Run(withBlocksHeld(board), options, undefined);
}

/** Goes on from a checkpoint of the same board and options; the result is that of a run that was never stopped. */
export function resumeRouting(board: Board, checkpoint: Uint8Array, options: StartOptions = {}): RoutingRun {
  return new Run(withBlocksHeld(board), options, checkpoint);
}

/**
 * Goes on with the best copper of a run of this module, all of it free to move, on the same board with its pours filled
 * around that copper: what they do not join is repaired, nothing else is touched.
 */
export function repairRouting(board: Board, routed: RoutingRun, options: StartOptions = {}): RoutingRun {
  if (!(routed instanceof Run)) throw new Error("only a run of this engine can be repaired");
  // What was optimised is optimised; the repair adds little.
  return new Run(withBlocksHeld(board), { ...options, effort: "draft" }, undefined, routed);
}

const NOT_PREPARED: RoutingProgress = {
  phase: "prepare",
  percent: 0,
  connected: 0,
  total: 0,
  vias: 0,
  length: 0,
  hopeless: 0,
  conflicts: 0,
  cycle: 0,
  visits: 0,
};

interface Prepared {
  readonly problem: BoardProblem;
  readonly bench: Workbench;
  readonly state: EngineState;
}

class Run implements RoutingRun {
  readonly #board: Board;
  readonly #options: StartOptions;
  #repaired: Run | undefined;
  #from: Uint8Array | undefined;
  #preparing: Generator<number, Prepared> | undefined;
  #prepared: Prepared | undefined;
  #epoch: Generator<void> | undefined;
  #finishing: Finishing | undefined;
  #firstRound: FirstRoundCopper | undefined;
  #boundary: Uint8Array = new Uint8Array(0);
  #total = 0;

  constructor(board: Board, options: StartOptions, from: Uint8Array | undefined, repaired?: Run) {
    this.#repaired = repaired;
    this.#board = board;
    this.#options = options;
    this.#from = from;
  }

  prepare(work: number): "running" | "finished" {
    let left = work;
    while (!this.#prepared && left > 0) left -= this.#prepareOn();
    return this.#prepared ? "finished" : "running";
  }

  step(work: number, stopAt?: StepStop): "running" | "finished" {
    const { bench, state } = this.#ready();
    bench.budget = work;
    bench.stopsAtTurns = stopAt === "turn";
    while (bench.budget > 0) {
      if (state.phase === "done") {
        const finishing = this.#finishingOf(bench, state);
        if (finishing.measure) break;
        bench.budget -= finishing.step();
        continue;
      }
      this.#epoch ??= epochOf(bench, state, this.#options.effort ?? "normal");
      if (!this.#epoch.next().done) continue;
      this.#epoch = undefined;
      state.visits = bench.spent;
      if (bench.spent >= bench.mostSpent) this.#endEarly(bench, state);
      this.#boundary = writeCheckpoint(bench, state);
      // Bookkeeping at a boundary is not free: all routes are measured, and the whole lattice goes into the checkpoint.
      bench.budget -= 1_000 + bench.grid.nodes / NODES_BY_VISIT;
      if (stopAt) break;
    }
    bench.stopsAtTurns = false;
    return this.#finished(state) ? "finished" : "running";
  }

  progress(): RoutingProgress {
    const { state, bench } = this.#prepared ?? {};
    if (!state || !bench) return NOT_PREPARED;
    const lead = this.#shown(state);
    const finished = this.#finished(state);
    const isFinishing = state.phase === "done" && !finished;
    const { vias, length } = finished ?? lead;
    // A later start is one more way to make the board better, whatever it is doing.
    const phase = isFinishing || state.start > 0 ? (finished ? "done" : "optimise") : state.phase;
    return {
      phase,
      percent: isFinishing ? 99 : Math.max(percentOf(state), Math.min(99, (100 * bench.spent) / bench.mostSpent)),
      connected: Math.max(0, this.#total - lead.open),
      total: this.#total,
      vias,
      length: Math.round(length),
      hopeless: bench.hopeless(),
      conflicts: phase === "negotiate" ? state.conflicts : lead.open,
      cycle: state.cycle,
      visits: bench.spent,
    };
  }

  preview(): RoutedCopper {
    const { bench, state, problem } = this.#ready();
    const copper = this.#finished(state)
      ? this.#finishingOf(bench, state).copper()
      : latticeCopper(bench, this.#shown(state));
    return copperToRecords(this.#board, problem, copper);
  }

  checkpoint(): Uint8Array {
    this.#ready();
    return this.#boundary;
  }

  outcome(finish: CopperFinish = "exact"): RoutingOutcome {
    const { bench, state, problem } = this.#ready();
    const copper =
      finish === "exact" ? this.#finishingOf(bench, state).copper() : latticeCopper(bench, this.#shown(state));
    const records = copperToRecords(this.#board, problem, copper);
    // In the middle of an epoch the bench holds half-grown nets that must not be touched: a bench beside it explains.
    const explaining = this.#epoch ? bench.beside() : bench;
    const told = { best: this.#shown(state), hasEnded: state.phase === "done" };
    const open = explainOpen(explaining, told, copperLayers(this.#board));
    let length = 0;
    for (const { segments } of copper)
      for (const { ax, ay, bx, by } of segments) length += Math.hypot(bx - ax, by - ay);
    return {
      status: open.length === 0 ? "complete" : "partial",
      edit: recordsToEdit(this.#board, records),
      connected: Math.max(0, this.#total - open.length),
      total: this.#total,
      vias: copper.reduce((sum, { vias }) => sum + vias.length, 0),
      length: Math.round(length),
      open,
    };
  }

  inspect(): RunInspection {
    const { bench, state, problem } = this.#ready();
    const isEpochBoundary = () => this.#epoch === undefined;
    const best = () => this.#shown(state);
    return new RunInspection({ bench, state, netIds: problem.netIds, isEpochBoundary, best });
  }

  /**
   * The best legal board so far. Until the first round has brought one that joins more, that is what of the round itself
   * breaks no rule, so that there is copper to see, and to end with, after the first nets.
   */
  #shown(state: EngineState): Snapshot {
    const lead = leading(state);
    if (state.phase !== "negotiate") this.#firstRound = undefined;
    if (!this.#firstRound) return lead;
    if (state.round === 0) this.#firstRound.follow(state);
    const { snapshot } = this.#firstRound;
    return snapshot.open < lead.open ? snapshot : lead;
  }

  #endEarly(bench: Workbench, state: EngineState): void {
    if (state.phase !== "done") endRun(bench, state, this.#shown(state));
  }

  /** The finish of the best snapshot as it stands. */
  #finishingOf(bench: Workbench, state: EngineState): Finishing {
    const lead = this.#shown(state);
    if (this.#finishing?.snapshot !== lead) this.#finishing = new Finishing(bench, lead);
    return this.#finishing;
  }

  /** What the finished copper measures, once the run is done with everything. */
  #finished({ phase, best }: EngineState): Finishing["measure"] {
    return phase === "done" && this.#finishing?.snapshot === best ? this.#finishing.measure : undefined;
  }

  #ready(): Prepared {
    while (!this.#prepared) this.#prepareOn();
    return this.#prepared;
  }

  /** Prepares a piece; answers the work, in node visits. What throws is done again, and throws again, at the next call. */
  #prepareOn(): number {
    const preparing = this.#preparing ?? this.#prepare();
    this.#preparing = undefined;
    const { done, value } = preparing.next();
    if (done) {
      this.#prepared = value;
      return 0;
    }
    this.#preparing = preparing;
    return value;
  }

  *#prepare(): Generator<number, Prepared> {
    const { pours, fixed, stricter, crew, mostVisits, ...asked } = this.#options;
    const run = this.#repaired;
    const before = run ? run.#ready() : undefined;
    const repaired = run &&
      before && {
        gone: new Set(run.preview().removed),
        joined: before.problem.joined,
      };
    const problem = problemFromBoard(this.#board, {
      asked,
      ...(pours && { pours }),
      ...(fixed && { fixed }),
      ...(stricter && { stricter }),
      ...repaired,
    });
    yield READING_WORK * problem.obstacles.length;
    const grid = before?.bench.grid ?? chooseGrid(problem);
    const bench = new Workbench(problem, grid, yield* prepareParts(problem, grid));
    bench.crew = crew;
    bench.mostSpent = mostVisits ?? Number.POSITIVE_INFINITY;
    const given = measure(bench);
    this.#total = given.open;
    const seed = this.#options.seed ?? 1;
    const state = this.#from
      ? readCheckpoint(bench, this.#from)
      : run && before
        ? adoptRoutes(bench, { routes: run.#shown(before.state).routes, given: before.problem.given }, seed)
        : freshState(seed, problem.given.length > 0 ? given : { ...given, routes: [] }, this.#options);
    // What the run knew of its open nets when the checkpoint was written.
    if (this.#from && state.phase !== "negotiate") bench.joinable();
    this.#from = undefined;
    this.#repaired = undefined;
    this.#boundary = writeCheckpoint(bench, state);
    const isFirstRound = state.phase === "negotiate" && state.round === 0 && state.start === 0;
    this.#firstRound = isFirstRound ? new FirstRoundCopper(bench, state.best) : undefined;
    return { bench, state, problem };
  }
}

/** A run begins with what is on the board, and with improving it where it is to join nothing. */
function freshState(seed: number, given: Snapshot, { task }: StartOptions): EngineState {
  const phase = given.routes.length === 0 || task !== "optimise" ? "negotiate" : "optimise";
  return beginState(seed, given.open === 0 && phase === "negotiate" ? "done" : phase, given);
}

function epochOf(bench: Workbench, state: EngineState, effort: RoutingEffort): Generator<void> {
  switch (state.phase) {
    case "negotiate":
      return negotiateEpoch(bench, state);
    case "repair":
      return repairEpoch(bench, state);
    default:
      return optimiseEpoch(bench, state, effort);
  }
}

/** The trials of all starts share the last fifth; what a later start does before its trials is little. */
function percentOf(state: EngineState): number {
  const { start, starts } = state;
  if (start > 0 && state.phase !== "done") {
    const trials = state.trialBudget > 0 ? state.trialPops / state.trialBudget : 0;
    return Math.min(99, 80 + Math.floor((20 * (start + trials)) / starts));
  }
  const part = state.order.length > 0 ? state.position / state.order.length : 0;
  switch (state.phase) {
    case "negotiate":
      return Math.round(60 * (1 - 1 / (1 + (state.round + part) / 5)));
    case "repair":
      return 60 + Math.round(15 * (1 - 1 / (1 + (state.round + part) / 2)));
    case "optimise":
      if (state.trialBudget > 0) return 80 + Math.floor((20 * state.trialPops) / state.trialBudget / starts);
      return 75 + Math.round((5 * (Math.max(0, state.round - 1) + part)) / 3);
    case "done":
      return 100;
  }
}
