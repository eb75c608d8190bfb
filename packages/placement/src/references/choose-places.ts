/**
 * Which of its possible places every text takes, so that no two lie on one another and all together cost least: point
 * feature label placement (Christensen, Marks and Shieber 1995). The texts with the fewest places choose first; then each
 * that would rather lie elsewhere, or lies nowhere, is put there while those in its way find other places, as far as that
 * makes all together cheaper.
 */
import { type Box, BoxIndex, boxDistance, growBox } from "@tracewright/geometry";

export interface PlaceOffer {
  readonly box: Box;
  readonly cost: number;
}

export interface TextRequest {
  /** Cheapest first. */
  readonly offers: readonly PlaceOffer[];
  /** What it costs that the text has no place. */
  readonly nowhere: number;
}

export interface ChoosingOptions {
  /** Texts keep this from one another. */
  readonly gap: number;
  /** Places looked at, in all; what is found by then stands. */
  readonly steps: number;
}

export const NOWHERE = -1;

const INDEX_CELL = 2_000_000;
const MAX_ROUNDS = 10;
/** So many texts in a row may have to give way. */
const CHAIN = 3;
/** So many texts may lie in the way of one place. */
const MAX_IN_THE_WAY = 3;
/** Gains below this are none. */
const MIN_GAIN = 1e-6;

/** Per text the number of the offer it takes, or `NOWHERE`. */
export function choosePlaces(texts: readonly TextRequest[], options: ChoosingOptions): Int32Array {
  const choosing = new Choosing(texts, options);
  choosing.begin();
  choosing.improve();
  return choosing.choice;
}

class Choosing {
  readonly choice: Int32Array;
  readonly #texts: readonly TextRequest[];
  readonly #gap: number;
  readonly #order: readonly number[];
  readonly #lying = new BoxIndex(INDEX_CELL);
  #steps: number;

  constructor(texts: readonly TextRequest[], { gap, steps }: ChoosingOptions) {
    this.#texts = texts;
    this.#gap = gap;
    this.#steps = steps;
    this.choice = new Int32Array(texts.length).fill(NOWHERE);
    this.#order = [...texts.keys()].sort((a, b) => texts[a]!.offers.length - texts[b]!.offers.length || a - b);
  }

  begin(): void {
    for (const text of this.#order) this.#put(text, this.#cheapestFree(text));
  }

  improve(): void {
    for (let round = 0, changed = true; round < MAX_ROUNDS && changed; round += 1) {
      changed = false;
      for (const text of this.#order) if (this.#steps > 0 && this.#better(text)) changed = true;
    }
  }

  /** Puts the text where it is cheaper, whatever has to give way, if that pays. */
  #better(text: number): boolean {
    const { offers } = this.#texts[text]!;
    const before = this.#costOf(text);
    for (let offer = 0; offer < offers.length && offers[offer]!.cost < before - MIN_GAIN; offer += 1) {
      const moved: { text: number; from: number }[] = [];
      const gain = before - offers[offer]!.cost;
      const loss = this.#claim(text, offer, { frozen: new Set([text]), most: gain - MIN_GAIN, depth: CHAIN, moved });
      if (loss !== undefined) return true;
      for (const { text: other, from } of moved.reverse()) this.#put(other, from);
    }
    return false;
  }

  /**
   * Puts a text on an offer and finds other places for those in the way, for `most` at the most; answers what that cost.
   * Undefined: it cannot be done, and `moved` tells what is to be taken back.
   */
  #claim(
    text: number,
    offer: number,
    { frozen, most, depth, moved }: { frozen: Set<number>; most: number; depth: number; moved: Moves },
  ): number | undefined {
    const inTheWay = this.#inTheWay(text, offer);
    if (inTheWay.length > MAX_IN_THE_WAY || inTheWay.some((other) => frozen.has(other))) return undefined;
    if (inTheWay.length > 0 && depth === 0) return undefined;
    moved.push({ text, from: this.choice[text]! });
    this.#put(text, offer);
    const costs = inTheWay.map((other) => this.#costOf(other));
    for (const other of inTheWay) {
      moved.push({ text: other, from: this.choice[other]! });
      this.#put(other, NOWHERE);
    }
    let loss = 0;
    for (const [index, other] of inTheWay.entries()) {
      const own = this.#settle(other, { frozen, most: most - loss + costs[index]!, depth: depth - 1, moved });
      if (own === undefined) return undefined;
      loss += own - costs[index]!;
      if (loss > most) return undefined;
    }
    return loss;
  }

  /** A place for a text that had to give way, for `most` at the most; answers what it costs with all that follows. */
  #settle(
    text: number,
    { frozen, most, depth, moved }: { frozen: Set<number>; most: number; depth: number; moved: Moves },
  ): number | undefined {
    const { offers, nowhere } = this.#texts[text]!;
    const free = this.#cheapestFree(text);
    const plain = free === NOWHERE ? nowhere : offers[free]!.cost;
    frozen.add(text);
    if (plain > most && depth > 0)
      for (let offer = 0; offer < offers.length && offers[offer]!.cost <= most; offer += 1) {
        const taken = moved.length;
        const cost = offers[offer]!.cost;
        const loss = this.#claim(text, offer, { frozen, most: most - cost, depth, moved });
        if (loss !== undefined) return cost + loss;
        for (const { text: other, from } of moved.splice(taken).reverse()) this.#put(other, from);
      }
    if (plain > most) return undefined;
    this.#put(text, free);
    return plain;
  }

  #costOf(text: number): number {
    const { offers, nowhere } = this.#texts[text]!;
    return offers[this.choice[text]!]?.cost ?? nowhere;
  }

  #cheapestFree(text: number): number {
    const { offers } = this.#texts[text]!;
    for (let offer = 0; offer < offers.length; offer += 1) if (this.#inTheWay(text, offer).length === 0) return offer;
    return NOWHERE;
  }

  #inTheWay(text: number, offer: number): number[] {
    this.#steps -= 1;
    const { box } = this.#texts[text]!.offers[offer]!;
    return this.#lying
      .search(growBox(box, this.#gap))
      .filter((other) => other !== text && boxDistance(box, this.#boxOf(other)) < this.#gap)
      .sort((a, b) => a - b);
  }

  #boxOf(text: number): Box {
    return this.#texts[text]!.offers[this.choice[text]!]!.box;
  }

  #put(text: number, offer: number): void {
    if (this.choice[text] !== NOWHERE) this.#lying.remove(text);
    this.choice[text] = offer;
    if (offer !== NOWHERE) this.#lying.add(text, this.#boxOf(text));
  }
}

type Moves = { text: number; from: number }[];
