import {
  type Board,
  type Footprint,
  type ItemId,
  indexBoard,
  movePoint,
  type NetId,
  netNameRole,
} from "@tracewright/board";
import { compareNaturally } from "@tracewright/text";
import { motionBetween } from "../pose/motion-between.ts";
import type { Pairing, Pairings, Partner } from "./pairing.ts";
import { isTurnable, lookOf, pinCounts, pinsOf } from "./pins.ts";

/** Assignments tried before the search is given up: in all, and for one copy at one level. */
const MAX_STEPS = 200_000;
const MAX_STEPS_OF_COPY = 20_000;
/** A supply, or a net of more pins, says little about who belongs together: what is found by it is found last. */
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
 * Copies of parts by what is joined to what: parts of the same footprint and value, on nets that join the same pins. A
 * net that leaves the model is not compared beyond it, and one tied differently (an address pin) is no difference.
 * Where parts look alike in every respect the one nearest to where the layout of the model would have it is chosen.
 */
export function matchByCircuit(
  board: Board,
  model: readonly Footprint[],
  { values = "equal", taken = new Set() }: MatchOptions = {},
): Pairings {
  const search = new Search(board, model, values);
  const used = new Set<ItemId>([...taken, ...model.map(({ id }) => id)]);
  const found: Found[] = [];
  let isUndecided = false;
  // What agrees in all comes first: a copy that lacks a part must not take the parts of one that lacks none.
  for (const level of search.levels)
    for (const seed of search.seeds(used)) {
      const copy = search.from(seed, used, level);
      isUndecided ||= search.isSpent;
      if (!copy) continue;
      found.push({ seed, copy });
      for (const { part } of copy.partners.values()) used.add(part.id);
    }
  search.share(found, used);
  found.sort((a, b) => compareNaturally(a.seed.reference, b.seed.reference));
  const pairings = found.map(({ copy: { partners } }): Pairing => {
    const missing = model.filter(({ id }) => !partners.has(id));
    return { by: "circuit", partners, missing };
  });
  return { pairings, isUndecided };
}

/** What a copy may lack of the model. */
interface Level {
  readonly missing: number;
  /** Nets that leave the model join the same pins, too. */
  readonly isStrict: boolean;
}

interface Found {
  readonly seed: Footprint;
  readonly copy: Copy;
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
  /** Parts that hang together by signals … */
  readonly #order: readonly Step[];
  /** … and those that only a supply joins with them, with what comes after. */
  readonly #rest: readonly Step[];
  readonly #seed: Footprint;
  #steps = 0;
  #limit = 0;

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
    const order = this.#orderFrom(seed, model);
    const first = order.findIndex(({ nets }) => nets.every((net) => this.#isHub(net)));
    this.#order = first < 0 ? order : order.slice(0, first);
    this.#rest = first < 0 ? [] : order.slice(first);
  }

  get isSpent(): boolean {
    return this.#steps >= this.#limit;
  }

  seeds(used: ReadonlySet<ItemId>): Footprint[] {
    const look = this.#look(this.#seed);
    return this.#board.footprints
      .filter((part) => !used.has(part.id) && this.#look(part) === look)
      .sort((a, b) => compareNaturally(a.reference, b.reference));
  }

  get levels(): readonly Level[] {
    const missing = Math.floor((this.#order.length + this.#rest.length + 1) * MAX_MISSING);
    return [
      { missing: 0, isStrict: true },
      { missing: 0, isStrict: false },
      ...(missing > 0 ? [{ missing, isStrict: false }] : []),
    ];
  }

  /** The copy about one partner of the seed. */
  from(seed: Footprint, used: ReadonlySet<ItemId>, { missing, isStrict }: Level): Copy | undefined {
    this.#limit = Math.min(MAX_STEPS, this.#steps + MAX_STEPS_OF_COPY);
    const copy = new Copy(this.#inner, this.#counts, isStrict);
    if (!copy.add(this.#seed, { part: seed, isTurned: false })) return undefined;
    return this.#extend(copy, { index: 0, missing, used, seed }) ? copy : undefined;
  }

  /**
   * Deals out the parts that only supplies join with the others, the nearest to its ideal place first: any capacitor at a supply
   * could be that of any copy.
   */
  share(found: readonly Found[], used: Set<ItemId>): void {
    for (const step of this.#rest) {
      const offers = found.flatMap(({ seed, copy }) =>
        this.#candidates(copy, step, { used, seed }).map((partner) => ({
          copy,
          partner,
          away: this.#distance(step.part, partner.part, seed),
        })),
      );
      offers.sort((a, b) => a.away - b.away || compareNaturally(a.partner.part.reference, b.partner.part.reference));
      for (const { copy, partner } of offers) {
        if (used.has(partner.part.id) || copy.partners.has(step.part.id) || !copy.add(step.part, partner)) continue;
        used.add(partner.part.id);
      }
    }
  }

  /** From where the layout of the model would have the part. */
  #distance(part: Footprint, { position }: Footprint, seed: Footprint): number {
    const motion = motionBetween(this.#seed, { part: seed, isTurned: false });
    const ideal = movePoint(part.position, motion);
    return Math.hypot(position.x - ideal.x, position.y - ideal.y);
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
    // What the model joins by a signal is not found by a supply that all parts are on.
    const telling = nets.filter((one) => !this.#isHub(one));
    const net = (telling.length > 0 ? telling : nets).find((one) => copy.nets.has(one));
    const image = net === undefined ? undefined : copy.nets.get(net);
    const parts = image === undefined ? [] : (padsByNet.get(image) ?? []).map(({ footprint }) => footprint);
    const look = this.#look(part);
    const away = (one: Footprint) => this.#distance(part, one, seed);
    return [...new Set(parts)]
      .filter((one) => !used.has(one.id) && !copy.has(one) && this.#look(one) === look)
      .sort((a, b) => away(a) - away(b) || compareNaturally(a.reference, b.reference))
      .flatMap((one) => [
        { part: one, isTurned: false },
        ...(isTurnable(one) && isTurnable(part) ? [{ part: one, isTurned: true }] : []),
      ]);
  }

  #isHub(net: NetId): boolean {
    if (this.#inner.has(net)) return false;
    const role = netNameRole(indexBoard(this.#board).netById.get(net)?.name ?? "");
    return role === "ground" || role === "supply" || (this.#counts.get(net) ?? 0) > MAX_PINS;
  }

  /** Breadth first, by nets that say most: inner ones of few pins first. */
  #orderFrom(seed: Footprint, model: readonly Footprint[]): Step[] {
    const weight = (net: NetId): number => {
      const count = this.#counts.get(net) ?? 0;
      return this.#isHub(net) ? 1e6 + count : this.#inner.has(net) ? count : 1e3 + count;
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
