/**
 * A placement of a board that is only proposed: where the trials of all candidates leave many connections open, the next
 * proposal is placed, before any time is spent on routing. The former stands where the next is no better.
 */
import { applyEdit, type Board, boardOutline, type Circuit, copperLayers, editBetween } from "@tracewright/board";
import { boxOfPoints, toMm } from "@tracewright/geometry";
import {
  resumeTrialPlacement,
  startTrialPlacement,
  type TrialPlacement,
  type TrialPlacementOptions,
  type TrialPlacementOutcome,
  type TrialPlacementProgress,
} from "./trial-placement.ts";

export interface GrowingPlacementOptions extends TrialPlacementOptions {
  /** The next proposal for a board: larger, or of more layers. Undefined where there is none. */
  readonly grow?: ((board: Board) => Board | undefined) | undefined;
}

/** What a placement has changed of the board itself. */
export interface BoardGrowth {
  readonly copperLayers?: number;
  readonly sizeMm?: readonly [width: number, height: number];
}

/** Proposals after the first. */
const MAX_GROWTHS = 3;
/**
 * Trials are short: of boards on which they left up to 2 % open, a routing of three minutes left none; of those with 4 to
 * 17 %, four of five kept some.
 */
const MAX_OPEN_SHARE = 0.03;
const MAX_OPEN = 2;
/** Per cent of the bar at the ends of the proposals: the first suffices for most boards. */
const PERCENT_AT_ENDS = [0, 85, 93, 97, 100];

/** Begins a placement that may change the board; without `grow` it is one with trials alone. */
export function startGrowingPlacement(
  board: Board,
  circuit: Circuit | undefined,
  { grow, ...options }: GrowingPlacementOptions = {},
): TrialPlacement {
  const run = startTrialPlacement(board, circuit, options);
  return grow ? new Growing({ base: board, circuit, grow, options }, { board, run, growths: 0 }) : run;
}

/** Goes on from a checkpoint of the same board, circuit and options. */
export function resumeGrowingPlacement(
  board: Board,
  circuit: Circuit | undefined,
  checkpoint: Uint8Array,
  { grow, ...options }: GrowingPlacementOptions = {},
): TrialPlacement {
  if (!grow) return resumeTrialPlacement(board, circuit, checkpoint, options);
  const { growths, former, current } = readStages(checkpoint);
  const boards = [board];
  for (let next = grow(board); next && boards.length <= growths; next = grow(next)) boards.push(next);
  const design = { base: board, circuit, grow, options };
  const resume = (index: number, bytes: Uint8Array): Stage => {
    const own = boards[index]!;
    const run = resumeTrialPlacement(own, circuit, bytes, index === 0 ? options : withoutHelp(options));
    return { board: own, run, growths: index };
  };
  // Of a proposal that is another one today, nothing is of use.
  if (boards.length <= growths) return startGrowingPlacement(board, circuit, { grow, ...options });
  const previous = former && resume(growths - 1, former);
  return new Growing(design, resume(growths, current), previous && finished(previous));
}

/** How the board itself differs after a placement; undefined where it does not. */
export function growthOf(before: Board, after: Board): BoardGrowth | undefined {
  const layers = copperLayers(after).length;
  const [was, is] = [sizeOf(before), sizeOf(after)];
  const isLarger = was !== undefined && is !== undefined && (was[0] !== is[0] || was[1] !== is[1]);
  const hasMore = layers !== copperLayers(before).length;
  return isLarger || hasMore
    ? { ...(hasMore && { copperLayers: layers }), ...(isLarger && { sizeMm: is }) }
    : undefined;
}

function sizeOf(board: Board): readonly [number, number] | undefined {
  const box = boxOfPoints(boardOutline(board).areas.flatMap(({ outer }) => outer));
  return box && [toMm(box.maxX - box.minX), toMm(box.maxY - box.minY)];
}

interface GrowingDesign {
  readonly base: Board;
  readonly circuit: Circuit | undefined;
  readonly grow: (board: Board) => Board | undefined;
  readonly options: TrialPlacementOptions;
}

/** A proposal and its placement. */
interface Stage {
  readonly board: Board;
  readonly run: TrialPlacement;
  readonly growths: number;
}

interface FinishedStage extends Stage {
  readonly outcome: TrialPlacementOutcome;
}

