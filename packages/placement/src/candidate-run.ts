import { type AnnealState, annealMove } from "./anneal.ts";
import { Construction, type SavedConstruction } from "./construct.ts";
import { Cost } from "./cost.ts";
import { Layout, type Spacing } from "./layout.ts";
import type { PlacementProblem } from "./problem.ts";
import type { Profile } from "./profile.ts";
import { Random } from "./random.ts";

const SNAPSHOT_EVERY = 500;
/** From where nearly every move is taken to where only gains are. */
const COOLING = 1e-4;
/** From which part of the annealing on crossings count. */
const CROSSINGS_FROM = 0.4;
const NO_SPACING: Spacing = { halo: 0, crowded: false, overhang: false };

/** A layout at rest, as plain numbers. */
export interface SavedLayout {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly pose: readonly number[];
  readonly stands: readonly number[];
  readonly spacing: Spacing;
}

export interface SavedCandidate {
  readonly construction: SavedConstruction;
  readonly random: number;
  readonly anneal: AnnealState | null;
  readonly cost: number;
  readonly startTemperature: number;
  readonly layout: SavedLayout;
  readonly best: (SavedLayout & { readonly cost: number }) | null;
}

/** One candidate on its way: parts find room first, then annealing improves on where they stand. */
export class CandidateRun {
  readonly profile: Profile;
  readonly layout: Layout;
  readonly #problem: PlacementProblem;
  readonly #moves: number;
  readonly #construction: Construction;
  readonly #random: Random;
  readonly #cost: Cost;
  #isIdle: boolean | undefined;
  #anneal: AnnealState | undefined;
  #currentCost = 0;
  #startTemperature = 0;
  #best: (SavedLayout & { readonly cost: number }) | undefined;

  constructor(
    problem: PlacementProblem,
    start: { profile: Profile; moves: number } & ({ seed: number; level: number } | { saved: SavedCandidate }),
  ) {
    this.profile = start.profile;
    this.#problem = problem;
    this.#moves = start.moves;
    const saved = "saved" in start ? start.saved : undefined;
    this.#construction = new Construction(problem, "saved" in start ? start.saved.construction : start);
    this.#random = new Random("saved" in start ? 1 : start.seed);
    this.layout = saved ? restoreLayout(problem, saved.layout) : new Layout(problem, NO_SPACING);
    this.#cost = new Cost(this.layout, start.profile);
    if (!saved) return;
    this.#random.state = saved.random;
    this.#anneal = saved.anneal ? { ...saved.anneal } : undefined;
    this.#currentCost = saved.cost;
    this.#startTemperature = saved.startTemperature;
    this.#best = saved.best ?? undefined;
    if (this.#anneal && this.#anneal.done >= this.#crossingsFrom) this.#cost.countCrossings();
  }

  /** Every part stands, or there is no room for it: from here on there is something to show. */
  get isConstructed(): boolean {
    return this.#construction.isDone;
  }

  get isFinished(): boolean {
    return this.isConstructed && this.share === 1;
  }

  /** Share of the annealing that is done. */
  get share(): number {
    if (!this.isConstructed) return 0;
    // Where parts found no room, what stands is kept as it is. Annealing never takes a part up, so this is asked once.
    this.#isIdle ??= this.#problem.partCount === 0 || this.layout.stands.includes(0);
    return this.#isIdle ? 1 : Math.min(1, (this.#anneal?.done ?? 0) / this.#moves);
  }

  get levelForNext(): number {
    return this.#construction.levelForNext;
  }

  /** One unit of work; answers how much it was, in moves. */
  advance(): number {
    if (!this.#construction.isDone)
      return this.#construction.advance(this.layout, this.#cost, { profile: this.profile, random: this.#random });
    const state = this.#anneal ?? this.#startAnnealing();
    const tools = { profile: this.profile, random: this.#random, state };
    this.#currentCost += annealMove(this.layout, this.#cost, tools);
    state.done += 1;
    if (state.done === this.#crossingsFrom) this.#beginCrossings();
    if (state.done % SNAPSHOT_EVERY === 0) this.#cool(state);
    return 1;
  }

  /** The best so far. */
  result(): SavedLayout {
    return this.#best ?? saveLayout(this.layout);
  }

  save(): SavedCandidate {
    return {
      construction: this.#construction.save(),
      random: this.#random.state,
      anneal: this.#anneal ?? null,
      cost: this.#currentCost,
      startTemperature: this.#startTemperature,
      layout: saveLayout(this.layout),
      best: this.#best ?? null,
    };
  }

  get #crossingsFrom(): number {
    return Math.round(this.#moves * CROSSINGS_FROM);
  }

  /** What was best without crossings need not be best with them. */
  #beginCrossings(): void {
    this.#cost.countCrossings();
    this.#currentCost = this.#cost.total();
    this.#best = undefined;
  }

  #startAnnealing(): AnnealState {
    this.#currentCost = this.#cost.total();
    this.#startTemperature = (this.#currentCost / Math.max(1, this.#problem.partCount)) * 0.3 + 1;
    this.#anneal = { temperature: this.#startTemperature, window: this.#widestWindow, done: 0 };
    return this.#anneal;
  }

  get #widestWindow(): number {
    const { columns, rows, cell } = this.#problem.area;
    return (Math.max(columns, rows) * cell) / 3;
  }

  #cool(state: AnnealState): void {
    const share = state.done / this.#moves;
    state.temperature = this.#startTemperature * COOLING ** share;
    state.window = Math.max(this.profile.grid * 4, this.#widestWindow * (1 - share) ** 2);
    if (!this.#best || this.#currentCost < this.#best.cost)
      this.#best = { ...saveLayout(this.layout), cost: this.#currentCost };
  }
}

function saveLayout({ x, y, pose, stands, spacing }: Layout): SavedLayout {
  return { x: [...x], y: [...y], pose: [...pose], stands: [...stands], spacing };
}

export function restoreLayout(problem: PlacementProblem, { x, y, pose, stands, spacing }: SavedLayout): Layout {
  const layout = new Layout(problem, spacing);
  for (const [part, stand] of stands.entries()) {
    layout.x[part] = x[part]!;
    layout.y[part] = y[part]!;
    layout.pose[part] = pose[part]!;
    if (stand === 1) layout.put(part, layout.placeOf(part));
  }
  return layout;
}
