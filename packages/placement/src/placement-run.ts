import {
  applyEdit,
  type Board,
  type BoardEdit,
  type Circuit,
  type Footprint,
  type ItemId,
  type Point,
  toMm,
} from "@tracewright/board";
import { type AnnealState, annealMove } from "./anneal.ts";
import { candidateEdit } from "./candidate-edit.ts";
import { Construction, type SavedConstruction } from "./construct.ts";
import { Cost } from "./cost.ts";
import { type CompromiseKind, findCompromises } from "./find-compromises.ts";
import { placementProblemFromBoard } from "./from-board.ts";
import { largestFreeRoom } from "./largest-free-room.ts";
import { Layout, type Spacing } from "./layout.ts";
import { type CandidateMetrics, measureCandidate } from "./measure-candidate.ts";
import { standInPose } from "./pose.ts";
import { type PlacementProblem, POSES } from "./problem.ts";
import { PROFILES, type Profile, type ProfileName } from "./profile.ts";
import { Random } from "./random.ts";

export interface PlacementOptions {
  /** Same seed, same board: same result. */
  readonly seed?: number;
  /** References of parts that stay: `J1`, `H*`. */
  readonly fixed?: readonly string[];
  /** Forget where all parts are that are neither locked nor fixed. */
  readonly strip?: boolean;
  /** Share of the usual number of annealing moves; 1 unless told. */
  readonly effort?: number;
}

export interface PlacementProgress {
  readonly phase: string;
  readonly percent: number;
  /** Parts that stand legally in the layout at work, of all that are to be placed. */
  readonly placed: number;
  readonly total: number;
  /** Candidates that are finished. */
  readonly candidates: number;
}

export interface PlacementCandidate {
  readonly profile: ProfileName;
  readonly edit: BoardEdit;
  readonly metrics: CandidateMetrics;
  /** Parts without room on the board in this candidate; they stand beside it. Empty: the candidate is legal. */
  readonly unplaced: readonly UnplacedPart[];
  /** What was given up to find room for all. */
  readonly compromises: readonly Compromise[];
}

export interface UnplacedPart {
  readonly reference: string;
  /** Width and height of what the part claims, as it stands unturned. */
  readonly needsMm: readonly [number, number];
  /** The largest rectangle left over on the part's side of the board. */
  readonly largestFreeMm: readonly [number, number];
  readonly reason: string;
}

export interface Compromise {
  readonly reference: string;
  readonly kind: CompromiseKind;
  readonly message: string;
}

export interface PlacementOutcome {
  /** Partial: in some candidate parts found no room and stand beside the board, or the run was ended early. */
  readonly status: "complete" | "partial";
  /** Fewer than three when the run was ended early. */
  readonly candidates: readonly PlacementCandidate[];
  /** Every part that is without room in some candidate, once. */
  readonly unplaced: readonly UnplacedPart[];
  /** What was read from the circuit: "C7 decouples VCC at U3 pin 4". */
  readonly reasons: readonly string[];
}

export interface PlacedPart {
  readonly id: ItemId;
  readonly position: Point;
  readonly rotation: number;
  readonly side: Footprint["side"];
}

/** A placement under way. It has no clock: whoever runs it steps it until it is finished or time is up. */
export interface PlacementRun {
  /** Does about `work` units: a unit is one move of annealing. */
  step(work: number): "running" | "finished";
  progress(): PlacementProgress;
  /** Where the moving parts of the layout at work stand now. */
  preview(): readonly PlacedPart[];
  /** Everything needed to go on later exactly as if nothing had happened. */
  checkpoint(): Uint8Array;
  outcome(): PlacementOutcome;
}

const MOVES_PER_PART = 30_000;
const MIN_MOVES = 200_000;
const MAX_MOVES = 3_000_000;
const SNAPSHOT_EVERY = 500;
/** Between the board and parts that found no room on it: 5 mm. */
const BESIDE_GAP = 5_000_000;
/** From where nearly every move is taken to where only gains are. */
const COOLING = 1e-4;

