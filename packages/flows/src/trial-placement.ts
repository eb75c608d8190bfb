/**
 * A placement whose candidates are routed on trial: wires that look short may have no room, and only routing tells. The
 * run finds the candidates, then routes each with effort `draft` and within one allowance of work, so that what comes of it
 * can be compared, on any machine; it stands beside the candidate's other numbers. Stepped, paused and resumed as one run.
 */
import { applyEdit, type Board, type Circuit, editBetween } from "@tracewright/board";
import {
  isPlacementCheckpointKnown,
  type PlacedPart,
  type PlacementCandidate,
  type PlacementOptions,
  type PlacementOutcome,
  type PlacementRun,
  resumePlacement,
  startPlacement,
} from "@tracewright/placement";
import type { Crew } from "@tracewright/routing";
import { dividePlanes } from "./divided-planes/divide-planes.ts";
import {
  countConnections,
  netsWithoutPour,
  type TrialHelp,
  type TrialPiece,
  type TrialRouting,
  TrialRun,
} from "./trial-piece.ts";

export interface TriedCandidate extends PlacementCandidate {
  /** Absent where the run was ended before its turn, or where parts found no room. */
  readonly trial?: TrialRouting;
}

export interface TrialPlacementOutcome extends Omit<PlacementOutcome, "candidates"> {
  readonly candidates: readonly TriedCandidate[];
}

export interface TrialPlacementProgress {
  readonly phase: string;
  readonly percent: number;
  /** Candidates that nothing is left to be done for. */
  readonly candidates: number;
  /** Parts that stand legally in the layout at work, of all that are to be placed. */
  readonly placed: number;
  readonly total: number;
  /** Of the trial under way. */
  readonly trial?: { readonly connected: number; readonly total: number; readonly vias: number };
}

export interface TrialPlacementOptions extends PlacementOptions {
  /** Computes trials on other threads as well; the result is the same without. */
  readonly crew?: Crew | undefined;
  /** Node visits that the trial of every candidate may take; by the number of connections where absent. */
  readonly trialVisits?: number;
  /** Computes trials elsewhere; the result is the same without. */
  readonly help?: TrialHelp | undefined;
}

export interface TrialPlacement {
  /** Works on for about `work` moves of annealing, or node visits of a trial. */
  step(work: number): "running" | "finished";
  progress(): TrialPlacementProgress;
  preview(): readonly PlacedPart[];
  checkpoint(): Uint8Array;
  outcome(): TrialPlacementOutcome;
}

/** What placing is of the whole, for the bar that people see. */
const PLACING_SHARE = 0.6;
/** 2: trials have an allowance; those of before cannot be held against them. */
const CHECKPOINT_VERSION = 2;
/** Node visits of a trial: some for every board, more for each connection. */
const VISITS = 5_000_000;
const VISITS_BY_CONNECTION = 120_000;

/** Begins a placement with trials; options as those of the placement. */
export function startTrialPlacement(
  board: Board,
  circuit: Circuit | undefined,
  options: TrialPlacementOptions = {},
): TrialPlacement {
  const placement = startPlacement(board, circuit, placementOptions(options));
  return new Run({ board, circuit }, options, placement);
}

/** Goes on from a checkpoint of the same board, circuit and options. */
export function resumeTrialPlacement(
  board: Board,
  circuit: Circuit | undefined,
  checkpoint: Uint8Array,
  options: TrialPlacementOptions = {},
): TrialPlacement {
  const saved = readCheckpoint(checkpoint);
  // Trials must not be reported for candidates that are searched again.
  if (!saved || !isPlacementCheckpointKnown(saved.placement)) return startTrialPlacement(board, circuit, options);
  const placement = resumePlacement(board, circuit, saved.placement, placementOptions(options));
  return new Run({ board, circuit }, options, placement, saved);
}

/** What is the placement's: it sends its options to threads, where the crew of the trials cannot go. */
function placementOptions({
  crew: _,
  trialVisits: __,
  help: ___,
  ...options
}: TrialPlacementOptions): PlacementOptions {
  return options;
}

/** What is placed. */
interface Design {
  readonly board: Board;
  readonly circuit: Circuit | undefined;
}

class Run implements TrialPlacement {
  readonly #design: Design;
  readonly #options: TrialPlacementOptions;
  readonly #placement: PlacementRun;
  readonly #trials: (TrialRouting | undefined)[];
  /** Node visits that each trial may take: the same for all candidates. */
  readonly #mostVisits: number;
  #placed: PlacementOutcome | undefined;
  #trial: TrialRun | undefined;
  /** Of candidates whose turn has not come. */
  readonly #answers: Map<number, TrialRouting>;
  /** Of the trial that a resumed run goes on with. */
  #saved: Uint8Array | undefined;

  constructor(design: Design, options: TrialPlacementOptions, placement: PlacementRun, saved?: SavedState) {
    const { board } = design;
    this.#design = design;
    this.#options = options;
    this.#placement = placement;
    this.#mostVisits =
      options.trialVisits ?? VISITS + VISITS_BY_CONNECTION * countConnections(board, netsWithoutPour(board));
    this.#trials = [...(saved?.trials ?? [])];
    this.#answers = new Map(saved?.answers);
    this.#saved = saved?.trial;
  }

