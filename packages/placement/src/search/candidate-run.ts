import { Xorshift32 } from "@tracewright/algorithms";
import type { AvoidedPlaces } from "../cost/aversion.ts";
import { Cost } from "../cost/cost.ts";
import { Layout } from "../layout/layout.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import { PROFILES, type Profile, type ProfileName } from "../problem/profile.ts";
import type { Spacing } from "../problem/spacing.ts";
import { Annealing, type AnnealState } from "./anneal.ts";
import { Construction, type SavedConstruction } from "./construct.ts";
import { Finish, type FinishState } from "./finish.ts";
import { Pull } from "./pull.ts";

const SNAPSHOT_EVERY = 500;
/** From which part of the annealing on crossings count, and trees. */
const EXACT_FROM = 0.15;
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
  readonly profile: ProfileName;
  readonly moves: number;
  readonly heat: number;
  /** Null for one that began with what stands. */
  readonly construction: SavedConstruction | null;
  readonly random: number;
  readonly anneal: AnnealState | null;
  readonly layout: SavedLayout;
  readonly best: (SavedLayout & { readonly cost: number }) | null;
  readonly avoided: readonly AvoidedPlaces[];
  /** Once annealing is done. */
  readonly finish: FinishState | null;
}

/**
 * A candidate begins with nothing, at a level of construction, or with a layout; `heat` is the share of the usual
 * temperature.
 */
export type CandidateStart = {
  readonly profile: Profile;
  readonly moves: number;
  readonly seed: number;
} & ({ readonly level: number } | { readonly from: SavedLayout; readonly heat: number });

/** One candidate on its way: parts find room first, then annealing improves on where they stand. */
export class CandidateRun {
  readonly profile: Profile;
  readonly layout: Layout;
  readonly #problem: PlacementProblem;
  readonly #moves: number;
  readonly #heat: number;
  readonly #construction: Construction | undefined;
  readonly #random: Xorshift32;
  readonly #pull: Pull;
  #isIdle: boolean | undefined;
  /** Annealing to go on with, which takes much to set up, and is not before it is needed. */
  #saved: AnnealState | undefined;
  #annealing: Annealing | undefined;
  #best: (SavedLayout & { readonly cost: number }) | undefined;
  #avoided: readonly AvoidedPlaces[] = [];
  #finish: Finish | undefined;

  constructor(problem: PlacementProblem, start: CandidateStart | SavedCandidate) {
    this.#problem = problem;
    this.#moves = start.moves;
    if ("layout" in start) {
      this.profile = PROFILES.find(({ name }) => name === start.profile)!;
      this.#heat = start.heat;
      this.#construction = start.construction ? new Construction(problem, start.construction) : undefined;
      this.layout = restoreLayout(problem, start.layout);
      this.#random = new Xorshift32(1);
      this.#random.state = start.random;
      this.#best = start.best ?? undefined;
      this.#saved = start.anneal ?? undefined;
      this.#avoided = start.avoided;
      if (start.finish) this.#finish = this.#beginFinish(start.finish);
    } else {
      const { start: standing } = problem.rules;
      this.profile = start.profile;
      this.#heat = "from" in start ? start.heat : 1;
      this.#random = new Xorshift32(start.seed);
      if ("from" in start) this.layout = restoreLayout(problem, start.from);
      else if (standing) this.layout = restoreLayout(problem, { ...standing, stands: standing.x.map(() => 1) });
      else {
        this.#construction = new Construction(problem, start);
        this.layout = new Layout(problem, NO_SPACING);
      }
    }
    this.#pull = new Pull(this.layout);
  }

  /** Every part stands, or there is no room for it: from here on there is something to show. */
  get isConstructed(): boolean {
    return this.#construction?.isDone ?? true;
  }

  get isFinished(): boolean {
    return this.isConstructed && this.share === 1;
  }

