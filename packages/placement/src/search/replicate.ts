import type { Cost } from "../cost/cost.ts";
import type { Layout } from "../layout/layout.ts";
import { anchorOf } from "../problem/anchor-of.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES } from "../problem/poses.ts";
import type { Profile } from "../problem/profile.ts";
import { moveSet } from "./set-move.ts";
import { orderAllowance } from "./tidy.ts";

/** Copies are looked for this far around where they stand, in these steps. */
const REACH = 8_000_000;
const STEP = 500_000;
/** Legal places of a copy for which the cost is asked: the nearest. */
const MAX_ASKED = 80;
/** Instances that are tried as the model of the others. */
const MAX_MODELS = 4;
/** What it is to try one model on one copy, in moves of annealing. */
const WORK = 4_000;

type StandingPart = readonly [part: number, x: number, y: number, pose: number];

/** What replication needs to go on, apart from the layout. */
export interface ReplicationState {
  readonly channel: number;
  readonly model: number;
  /** What copying may still cost. */
  readonly allowance: number;
  /** The best of the models tried for the channel: where its copies stand. */
  readonly best: { readonly made: number; readonly change: number; readonly places: readonly StandingPart[] } | null;
}

/**
 * Gives repeated channels one arrangement: that of one instance, moved and turned by quarters but never mirrored, to where the
 * others stand. Each of the first instances is tried as the model; the one that can be copied oftest is kept, and among those
 * the one that costs least. Copies that do not fit or cost more than order may stay as they are. A model of one channel is
 * one step.
 */
export class Replication {
  readonly #layout: Layout;
  readonly #cost: Cost;
  #channel: number;
  #model: number;
  #allowance: number;
  #best: ReplicationState["best"];

  /** `ceiling`: what all may cost in the end. */
  constructor(
    layout: Layout,
    cost: Cost,
    {
      profile,
      ceiling = Infinity,
      saved,
    }: { profile: Profile; ceiling?: number; saved?: ReplicationState | undefined },
  ) {
    this.#layout = layout;
    this.#cost = cost;
    this.#channel = saved?.channel ?? 0;
    this.#model = saved?.model ?? 0;
    this.#allowance = saved?.allowance ?? orderAllowance(cost, profile.repeating, ceiling);
    this.#best = saved?.best ?? null;
  }

  get isDone(): boolean {
    return this.#channel >= this.#layout.problem.channels.length;
  }

