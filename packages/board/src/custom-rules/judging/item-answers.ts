import type { NetId } from "../../records/ids.ts";
import type { Expression } from "../language/expression.ts";
import { compileExpression } from "./compile-expression.ts";
import { isOfItem, isOfNet } from "./expression-uses.ts";
import type { RuleItem } from "./rule-item.ts";
import { numberOf } from "./rule-value.ts";
import type { RuleWorld } from "./rule-world.ts";

/** What a condition says of one of the two items, as A or as B. */
interface Half {
  readonly isB: boolean;
  readonly parts: readonly Expression[];
}

/** A half that is asked, and its bit in an item's answers. */
interface Test {
  readonly bit: number;
  readonly holds: (item: RuleItem) => boolean;
}

const BITS = 32;
/** Items and nets that have room from the beginning. */
const FIRST_ROOM = 256;

/**
 * Which of a list of conditions hold between two items, whichever way round, as far as they are made of what is said of one
 * item and what is said of the other. Each item is asked once, and what depends on its net alone once for the net; a pair costs
 * a comparison of bits.
 */
export class ItemAnswers {
  readonly #words: number;
  /** Conditions that speak of both items at once. */
  readonly #others: Int32Array;
  /** What says nothing of A or of B holds of every item. */
  readonly #always: Int32Array;
  readonly #ofNet: Test[] = [];
  readonly #ofItem: Test[] = [];
  /** Of items and nets one after another, `2 * words` each: an array for each of thousands would cost more than the asking. */
  #answers: Int32Array;
  #used = 0;
  /** Where those of an item or net begin. */
  readonly #ofItems = new WeakMap<RuleItem, number>();
  readonly #ofNets = new Map<NetId, number>();

  constructor(conditions: readonly (Expression | undefined)[], world: RuleWorld) {
    this.#words = Math.ceil(conditions.length / BITS);
    this.#others = new Int32Array(this.#words);
    this.#always = new Int32Array(2 * this.#words);
    this.#answers = new Int32Array(FIRST_ROOM * 2 * this.#words);
    for (const [place, condition] of conditions.entries()) {
      const halves = condition ? halvesOf(condition) : NO_CONDITION;
      if (!halves) setBit(this.#others, place);
      for (const { isB, parts } of halves ?? []) {
        const bit = place + (isB ? this.#words * BITS : 0);
        if (parts.length === 0) setBit(this.#always, bit);
        else (parts.every(isOfNet) ? this.#ofNet : this.#ofItem).push({ bit, holds: allOf(parts, world) });
      }
    }
  }

  /** Whether the condition has to be evaluated for the pair. */
  isOpen(place: number): boolean {
    return (this.#others[place >> 5]! & (1 << (place & 31))) !== 0;
  }

  /** The last condition before that place that holds, or that is open; -1 where there is none. */
  before(place: number, a: RuleItem, b: RuleItem): number {
    const [ofA, ofB] = [this.#of(a), this.#of(b)];
    const answers = this.#answers;
    const words = this.#words;
    for (let word = (place - 1) >> 5; word >= 0; word -= 1) {
      const [a1, a2] = [answers[ofA + word]!, answers[ofA + words + word]!];
      const [b1, b2] = [answers[ofB + word]!, answers[ofB + words + word]!];
      let bits = (a1 & b2) | (b1 & a2) | this.#others[word]!;
      const left = place - word * BITS;
      if (left < BITS) bits &= (1 << left) - 1;
      if (bits !== 0) return word * BITS + (BITS - 1 - Math.clz32(bits));
    }
    return -1;
  }

  /** Where the bits of the conditions begin that hold of the item as A, then of those that hold of it as B. */
  #of(item: RuleItem): number {
    if (this.#ofItem.length === 0 && item.net !== undefined) return this.#ofNetOf(item.net, item);
    let at = this.#ofItems.get(item);
    if (at === undefined) {
      const shared = item.net === undefined ? undefined : this.#ofNetOf(item.net, item);
      at = this.#begin(shared);
      if (shared === undefined) this.#ask(this.#ofNet, item, at);
      this.#ask(this.#ofItem, item, at);
      this.#ofItems.set(item, at);
    }
    return at;
  }

  /** What holds of all copper of a net, of which `item` is one. */
  #ofNetOf(net: NetId, item: RuleItem): number {
    let at = this.#ofNets.get(net);
    if (at === undefined) {
      at = this.#begin(undefined);
      this.#ask(this.#ofNet, item, at);
      this.#ofNets.set(net, at);
    }
    return at;
  }

  /** Room for answers, which begin as those that begin at `like`, or as those of everything. */
  #begin(like: number | undefined): number {
    const at = this.#used;
    const size = 2 * this.#words;
    this.#used += size;
    if (this.#used > this.#answers.length) {
      const wider = new Int32Array(2 * this.#used);
      wider.set(this.#answers);
      this.#answers = wider;
    }
    if (like === undefined) this.#answers.set(this.#always, at);
    else this.#answers.copyWithin(at, like, like + size);
    return at;
  }

  #ask(tests: readonly Test[], item: RuleItem, at: number): void {
    for (const { bit, holds } of tests) if (holds(item)) this.#answers[at + (bit >> 5)]! |= 1 << (bit & 31);
  }
}

function setBit(words: Int32Array, place: number): void {
  words[place >> 5]! |= 1 << (place & 31);
}

const NO_CONDITION: readonly Half[] = [
  { isB: false, parts: [] },
  { isB: true, parts: [] },
];

/** Undefined where a part speaks of both items. */
function halvesOf(condition: Expression): readonly Half[] | undefined {
  const [ofA, ofB]: [Expression[], Expression[]] = [[], []];
  for (const part of conjuncts(condition))
    if (isOfItem(part, "A")) ofA.push(part);
    else if (isOfItem(part, "B")) ofB.push(part);
    else return undefined;
  return [
    { isB: false, parts: ofA },
    { isB: true, parts: ofB },
  ];
}

function allOf(parts: readonly Expression[], world: RuleWorld): Test["holds"] {
  const tests = parts.map((part) => compileExpression(part, world));
  return (item) => tests.every((test) => numberOf(test({ a: item, b: item })) !== 0);
}

function conjuncts(expression: Expression): readonly Expression[] {
  return expression.kind === "binary" && expression.operator === "&&"
    ? [...conjuncts(expression.left), ...conjuncts(expression.right)]
    : [expression];
}