const COMPROMISES: Readonly<Record<CompromiseKind, string>> = {
  "other-side": "was turned over: there was no room on its side of the board.",
  "over-edge": "reaches over the edge of the board with its courtyard; its pads do not.",
  "shares-room":
    "stands over, under or between another part: one without a drawn courtyard, or one whose pins come through the board.",
};
const ROOMLESS: Spacing = { halo: 0, crowded: false, overhang: false };

interface SavedLayout {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly pose: readonly number[];
  readonly stands: readonly number[];
  readonly spacing: Spacing;
}

interface SavedState {
  readonly version: 2;
  readonly profile: number;
  readonly construction: SavedConstruction;
  readonly random: number;
  readonly anneal: AnnealState | null;
  readonly cost: number;
  readonly startTemperature: number;
  readonly layout: SavedLayout;
  readonly best: (SavedLayout & { readonly cost: number }) | null;
  readonly finished: readonly SavedLayout[];
}

/** Begins a placement of the board's free parts. The circuit, where there is one, tells which pins capacitors belong to. */
export function startPlacement(
  board: Board,
  circuit: Circuit | undefined,
  options: PlacementOptions = {},
): PlacementRun {
  return new Run(board, circuit, options);
}

/** Goes on from a checkpoint of the same board, circuit and options, to the same result as without the pause. */
export function resumePlacement(
  board: Board,
  circuit: Circuit | undefined,
  checkpoint: Uint8Array,
  options: PlacementOptions = {},
): PlacementRun {
  return new Run(board, circuit, options, JSON.parse(new TextDecoder().decode(checkpoint)));
}

class Run implements PlacementRun {
  readonly #board: Board;
  readonly #parts: readonly Footprint[];
  readonly #problem: PlacementProblem;
  readonly #reasons: readonly string[];
  readonly #moves: number;
  readonly #seed: number;
  #profileIndex = 0;
  #construction: Construction;
  #random: Random;
  #layout: Layout;
  #cost: Cost;
  #anneal: AnnealState | undefined;
  #currentCost = 0;
  #startTemperature = 0;
  #best: (SavedLayout & { readonly cost: number }) | undefined;
  #finished: SavedLayout[] = [];

  constructor(board: Board, circuit: Circuit | undefined, options: PlacementOptions, saved?: SavedState) {
    const { seed = 1, fixed = [], strip = false, effort = 1 } = options;
    const { problem, parts, reasons } = placementProblemFromBoard(board, { fixed, strip }, circuit);
    this.#board = board;
    this.#parts = parts;
    this.#problem = problem;
    this.#reasons = reasons;
    this.#moves = Math.round(Math.min(MAX_MOVES, Math.max(MIN_MOVES, problem.partCount * MOVES_PER_PART)) * effort);
    this.#seed = seed;
    this.#random = new Random(seed);
    this.#construction = new Construction(problem);
    this.#layout = new Layout(problem, ROOMLESS);
    this.#cost = new Cost(this.#layout, this.#profile);
    if (saved) this.#restore(saved);
    else this.#begin();
  }