  /** Order has been made of what annealing has found. */
  get isOrdered(): boolean {
    return this.isFinished && (this.#isIdle === true || this.#finish?.isDone === true);
  }

  /** Share of the annealing that is done. */
  get share(): number {
    if (!this.isConstructed) return 0;
    // Where parts found no room, what stands is kept as it is. Annealing never takes a part up, so this is asked once.
    this.#isIdle ??= this.layout.stands.includes(0) || !this.#problem.rules.still.includes(0);
    return this.#isIdle ? 1 : Math.min(1, this.movesDone / this.#moves);
  }

  /** Whether so many moves are done, or all that are to be, or order has been made as well. */
  hasDone(until: number | "ordered"): boolean {
    return until === "ordered" ? this.isOrdered : this.share === 1 || this.movesDone >= until;
  }

  get movesDone(): number {
    return (this.#annealing?.state ?? this.#saved)?.done ?? 0;
  }

  /** For looking at only: absent before annealing has begun. */
  get annealing(): Readonly<Annealing> | undefined {
    return this.#annealing;
  }

  /** Moves that there are to be. */
  get moves(): number {
    return this.#moves;
  }

  /** What the best snapshot costs, once there is one. */
  get bestCost(): number | undefined {
    return this.#best?.cost;
  }

  get levelForNext(): number {
    return this.#construction?.levelForNext ?? 0;
  }

  /** What the best so far costs; undefined before there is one. */
  get cost(): number | undefined {
    return this.#best?.cost;
  }

  /** One unit of work; answers how much it was, in moves. */
  advance(): number {
    if (this.#construction && !this.#construction.isDone)
      return this.#construction.advance(this.layout, this.#pull, { profile: this.profile, random: this.#random });
    if (this.share === 1) return this.#advanceFinish();
    this.#annealing ??= this.#beginAnnealing();
    this.#annealing.move();
    const { done } = this.#annealing.state;
    if (done === this.#exactFrom) this.#beginExactly(this.#annealing);
    if (done % SNAPSHOT_EVERY === 0 || done === this.#moves) this.#keepBest(this.#annealing);
    return 1;
  }

  get avoided(): readonly AvoidedPlaces[] {
    return this.#avoided;
  }

  /** From here on these places are avoided, and no others; what was best before need not be best now. */
  avoid(places: readonly AvoidedPlaces[]): void {
    this.#avoided = places;
    this.#best = undefined;
    this.#annealing ??= this.#beginAnnealing();
    this.#annealing.cost.avoid(places);
    this.#annealing.recount();
  }

  /** What is done to make order comes no nearer to these places. */
  holdApart(places: readonly AvoidedPlaces[]): void {
    this.#avoided = places;
  }

  /** The best so far. */
  result(): SavedLayout {
    if (this.#finish) return saveLayout(this.layout);
    return this.#best ?? saveLayout(this.layout);
  }

  save(): SavedCandidate {
    return {
      profile: this.profile.name,
      moves: this.#moves,
      heat: this.#heat,
      construction: this.#construction?.save() ?? null,
      random: this.#random.state,
      anneal: this.#annealing ? { ...this.#annealing.state } : (this.#saved ?? null),
      layout: saveLayout(this.layout),
      best: this.#best ?? null,
      avoided: this.#avoided,
      finish: this.#finish?.save() ?? null,
    };
  }

  /** What stands already is to be beaten by all that counts, and does not fly about. */
  get #exactFrom(): number {
    if (!this.#construction) return 0;
    return Math.round(this.#moves * EXACT_FROM);
  }

  #beginAnnealing(): Annealing {
    const cost = new Cost(this.layout, this.profile);
    const saved = this.#saved;
    if ((saved?.done ?? 0) >= this.#exactFrom) cost.countExactly();
    cost.avoid(this.#avoided);
    const { profile } = this;
    const tools = { profile, random: this.#random, moves: this.#moves, heat: this.#heat, saved };
    const annealing = new Annealing(this.layout, cost, tools);
    // What a run begins with is the first that it could answer.
    if (this.#problem.rules.start && !saved) this.#keepBest(annealing);
    return annealing;
  }

  /** Order is made of the best that annealing has found. */
  #advanceFinish(): number {
    if (!this.#finish) {
      if (this.#best) resumeLayout(this.layout, this.#best);
      this.#finish = this.#beginFinish(null);
    }
    return this.#finish.advance();
  }

  #beginFinish(saved: FinishState | null): Finish {
    const { start } = this.#problem.rules;
    // A run that improves the current placement must not make it worse for order.
    const ceiling = start
      ? this.#costOf(restoreLayout(this.#problem, { ...start, stands: start.x.map(() => 1) })).total()
      : Infinity;
    const options = { profile: this.profile, ceiling, ...(saved && { saved }) };
    const cost = this.#costOf(this.layout);
    cost.avoid(this.#avoided);
    return new Finish(this.layout, cost, options);
  }

  #costOf(layout: Layout): Cost {
    const cost = new Cost(layout, this.profile);
    cost.countExactly();
    return cost;
  }

  /** What was best in the rough need not be best when crossings and trees count. */
  #beginExactly(annealing: Annealing): void {
    annealing.cost.countExactly();
    annealing.recount();
    this.#best = undefined;
  }

  #keepBest({ state: { cost } }: Annealing): void {
    if (!this.#best || cost < this.#best.cost) this.#best = { ...saveLayout(this.layout), cost };
  }
}

function saveLayout({ x, y, pose, stands, spacing }: Layout): SavedLayout {
  return { x: [...x], y: [...y], pose: [...pose], stands: [...stands], spacing };
}

/** All parts stand where they stood in the saved layout. */
function resumeLayout(layout: Layout, { x, y, pose, stands }: SavedLayout): void {
  layout.clear();
  for (const [part, stand] of stands.entries())
    if (stand === 1) layout.put(part, { x: x[part]!, y: y[part]!, pose: pose[part]! });
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
