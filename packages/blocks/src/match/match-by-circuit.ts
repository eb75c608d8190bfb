import { type Board, type Footprint, type ItemId, indexBoard, type NetId } from "@tracewright/board";
import { compareNaturally } from "@tracewright/text";
import { motionBetween, placeOf } from "../pose/motion-between.ts";
import type { Pairing, Pairings, Partner } from "./pairing.ts";
import { isTurnable, lookOf, pinCounts, pinsOf } from "./pins.ts";

/** Assignments tried before the search is given up. */
const MAX_STEPS = 200_000;
/** A net of more pins says little about who belongs together: what is found by it is found last. */
const MAX_PINS = 8;
/** Copies may lack this share of the parts. */
const MAX_MISSING = 0.25;

export interface MatchOptions {
  /** "any": parts of other values may take each other's place. */
  readonly values?: "equal" | "any";
  /** Parts that are no candidates. */
  readonly taken?: ReadonlySet<ItemId>;
}

/**
 * Copies of parts by what is joined to what: parts of the same footprint and value, on nets that join the same pins. A net that leaves
 * the model is not compared beyond it, and one tied differently (an address pin) is no difference. Where parts look alike in
 * every respect the one nearest to where the layout of the model would have it is chosen.
 */
export function matchByCircuit(
  board: Board,
  model: readonly Footprint[],
  { values = "equal", taken = new Set() }: MatchOptions = {},
): Pairings {
  const search = new Search(board, model, values);
  const used = new Set<ItemId>([...taken, ...model.map(({ id }) => id)]);
  const pairings: Pairing[] = [];
  let isUndecided = false;
  for (const seed of search.seeds(used)) {
    if (used.has(seed.id)) continue;
    const pairing = search.from(seed, used);
    isUndecided ||= search.isSpent;
    if (!pairing) continue;
    pairings.push(pairing);
    for (const { part } of pairing.partners.values()) used.add(part.id);
  }
  return { pairings, isUndecided };
}

interface Step {
  readonly part: Footprint;
  /** Nets that join it with parts before it, the most telling first. */
  readonly nets: readonly NetId[];
}

class Search {
  readonly #board: Board;
  readonly #look: (part: Footprint) => string;
  readonly #counts: ReadonlyMap<NetId, number>;
  readonly #inner: ReadonlySet<NetId>;
  readonly #order: readonly Step[];
  readonly #seed: Footprint;
  #steps = 0;