  get #profile(): Profile {
    return PROFILES[Math.min(this.#profileIndex, PROFILES.length - 1)]!;
  }

  step(work: number): "running" | "finished" {
    let left = work;
    while (left > 0 && this.#profileIndex < PROFILES.length) left -= this.#advance();
    return this.#profileIndex < PROFILES.length ? "running" : "finished";
  }

  /** One unit of the current phase; answers the work it was. */
  #advance(): number {
    if (!this.#construction.isDone)
      return this.#construction.advance(this.#layout, this.#cost, { profile: this.#profile, random: this.#random });
    if (!this.#anneal) this.#startAnnealing();
    const state = this.#anneal;
    if (!state || state.done >= this.#moves || this.#problem.partCount === 0) {
      this.#finishProfile();
      return 1;
    }
    this.#currentCost += annealMove(this.#layout, this.#cost, { profile: this.#profile, random: this.#random, state });
    state.done += 1;
    if (state.done % SNAPSHOT_EVERY === 0) this.#cool(state);
    return 1;
  }

  #begin(): void {
    const profile = this.#profile;
    this.#random = new Random(this.#seed * 7919 + this.#profileIndex * 104_729);
    this.#construction = new Construction(this.#problem, { level: this.#construction.levelForNext });
    this.#layout = new Layout(this.#problem, ROOMLESS);
    this.#cost = new Cost(this.#layout, profile);
    this.#anneal = undefined;
    this.#best = undefined;
  }

  #startAnnealing(): void {
    if (this.#layout.stands.some((stands) => stands === 0)) {
      // Parts without room: what stands is kept as it is, legal and honest.
      this.#anneal = { temperature: 0, window: 0, done: this.#moves };
      return;
    }
    const { columns, rows, cell } = this.#problem.area;
    this.#currentCost = this.#cost.total();
    this.#startTemperature = (this.#currentCost / Math.max(1, this.#problem.partCount)) * 0.3 + 1;
    this.#anneal = { temperature: this.#startTemperature, window: (Math.max(columns, rows) * cell) / 3, done: 0 };
  }

  #cool(state: AnnealState): void {
    const { columns, rows, cell } = this.#problem.area;
    const share = state.done / this.#moves;
    state.temperature = this.#startTemperature * COOLING ** share;
    state.window = Math.max(this.#profile.grid * 4, ((Math.max(columns, rows) * cell) / 3) * (1 - share) ** 2);
    if (!this.#best || this.#currentCost < this.#best.cost)
      this.#best = { ...saveLayout(this.#layout), cost: this.#currentCost };
  }

  #finishProfile(): void {
    this.#finished.push(this.#best ?? saveLayout(this.#layout));
    this.#profileIndex += 1;
    if (this.#profileIndex < PROFILES.length) this.#begin();
  }

  progress(): PlacementProgress {
    const total = this.#parts.length;
    const share = this.#profileIndex >= PROFILES.length ? 0 : (this.#anneal?.done ?? 0) / this.#moves;
    const percent =
      this.#profileIndex >= PROFILES.length ? 100 : ((this.#profileIndex + share) / PROFILES.length) * 100;
    const placed = this.#layout.stands.reduce((sum, stands) => sum + stands, 0);
    const doing = this.#construction.isDone ? "improving" : "finding room";
    const phase = this.#profileIndex >= PROFILES.length ? "finished" : `${this.#profile.name}: ${doing}`;
    return { phase, percent, placed, total, candidates: Math.min(this.#profileIndex, PROFILES.length) };
  }

  preview(): readonly PlacedPart[] {
    return this.#parts.flatMap((part, index): PlacedPart[] => {
      if (this.#layout.stands[index] === 0) return [];
      const { x, y, pose } = this.#layout.placeOf(index);
      const { id, position, rotation, side } = standInPose(this.#board, part, { position: { x, y }, pose });
      return [{ id, position, rotation, side }];
    });
  }

  checkpoint(): Uint8Array {
    const state: SavedState = {
      version: 2,
      profile: this.#profileIndex,
      construction: this.#construction.save(),
      random: this.#random.state,
      anneal: this.#anneal ?? null,
      cost: this.#currentCost,
      startTemperature: this.#startTemperature,
      layout: saveLayout(this.#layout),
      best: this.#best ?? null,
      finished: this.#finished,
    };
    return new TextEncoder().encode(JSON.stringify(state));
  }

  #restore(saved: SavedState): void {
    this.#profileIndex = saved.profile;
    this.#construction = new Construction(this.#problem, saved.construction);
    this.#random = new Random(1);
    this.#random.state = saved.random;
    this.#anneal = saved.anneal ? { ...saved.anneal } : undefined;
    this.#currentCost = saved.cost;
    this.#startTemperature = saved.startTemperature;
    this.#layout = restoreLayout(this.#problem, saved.layout);
    this.#cost = new Cost(this.#layout, this.#profile);
    this.#best = saved.best ?? undefined;
    this.#finished = [...saved.finished];
  }

  outcome(): PlacementOutcome {
    const started = this.#construction.isDone && this.#profileIndex < PROFILES.length;
    const layouts = started ? [...this.#finished, this.#best ?? saveLayout(this.#layout)] : this.#finished;
    const candidates = layouts.map((saved, index): PlacementCandidate => {
      const edit = candidateEdit(this.#board, this.#standing(saved));
      const layout = restoreLayout(this.#problem, saved);
      return {
        profile: PROFILES[index]!.name,
        edit,
        metrics: measureCandidate(applyEdit(this.#board, edit)),
        unplaced: describeUnplaced(layout, this.#parts),
        compromises: findCompromises(layout).map(({ part, kind }) => {
          const { reference } = this.#parts[part]!;
          return { reference, kind, message: `${reference} ${COMPROMISES[kind]}` };
        }),
      };
    });
    const unplaced = new Map(
      candidates.flatMap((candidate) => candidate.unplaced.map((part) => [part.reference, part])),
    );
    return {
      status: unplaced.size === 0 && candidates.length === PROFILES.length ? "complete" : "partial",
      candidates,
      unplaced: [...unplaced.values()],
      reasons: this.#reasons,
    };
  }

  /** Parts without room stand in a row right of the board, where they overlap nothing. */
  #standing(layout: SavedLayout): Map<ItemId, Footprint> {
    const { area, frontBoxes, backBoxes } = this.#problem;
    let besideX = area.originX + area.columns * area.cell + BESIDE_GAP;
    const standing = this.#parts.map((part, index) => {
      if (layout.stands[index] !== 0) {
        const position = { x: layout.x[index]!, y: layout.y[index]! };
        return standInPose(this.#board, part, { position, pose: layout.pose[index]! });
      }
      const at = index * POSES * 4;
      const left = Math.min(frontBoxes[at]!, backBoxes[at]!);
      const right = Math.max(frontBoxes[at + 2]!, backBoxes[at + 2]!);
      const x = Math.round(besideX - left);
      besideX += right - left + BESIDE_GAP;
      return standInPose(this.#board, part, { position: { x, y: area.originY }, pose: 0 });
    });
    return new Map(standing.map((part) => [part.id, part]));
  }
}

function saveLayout({ x, y, pose, stands, spacing }: Layout): SavedLayout {
  return { x: [...x], y: [...y], pose: [...pose], stands: [...stands], spacing };
}

function restoreLayout(problem: PlacementProblem, { x, y, pose, stands, spacing }: SavedLayout): Layout {
  const layout = new Layout(problem, spacing);
  for (const [part, stand] of stands.entries()) {
    layout.x[part] = x[part]!;
    layout.y[part] = y[part]!;
    layout.pose[part] = pose[part]!;
    if (stand === 1) layout.put(part, layout.placeOf(part));
  }
  return layout;
}

function describeUnplaced(layout: Layout, parts: readonly Footprint[]): UnplacedPart[] {
  const free = new Map<Footprint["side"], readonly [number, number]>();
  return parts.flatMap(({ reference, side }, part) => {
    if (layout.stands[part] === 1) return [];
    const { width, height } = free.has(side) ? { width: 0, height: 0 } : largestFreeRoom(layout, side);
    const largestFreeMm = free.get(side) ?? ([toMm(width), toMm(height)] as const);
    free.set(side, largestFreeMm);
    const boxes = side === "front" ? layout.problem.frontBoxes : layout.problem.backBoxes;
    const at = part * POSES * 4;
    const needsMm = [toMm(boxes[at + 2]! - boxes[at]!), toMm(boxes[at + 3]! - boxes[at + 1]!)] as const;
    const show = (size: readonly [number, number]) => size.map((length) => length.toFixed(2)).join(" × ");
    const reason = `${reference} needs ${show(needsMm)} mm on the ${side}; the largest free rectangle there is ${show(largestFreeMm)} mm. It was put beside the board.`;
    return [{ reference, needsMm, largestFreeMm, reason }];
  });
}
