import {
  type Board,
  type Circuit,
  chooseIntents,
  type Footprint,
  type Intent,
  NO_CHOICE,
  rigidMembers,
} from "@tracewright/board";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { mapIntents } from "../bodies/map-intents.ts";
import { findBodies } from "../bodies/with-bodies.ts";
import { CandidateSearch, type SavedSearch } from "../candidate/candidate-search.ts";
import { describeCandidate } from "../candidate/describe-candidate.ts";
import type { PlacementCandidate } from "../candidate/placement-candidate.ts";
import { measureApart } from "../cost/apart.ts";
import { inspectSearch, type PlacementInspection } from "../inspect/run-inspection.ts";
import { readIntents } from "../intent/read-intents.ts";
import { standInPose } from "../problem/pose.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import { PROFILES } from "../problem/profile.ts";
import { restoreLayout } from "../search/candidate-run.ts";
import { BodyRun } from "./body-run.ts";
import type {
  PlacedPart,
  PlacementOptions,
  PlacementOutcome,
  PlacementProgress,
  PlacementRun,
} from "./run-of-placement.ts";

export type * from "./run-of-placement.ts";

const MOVES_PER_PART = 30_000;
const MIN_MOVES = 300_000;
const MAX_MOVES = 3_000_000;
const CHECKPOINT_VERSION = 11;

interface SavedState {
  readonly version: typeof CHECKPOINT_VERSION;
  readonly search: SavedSearch;
}

/** Begins a placement of the board's free parts. The circuit, where there is one, tells more of what its parts are for. */
export function startPlacement(
  board: Board,
  circuit: Circuit | undefined,
  options: PlacementOptions = {},
): PlacementRun {
  return beginRun(board, circuit, options);
}

/**
 * Goes on from a checkpoint of the same board, circuit and options, to the same result as without the pause. A
 * checkpoint of an older version of this engine is of no use: the run starts over.
 */
export function resumePlacement(
  board: Board,
  circuit: Circuit | undefined,
  checkpoint: Uint8Array,
  options: PlacementOptions = {},
): PlacementRun {
  const saved = readCheckpoint(checkpoint);
  return beginRun(board, circuit, options, saved.version === CHECKPOINT_VERSION ? saved : undefined);
}

/** Rigid blocks are placed as one part each. */
function beginRun(
  board: Board,
  circuit: Circuit | undefined,
  options: PlacementOptions,
  saved?: SavedState,
): PlacementRun {
  const { choice = NO_CHOICE, fixed, parts } = options;
  const asRead = () => options.intents ?? chooseIntents(readIntents(board, circuit), choice);
  const bodies = rigidMembers(board).size > 0 ? findBodies(board, { intents: asRead(), fixed }) : undefined;
  if (!bodies) return new Run(board, circuit, options, saved);
  const intents = asRead();
  const mapped: PlacementOptions = {
    ...options,
    intents: mapIntents(intents, bodies.bodyOf),
    ...(parts && { parts: [...new Set(parts.map((name) => bodies.bodyOf.get(name) ?? name))] }),
  };
  return new BodyRun(new Run(bodies.board, circuit, mapped, saved), bodies, intents);
}

/** Whether this version of the engine continues from a checkpoint instead of starting over. */
export function isPlacementCheckpointKnown(checkpoint: Uint8Array): boolean {
  return readCheckpoint(checkpoint).version === CHECKPOINT_VERSION;
}

function readCheckpoint(checkpoint: Uint8Array): SavedState {
  return JSON.parse(new TextDecoder().decode(checkpoint));
}

class Run implements PlacementRun {
  readonly #board: Board;
  readonly #parts: readonly Footprint[];
  readonly #rooted: readonly Footprint[];
  readonly #problem: PlacementProblem;
  readonly #intents: readonly Intent[];
  readonly #search: CandidateSearch;
  /** The last picture in which every part stood: a further start constructs again, and a half-built picture shows nothing. */
  #whole: readonly PlacedPart[] | undefined;

  constructor(board: Board, circuit: Circuit | undefined, options: PlacementOptions, saved?: SavedState) {
    const { seed = 1, effort = 1, placingCrew, choice = NO_CHOICE, ...moveOptions } = options;
    const intents = options.intents ?? chooseIntents(readIntents(board, circuit), choice);
    const problemOptions = { ...moveOptions, intents };
    const { problem, parts, rooted } = placementProblemFromBoard(board, problemOptions);
    this.#board = board;
    this.#parts = parts;
    this.#rooted = rooted;
    this.#problem = problem;
    this.#intents = intents;
    const moves = Math.min(MAX_MOVES, Math.max(MIN_MOVES, problem.partCount * MOVES_PER_PART));
    const crew = placingCrew && { crew: placingCrew, session: placingCrew.open(board, problemOptions) };
    const search = { seed, moves: Math.max(1, Math.round(moves * effort)), crew };
    this.#search = new CandidateSearch(problem, search, saved?.search);
  }

  step(work: number): "running" | "finished" {
    this.#search.step(work);
    return this.#search.isFinished ? "finished" : "running";
  }

  progress(): PlacementProgress {
    const { shown, stage, share, isFinished } = this.#search;
    return {
      phase: isFinished ? "finished" : `${shown.profile.name}: ${stage === "room" ? "finding room" : "improving"}`,
      percent: share * 100,
      placed: shown.layout.stands.reduce((sum, stands) => sum + stands, 0),
      total: this.#parts.length,
      candidates: isFinished ? PROFILES.length : 0,
    };
  }

  inspect(): PlacementInspection {
    return inspectSearch(this.#search, this.#intents);
  }

  preview(): readonly PlacedPart[] {
    const { layout } = this.#search.shown;
    if (this.#whole && layout.stands.includes(0)) return this.#whole;
    const picture = this.#parts.flatMap((part, index): PlacedPart[] => {
      if (layout.stands[index] === 0) return [];
      const { x, y, pose } = layout.placeOf(index);
      const { id, position, rotation, side } = standInPose(this.#board, part, { position: { x, y }, pose });
      return [{ id, position, rotation, side }];
    });
    if (picture.length === this.#parts.length) this.#whole = picture;
    return picture;
  }

  checkpoint(): Uint8Array {
    const state: SavedState = {
      version: CHECKPOINT_VERSION,
      search: this.#search.save(),
    };
    return new TextEncoder().encode(JSON.stringify(state));
  }

  outcome(): PlacementOutcome {
    const found = this.#search.candidates();
    const candidates = found.map(({ run, layout }, index): PlacementCandidate => {
      const others = found.filter((_, other) => other !== index);
      const apart = Math.min(...others.map((other) => measureApart(this.#problem, layout, other.layout)));
      const described = describeCandidate(this.#board, {
        parts: this.#parts,
        rooted: this.#rooted,
        layout: restoreLayout(this.#problem, layout),
        profile: run.profile.name,
        intents: this.#intents,
      });
      return Number.isFinite(apart) ? { ...described, apart: Math.round(apart * 1000) / 1000 } : described;
    });
    const unplaced = new Map(
      candidates.flatMap((candidate) => candidate.unplaced.map((part) => [part.reference, part])),
    );
    return {
      status: unplaced.size === 0 && candidates.length === PROFILES.length ? "complete" : "partial",
      candidates,
      unplaced: [...unplaced.values()],
      intents: this.#intents,
    };
  }
}