  constructor(board: Board, model: readonly Footprint[], values: "equal" | "any") {
    this.#board = board;
    const looks = new Map<ItemId, string>();
    this.#look = (part) => {
      const look = looks.get(part.id) ?? lookOf(part, values);
      looks.set(part.id, look);
      return look;
    };
    this.#counts = pinCounts(board);
    const own = new Map<NetId, number>();
    for (const part of model)
      for (const net of pinsOf(part).values()) if (net !== undefined) own.set(net, (own.get(net) ?? 0) + 1);
    this.#inner = new Set([...own].filter(([net, count]) => this.#counts.get(net) === count).map(([net]) => net));
    const rarity = Map.groupBy(board.footprints, (part) => this.#look(part));
    const seed = [...model].sort(
      (a, b) =>
        pinsOf(b).size - pinsOf(a).size ||
        (rarity.get(this.#look(a))?.length ?? 0) - (rarity.get(this.#look(b))?.length ?? 0),
    )[0];
    if (!seed) throw new Error("no part to look for copies of");
    this.#seed = seed;
    this.#order = this.#orderFrom(seed, model);
  }

  get isSpent(): boolean {
    return this.#steps >= MAX_STEPS;
  }

  seeds(used: ReadonlySet<ItemId>): Footprint[] {
    const look = this.#look(this.#seed);
    return this.#board.footprints
      .filter((part) => !used.has(part.id) && this.#look(part) === look)
      .sort((a, b) => compareNaturally(a.reference, b.reference));
  }

  /** The copy about one partner of the seed: first with nothing missing and all nets alike, then with what may differ. */
  from(seed: Footprint, used: ReadonlySet<ItemId>): Pairing | undefined {
    const allowance = Math.floor((this.#order.length + 1) * MAX_MISSING);
    for (const [missing, isStrict] of [
      [0, true],
      [0, false],
      [allowance, false],
    ] as const) {
      if (missing === 0 && !isStrict && this.#order.length === 0) continue;
      this.#steps = 0;
      const copy = new Copy(this.#inner, this.#counts, isStrict);
      if (!copy.add(this.#seed, { part: seed, isTurned: false })) continue;
      if (this.#extend(copy, { index: 0, missing, used, seed }))
        return {
          by: "circuit",
          partners: copy.partners,
          missing: this.#order.map(({ part }) => part).filter(({ id }) => !copy.partners.has(id)),
        };
    }
    return undefined;
  }

  #extend(copy: Copy, at: { index: number; missing: number; used: ReadonlySet<ItemId>; seed: Footprint }): boolean {
    const step = this.#order[at.index];
    if (!step) return copy.partners.size > 1 || this.#order.length === 0;
    for (const candidate of this.#candidates(copy, step, at)) {
      this.#steps += 1;
      if (this.isSpent) return false;
      const mark = copy.mark();
      if (copy.add(step.part, candidate) && this.#extend(copy, { ...at, index: at.index + 1 })) return true;
      copy.back(mark);
    }
    return at.missing > 0 && this.#extend(copy, { ...at, index: at.index + 1, missing: at.missing - 1 });
  }

  #candidates(
    copy: Copy,
    { part, nets }: Step,
    { used, seed }: { used: ReadonlySet<ItemId>; seed: Footprint },
  ): Partner[] {
    const { padsByNet } = indexBoard(this.#board);
    const net = nets.find((one) => copy.nets.has(one));
    const image = net === undefined ? undefined : copy.nets.get(net);
    const parts = image === undefined ? [] : (padsByNet.get(image) ?? []).map(({ footprint }) => footprint);
    const look = this.#look(part);
    const motion = motionBetween(this.#seed, { part: seed, isTurned: false });
    const ideal = placeOf(part, motion, this.#board).position;
    const away = ({ position }: Footprint) => Math.hypot(position.x - ideal.x, position.y - ideal.y);
    return [...new Set(parts)]
      .filter((one) => !used.has(one.id) && !copy.has(one) && this.#look(one) === look)
      .sort((a, b) => away(a) - away(b) || compareNaturally(a.reference, b.reference))
      .flatMap((one) => [
        { part: one, isTurned: false },
        ...(isTurnable(one) && isTurnable(part) ? [{ part: one, isTurned: true }] : []),
      ]);
  }

  /** Breadth first, by nets that say most: inner ones of few pins first. */
  #orderFrom(seed: Footprint, model: readonly Footprint[]): Step[] {
    const weight = (net: NetId): number => {
      const count = this.#counts.get(net) ?? 0;
      return count > MAX_PINS ? 1e6 + count : this.#inner.has(net) ? count : 1e3 + count;
    };
    const done = new Set([seed.id]);
    const known = new Set(pinsOf(seed).values());
    const steps: Step[] = [];
    while (done.size < model.length) {
      const open = model
        .filter(({ id }) => !done.has(id))
        .map((part) => {
          const nets = [...new Set(pinsOf(part).values())].filter(
            (net): net is NetId => net !== undefined && known.has(net),
          );
          return { part, nets: nets.sort((a, b) => weight(a) - weight(b)) };
        });
      const weigh = ({ nets: [net] }: Step) => (net === undefined ? Infinity : weight(net));
      const next = open.reduce((best, one) => (weigh(one) < weigh(best) ? one : best));
      done.add(next.part.id);
      for (const net of pinsOf(next.part).values()) known.add(net);
      steps.push(next);
    }
    return steps;
  }
}

/** A copy in the making: partners and nets, with a way back. */
class Copy {
  readonly partners = new Map<ItemId, Partner>();
  readonly nets = new Map<NetId, NetId>();
  readonly #inverse = new Map<NetId, NetId>();
  readonly #members = new Set<ItemId>();
  readonly #trail: (() => void)[] = [];
  readonly #inner: ReadonlySet<NetId>;
  readonly #counts: ReadonlyMap<NetId, number>;
  readonly #isStrict: boolean;

  constructor(inner: ReadonlySet<NetId>, counts: ReadonlyMap<NetId, number>, isStrict: boolean) {
    this.#inner = inner;
    this.#counts = counts;
    this.#isStrict = isStrict;
  }

  has({ id }: Footprint): boolean {
    return this.#members.has(id);
  }

  mark(): number {
    return this.#trail.length;
  }

  back(mark: number): void {
    while (this.#trail.length > mark) this.#trail.pop()?.();
  }

  /** Whether the partner fits what is there; if so it is part of the copy. */
  add(part: Footprint, partner: Partner): boolean {
    const pins = pinsOf(part);
    const others = pinsOf(partner.part);
    const numbers = [...pins.keys()];
    const mark = this.mark();
    for (const [index, number] of numbers.entries()) {
      const twin = partner.isTurned ? numbers[numbers.length - 1 - index] : number;
      if (this.#join(pins.get(number), others.get(twin ?? number))) continue;
      this.back(mark);
      return false;
    }
    this.partners.set(part.id, partner);
    this.#members.add(partner.part.id);
    this.#trail.push(() => {
      this.partners.delete(part.id);
      this.#members.delete(partner.part.id);
    });
    return true;
  }

  #join(net: NetId | undefined, other: NetId | undefined): boolean {
    const isInner = net !== undefined && this.#inner.has(net);
    if (net === undefined || other === undefined) return !isInner && !(this.#isStrict && net !== other);
    const known = this.nets.get(net);
    if (known !== undefined) return known === other || (!isInner && !this.#isStrict);
    if (isInner && (this.#counts.get(net) !== this.#counts.get(other) || this.#inverse.has(other))) return false;
    this.nets.set(net, other);
    const before = this.#inverse.get(other);
    this.#inverse.set(other, net);
    this.#trail.push(() => {
      this.nets.delete(net);
      if (before === undefined) this.#inverse.delete(other);
      else this.#inverse.set(other, before);
    });
    return true;
  }
}