  step(work: number): "running" | "finished" {
    if (!this.#placed) {
      if (this.#placement.step(work) === "running") return "running";
      this.#placed = withDividedPlanes(this.#placement.outcome(), this.#design);
      this.#offer();
    }
    this.#takeAnswers();
    const candidate = this.#placed.candidates[this.#trials.length];
    if (!candidate) return "finished";
    if (candidate.unplaced.length > 0) this.#trials.push(undefined);
    else this.#work(work);
    this.#takeAnswers();
    return this.#trials.length < this.#placed.candidates.length ? "running" : "finished";
  }

  #work(work: number): void {
    this.#trial ??= this.#begin();
    if (this.#trial.step(work) === "running") return;
    this.#trials.push(this.#trial.outcome());
    this.#trial = undefined;
  }

  #begin(): TrialRun {
    const checkpoint = this.#saved;
    this.#saved = undefined;
    return new TrialRun(this.#design.board, this.#pieceOf(this.#trials.length), {
      crew: this.#options.crew,
      checkpoint,
    });
  }

  #pieceOf(candidate: number): TrialPiece {
    const { edit } = this.#placed!.candidates[candidate]!;
    return { candidate, edit, seed: this.#options.seed ?? 1, mostVisits: this.#mostVisits };
  }

  /** All but the next one, which the run computes itself. */
  #offer(): void {
    const { help } = this.#options;
    if (!help) return;
    const open = this.#placed!.candidates.flatMap(({ unplaced }, candidate) =>
      candidate > this.#trials.length && unplaced.length === 0 && !this.#answers.has(candidate) ? [candidate] : [],
    );
    if (open.length > 0) help.offer(open.toReversed().map((candidate) => this.#pieceOf(candidate)));
  }

  /** Trials that were done elsewhere take the place of the run's own; one that is at work on the same is dropped. */
  #takeAnswers(): void {
    const { help } = this.#options;
    for (let answer = help?.poll(); answer; answer = help?.poll()) this.#answers.set(answer.candidate, answer.trial);
    for (let next = this.#trials.length; this.#answers.has(next); next = this.#trials.length) {
      this.#trials.push(this.#answers.get(next));
      this.#answers.delete(next);
      this.#trial = undefined;
      this.#saved = undefined;
    }
    for (const candidate of this.#answers.keys()) if (candidate < this.#trials.length) this.#answers.delete(candidate);
  }

  progress(): TrialPlacementProgress {
    const { phase, percent, candidates, placed, total } = this.#placement.progress();
    if (!this.#placed) return { phase, percent: percent * PLACING_SHARE, candidates: 0, placed, total };
    const count = this.#placed.candidates.length;
    const next = this.#trials.length;
    const done = next + this.#answers.size;
    const profile = this.#placed.candidates[next]?.profile;
    const figures = this.#trial?.progress();
    return {
      phase: profile ? `${profile}: trial routing` : "finished",
      percent:
        100 * PLACING_SHARE + ((1 - PLACING_SHARE) * (100 * done + (figures?.percent ?? 0))) / Math.max(1, count),
      candidates: Math.min(candidates, done),
      placed,
      total,
      ...(figures && { trial: { connected: figures.connected, total: figures.total, vias: figures.vias } }),
    };
  }

  preview(): readonly PlacedPart[] {
    return this.#placement.preview();
  }

  checkpoint(): Uint8Array {
    return writeCheckpoint({
      placement: this.#placement.checkpoint(),
      trials: this.#trials,
      answers: [...this.#answers],
      trial: this.#trial ? this.#trial.checkpoint() : this.#saved,
    });
  }

  outcome(): TrialPlacementOutcome {
    const placed = this.#placed ?? withDividedPlanes(this.#placement.outcome(), this.#design);
    return {
      ...placed,
      candidates: placed.candidates.map((candidate, index) => {
        const trial = this.#trials[index] ?? this.#answers.get(index);
        return trial ? { ...candidate, trial } : candidate;
      }),
    };
  }
}

/** Which ground a place belongs to is known once the parts stand. */
function withDividedPlanes(outcome: PlacementOutcome, { board, circuit }: Design): PlacementOutcome {
  return {
    ...outcome,
    candidates: outcome.candidates.map((candidate) => {
      const placed = applyEdit(board, candidate.edit);
      const divided = dividePlanes(placed, circuit);
      return divided === placed ? candidate : { ...candidate, edit: editBetween(board, divided) };
    }),
  };
}

interface SavedState {
  readonly placement: Uint8Array;
  readonly trials: readonly (TrialRouting | undefined)[];
  readonly answers: readonly (readonly [candidate: number, TrialRouting])[];
  readonly trial: Uint8Array | undefined;
}

/** A line of JSON with the lengths of what follows: the placement's checkpoint, then that of the trial under way. */
function writeCheckpoint({ placement, trials, answers, trial }: SavedState): Uint8Array {
  const head = {
    version: CHECKPOINT_VERSION,
    placement: placement.length,
    trials: trials.map((entry) => entry ?? null),
    ...(answers.length > 0 && { answers }),
    hasTrial: trial !== undefined,
  };
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const bytes = new Uint8Array(line.length + placement.length + (trial?.length ?? 0));
  bytes.set(line);
  bytes.set(placement, line.length);
  if (trial) bytes.set(trial, line.length + placement.length);
  return bytes;
}

/** Undefined for a checkpoint of an older version, which is of no use; those of before there were trials have one line only. */
function readCheckpoint(bytes: Uint8Array): SavedState | undefined {
  const end = bytes.indexOf(10);
  if (end < 0) return undefined;
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  if (head.version !== CHECKPOINT_VERSION) return undefined;
  const rest = bytes.subarray(end + 1);
  return {
    placement: rest.subarray(0, head.placement),
    trials: head.trials.map((entry: TrialRouting | null) => entry ?? undefined),
    answers: head.answers ?? [],
    trial: head.hasTrial ? rest.slice(head.placement) : undefined,
  };
}
