import { Annealing, type AnnealState } from "./anneal.ts";
import { Construction, type SavedConstruction } from "./construct.ts";
import { Cost } from "./cost.ts";
import { Layout, type Spacing } from "./layout.ts";
import type { PlacementProblem } from "./problem.ts";
import type { Profile } from "./profile.ts";
import { Pull } from "./pull.ts";
import { Random } from "./random.ts";

const SNAPSHOT_EVERY = 500;
/** From which part of the annealing on crossings count. */
const CROSSINGS_FROM = 0.15;
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
  readonly #pull: Pull;
  #isIdle: boolean | undefined;
  #annealing: Annealing | undefined;
  #best: (SavedLayout & { readonly cost: number }) | undefined;

  constructor(
    problem: PlacementProblem,
    start: { profile: Profile; moves: number } & ({ seed: number; level: number } | { saved: SavedCandidate }),
  ) {
    this.profile = start.profile;
    this.#problem = problem;
    this.#moves = start.moves;
    const saved = "saved" in start ? start.saved : undefined;
    const { start: standing } = problem.rules;
    const from = "saved" in start ? start.saved.construction : standing ? allStanding(problem) : start;
    this.#construction = new Construction(problem, from);
    this.#random = new Random("saved" in start ? 1 : start.seed);
    this.layout = saved
      ? restoreLayout(problem, saved.layout)
      : standing
        ? restoreLayout(problem, { ...standing, stands: standing.x.map(() => 1) })
        : new Layout(problem, NO_SPACING);
    this.#pull = new Pull(this.layout);
    if (!saved) return;
    this.#random.state = saved.random;
    this.#best = saved.best ?? undefined;
    if (saved.anneal) this.#annealing = this.#beginAnnealing(saved.anneal);
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
    this.#isIdle ??= this.layout.stands.includes(0) || !this.#problem.rules.still.includes(0);
    return this.#isIdle ? 1 : Math.min(1, (this.#annealing?.state.done ?? 0) / this.#moves);
  }

  get levelForNext(): number {
    return this.#construction.levelForNext;
  }

  /** One unit of work; answers how much it was, in moves. */
  advance(): number {
    if (!this.#construction.isDone)
      return this.#construction.advance(this.layout, this.#pull, { profile: this.profile, random: this.#random });
    this.#annealing ??= this.#beginAnnealing();
    this.#annealing.move();
    const { done } = this.#annealing.state;
    if (done === this.#crossingsFrom) this.#beginCrossings(this.#annealing);
    if (done % SNAPSHOT_EVERY === 0) this.#keepBest(this.#annealing);
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
      anneal: this.#annealing ? { ...this.#annealing.state } : null,
      layout: saveLayout(this.layout),
      best: this.#best ?? null,
    };
  }

  get #crossingsFrom(): number {
    // What stands is to be beaten by all that counts, and does not fly about.
    return this.#problem.rules.start ? 0 : Math.round(this.#moves * CROSSINGS_FROM);
  }

  #beginAnnealing(saved?: AnnealState): Annealing {
    const cost = new Cost(this.layout, this.profile);
    if ((saved?.done ?? 0) >= this.#crossingsFrom) cost.countCrossings();
    const tools = { profile: this.profile, random: this.#random, moves: this.#moves, saved };
    const annealing = new Annealing(this.layout, cost, tools);
    // What a run begins with is the first that it could answer.
    if (this.#problem.rules.start && !saved) this.#keepBest(annealing);
    return annealing;
  }

  /** What was best without crossings need not be best with them. */
  #beginCrossings(annealing: Annealing): void {
    if (this.profile.crossing === 0) return;
    annealing.cost.countCrossings();
    annealing.recount();
    this.#best = undefined;
  }

  #keepBest({ state: { cost } }: Annealing): void {
    if (!this.#best || cost < this.#best.cost) this.#best = { ...saveLayout(this.layout), cost };
  }
}

/** A construction with nothing left to do. */
function allStanding({ partCount }: PlacementProblem): SavedConstruction {
  return {
    level: 0,
    pending: [],
    homeless: [],
    ejections: Array.from({ length: partCount }, () => 0),
    spent: 0,
    fewestLeft: null,
    isFirst: false,
  };
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