class Growing implements TrialPlacement {
  readonly #design: GrowingDesign;
  #stage: Stage;
  #former: FinishedStage | undefined;
  #chosen: FinishedStage | undefined;

  constructor(design: GrowingDesign, stage: Stage, former?: FinishedStage) {
    this.#design = design;
    this.#stage = stage;
    this.#former = former;
  }

  step(work: number): "running" | "finished" {
    if (this.#chosen) return "finished";
    if (this.#stage.run.step(work) === "running") return "running";
    const stage = finished(this.#stage);
    const open = leastOpen(stage.outcome);
    const before = this.#former && leastOpen(this.#former.outcome);
    if (before && (!open || open.count >= before.count)) {
      this.#chosen = this.#former;
      return "finished";
    }
    const isEnough = !open || open.count <= MAX_OPEN || open.share <= MAX_OPEN_SHARE;
    const next = isEnough || stage.growths >= MAX_GROWTHS ? undefined : this.#design.grow(stage.board);
    if (!next) {
      this.#chosen = stage;
      return "finished";
    }
    const { circuit, options } = this.#design;
    this.#former = stage;
    const run = startTrialPlacement(next, circuit, withoutHelp(options));
    this.#stage = { board: next, run, growths: stage.growths + 1 };
    return "running";
  }

  progress(): TrialPlacementProgress {
    const progress = this.#stage.run.progress();
    if (this.#chosen) return { ...progress, phase: "finished", percent: 100 };
    const { growths } = this.#stage;
    const [from = 0, to = 100] = PERCENT_AT_ENDS.slice(growths);
    return { ...progress, percent: from + ((to - from) * progress.percent) / 100 };
  }

  /** On the board as it was given: the parts of a later proposal would stand beyond its outline. */
  preview(): ReturnType<TrialPlacement["preview"]> {
    const { run } = this.#former ?? this.#stage;
    return run.preview();
  }

  checkpoint(): Uint8Array {
    const { run, growths } = this.#stage;
    return writeStages({ growths, former: this.#former?.run.checkpoint(), current: run.checkpoint() });
  }

  /** Of a run that is ended early, what its last finished proposal came to. */
  outcome(): TrialPlacementOutcome {
    const { board, outcome } = this.#chosen ?? this.#former ?? finished(this.#stage);
    const { base } = this.#design;
    if (board === base) return outcome;
    const candidates = outcome.candidates.map((candidate) => ({
      ...candidate,
      edit: editBetween(base, applyEdit(board, candidate.edit)),
    }));
    return { ...outcome, candidates };
  }
}

/** Others know the board as it was given, not the next proposal. */
function withoutHelp({ help: _, ...options }: TrialPlacementOptions): TrialPlacementOptions {
  return options;
}

function finished(stage: Stage): FinishedStage {
  return { ...stage, outcome: stage.run.outcome() };
}

/** Of the candidate whose trial joins most; undefined where a candidate had no trial. */
function leastOpen({ candidates }: TrialPlacementOutcome): { count: number; share: number } | undefined {
  const trials = candidates.flatMap(({ trial }) => trial ?? []);
  if (trials.length === 0) return undefined;
  const all = trials.map(({ total, connected }) => ({
    count: total - connected,
    share: (total - connected) / Math.max(1, total),
  }));
  return all.toSorted((a, b) => a.count - b.count)[0];
}

interface SavedStages {
  readonly growths: number;
  readonly former: Uint8Array | undefined;
  readonly current: Uint8Array;
}

/** The checkpoint of the first proposal as it is; of a later one a line of JSON, the former's and its own. */
function writeStages({ growths, former, current }: SavedStages): Uint8Array {
  if (growths === 0 || !former) return current;
  const line = new TextEncoder().encode(`${JSON.stringify({ growths, former: former.length })}\n`);
  const bytes = new Uint8Array(line.length + former.length + current.length);
  bytes.set(line);
  bytes.set(former, line.length);
  bytes.set(current, line.length + former.length);
  return bytes;
}

function readStages(bytes: Uint8Array): SavedStages {
  const end = bytes.indexOf(10);
  const head: Record<string, unknown> = end < 0 ? {} : JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  const { growths, former } = head;
  if (typeof growths !== "number" || typeof former !== "number")
    return { growths: 0, former: undefined, current: bytes };
  const rest = bytes.subarray(end + 1);
  return { growths, former: rest.slice(0, former), current: rest.slice(former) };
}