  save(): ReplicationState {
    return { channel: this.#channel, model: this.#model, allowance: this.#allowance, best: this.#best };
  }

  /** One model of one channel; answers the work it was. */
  advance(): number {
    const instances = this.#layout.problem.channels[this.#channel]!;
    if (instances.every((parts) => this.#canMove(parts))) this.#tryModel(instances);
    this.#model += 1;
    if (this.#model < Math.min(MAX_MODELS, instances.length)) return WORK * instances.length;
    if (this.#best) this.#make(this.#best.places);
    else if (instances.every((parts) => this.#canMove(parts))) this.#approach(instances);
    this.#best = null;
    this.#model = 0;
    this.#channel += 1;
    return WORK * instances.length;
  }

  /** Parts that stand on their own side: turned over, they would be mirrored. */
  #canMove(parts: Int32Array): boolean {
    const { stands, pose } = this.#layout;
    return parts.every((part) => stands[part] === 1 && pose[part]! < OWN_SIDE_POSES);
  }

  #tryModel(instances: readonly Int32Array[]): void {
    const model = instances[this.#model]!;
    const before: StandingPart[] = [];
    let [made, change] = [0, 0];
    for (const [index, copy] of instances.entries()) {
      if (index === this.#model) continue;
      const stood = this.#standing(copy);
      const cost = this.#copy(model, copy, this.#allowance - Math.max(0, change));
      if (cost === undefined) continue;
      before.push(...stood);
      made += 1;
      change += cost;
    }
    const best = this.#best;
    if (made > 0 && (!best || made > best.made || (made === best.made && change < best.change)))
      this.#best = { made, change, places: before.map(([part]) => this.#standing([part])[0]!) };
    this.#put(before);
  }

  /** Where no whole copy fits: as many parts of every copy as can, where their anchor stands, like those of the first. */
  #approach([model, ...copies]: readonly Int32Array[]): void {
    if (!model) return;
    for (const copy of copies) {
      const places = this.#nearestTo(model, copy);
      if (!places) continue;
      const change = moveSet(this.#layout, this.#cost, { parts: [...copy], places, limit: this.#allowance });
      this.#allowance -= Math.max(0, change ?? 0);
    }
  }

  /** What of the arrangement fits about the copy's anchor; parts that find their place taken stay where they are. */
  #nearestTo(model: Int32Array, copy: Int32Array): readonly Place[] | undefined {
    const layout = this.#layout;
    const { turns } = layout.problem;
    const anchor = anchorOf(layout.problem, copy);
    const [own, other] = [copy[anchor]!, model[anchor]!];
    const turn = turns[own]! + layout.pose[own]! - turns[other]! - layout.pose[other]! + 2 * OWN_SIDE_POSES;
    const { x, y } = layout.placeOf(own);
    const wanted = arrange(layout, { model, copy, anchor, turns: turn % OWN_SIDE_POSES }).map((place) => ({
      ...place,
      x: place.x + x,
      y: place.y + y,
    }));
    const stood = Array.from(copy, (part) => layout.placeOf(part));
    const places = [...stood];
    for (const part of copy) layout.takeUp(part);
    const left = [...copy.keys()].filter((index) => {
      if (!layout.fits(copy[index]!, wanted[index]!)) return true;
      layout.put(copy[index]!, wanted[index]!);
      places[index] = wanted[index]!;
      return false;
    });
    const isLegal = left.every((index) => {
      if (!layout.fits(copy[index]!, stood[index]!)) return false;
      layout.put(copy[index]!, stood[index]!);
      return true;
    });
    for (const part of copy) layout.takeUp(part);
    for (const [index, part] of copy.entries()) layout.put(part, stood[index]!);
    return isLegal && left.length < copy.length ? places : undefined;
  }

  /** The kept model's copies are made for good. */
  #make(places: readonly StandingPart[]): void {
    this.#allowance -= Math.max(0, this.#put(places));
  }

  /** Puts the parts where they have been before: that is legal. */
  #put(places: readonly StandingPart[]): number {
    if (places.length === 0) return 0;
    const change = moveSet(this.#layout, this.#cost, {
      parts: places.map(([part]) => part),
      places: places.map(([, x, y, pose]) => ({ x, y, pose })),
      limit: Infinity,
    });
    if (change === undefined) throw new Error("parts of a channel no longer fit their former places");
    return change;
  }

  #standing(parts: Int32Array | readonly number[]): StandingPart[] {
    return Array.from(parts, (part): StandingPart => {
      const { x, y, pose } = this.#layout.placeOf(part);
      return [part, x, y, pose];
    });
  }

  /** Arranges the copy like the model, at the cheapest place near to where it stands; what it changed. */
  #copy(model: Int32Array, copy: Int32Array, limit: number): number | undefined {
    const parts = [...copy];
    if (this.#isCopy(model, copy)) return 0;
    let [least, best] = [Infinity, undefined as readonly Place[] | undefined];
    for (const places of this.#legalCopies(model, copy)) {
      const before = parts.map((part) => this.#layout.placeOf(part));
      const change = moveSet(this.#layout, this.#cost, { parts, places, limit: Math.min(limit, least) });
      if (change === undefined) continue;
      moveSet(this.#layout, this.#cost, { parts, places: before, limit: Infinity });
      if (change >= least) continue;
      [least, best] = [change, places];
    }
    return best && moveSet(this.#layout, this.#cost, { parts, places: best, limit: Infinity });
  }

  /** Places for all parts of the copy at which nothing is in their way, the nearest first. */
  #legalCopies(model: Int32Array, copy: Int32Array): (readonly Place[])[] {
    const layout = this.#layout;
    const anchor = anchorOf(layout.problem, copy);
    const [own, other] = [layout.placeOf(copy[anchor]!), layout.placeOf(model[anchor]!)];
    const shifts = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, index) => index * STEP - REACH);
    const inReach = (at: number, from: number) => (Math.abs(at - from) <= REACH ? [at] : []);
    // In line with the model, too: copies in a row are what channels look like.
    const xs = [...shifts.map((shift) => own.x + shift), ...inReach(other.x, own.x)];
    const ys = [...shifts.map((shift) => own.y + shift), ...inReach(other.y, own.y)];
    const at = xs
      .flatMap((x) => ys.map((y) => ({ x, y, away: Math.abs(x - own.x) + Math.abs(y - own.y) })))
      .sort((a, b) => a.away - b.away || a.x - b.x || a.y - b.y);
    const arrangements = [0, 1, 2, 3].map((turns) => arrange(layout, { model, copy, anchor, turns }));
    const stood = Array.from(copy, (part) => layout.placeOf(part));
    for (const part of copy) layout.takeUp(part);
    const found: Place[][] = [];
    for (const { x, y } of at) {
      for (const arrangement of arrangements) {
        const places = arrangement.map((place) => ({ ...place, x: place.x + x, y: place.y + y }));
        if (places.every((place, index) => layout.fits(copy[index]!, place))) found.push(places);
      }
      if (found.length >= MAX_ASKED) break;
    }
    for (const [index, part] of copy.entries()) layout.put(part, stood[index]!);
    return found;
  }

  #isCopy(model: Int32Array, copy: Int32Array): boolean {
    const layout = this.#layout;
    const anchor = anchorOf(layout.problem, copy);
    const own = layout.placeOf(copy[anchor]!);
    return [0, 1, 2, 3].some((turns) =>
      arrange(layout, { model, copy, anchor, turns }).every((place, index) => {
        const { x, y, pose } = layout.placeOf(copy[index]!);
        return x === own.x + place.x && y === own.y + place.y && pose === place.pose;
      }),
    );
  }
}

/** Where the parts of a copy stand about their anchor when they are arranged like the model, turned counter-clockwise. */
function arrange(
  layout: Layout,
  { model, copy, anchor, turns }: { model: Int32Array; copy: Int32Array; anchor: number; turns: number },
): Place[] {
  const from = layout.placeOf(model[anchor]!);
  return Array.from(copy, (part, index) => {
    const place = layout.placeOf(model[index]!);
    let [dx, dy] = [place.x - from.x, place.y - from.y];
    for (let turn = 0; turn < turns; turn += 1) [dx, dy] = [dy, -dx];
    const { turns: drawn } = layout.problem;
    const pose = (drawn[model[index]!]! + place.pose + turns - drawn[part]! + 2 * OWN_SIDE_POSES) % OWN_SIDE_POSES;
    return { x: dx, y: dy, pose };
  });
}
