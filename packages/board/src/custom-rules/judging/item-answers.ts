import type { Expression } from "../language/expression.ts";
import { compileExpression, type Evaluate } from "./compile-expression.ts";
import { isOfItem } from "./expression-uses.ts";
import type { RuleItem } from "./rule-item.ts";
import { numberOf } from "./rule-value.ts";
import type { RuleWorld } from "./rule-world.ts";

/** What a condition says of each of two items by itself. Absent: nothing. */
interface Halves {
  readonly a?: Evaluate;
  readonly b?: Evaluate;
}

const BITS = 32;

/**
 * Which of a list of conditions hold between two items, whichever way round, as far as they are made of what is said of one
 * item and what is said of the other. Each item is asked once; a pair costs a comparison of bits.
 */
export class ItemAnswers {
  readonly #halves: readonly (Halves | undefined)[];
  readonly #words: number;
  /** Conditions that speak of both items at once. */
  readonly #others: Int32Array;
  readonly #answers = new WeakMap<RuleItem, Int32Array>();

  constructor(conditions: readonly (Expression | undefined)[], world: RuleWorld) {
    this.#words = Math.ceil(conditions.length / BITS);
    this.#others = new Int32Array(this.#words);
    this.#halves = conditions.map((condition) => (condition ? halvesOf(condition, world) : {}));
    for (const [place, halves] of this.#halves.entries()) if (!halves) setBit(this.#others, place);
  }

  /** Whether the condition has to be evaluated for the pair. */
  isOpen(place: number): boolean {
    return this.#halves[place] === undefined;
  }

  /** The last condition before that place that holds, or that is open; -1 where there is none. */
  before(place: number, a: RuleItem, b: RuleItem): number {
    const [ofA, ofB] = [this.#of(a), this.#of(b)];
    for (let word = (place - 1) >> 5; word >= 0; word -= 1) {
      const [a1, a2] = [ofA[word]!, ofA[word + this.#words]!];
      const [b1, b2] = [ofB[word]!, ofB[word + this.#words]!];
      let bits = (a1 & b2) | (b1 & a2) | this.#others[word]!;
      const left = place - word * BITS;
      if (left < BITS) bits &= (1 << left) - 1;
      if (bits !== 0) return word * BITS + (BITS - 1 - Math.clz32(bits));
    }
    return -1;
  }

  /** Bits of the conditions that hold of the item as A, then of those that hold of it as B. */
  #of(item: RuleItem): Int32Array {
    let answers = this.#answers.get(item);
    if (!answers) {
      answers = new Int32Array(2 * this.#words);
      for (const [place, halves] of this.#halves.entries()) {
        if (!halves) continue;
        if (isTrue(halves.a, item)) setBit(answers, place);
        if (isTrue(halves.b, item)) setBit(answers, place + this.#words * BITS);
      }
      this.#answers.set(item, answers);
    }
    return answers;
  }
}

function setBit(words: Int32Array, place: number): void {
  words[place >> 5]! |= 1 << (place & 31);
}

function isTrue(half: Evaluate | undefined, item: RuleItem): boolean {
  return !half || numberOf(half({ a: item, b: item })) !== 0;
}

function halvesOf(condition: Expression, world: RuleWorld): Halves | undefined {
  const [ofA, ofB]: [Expression[], Expression[]] = [[], []];
  for (const part of conjuncts(condition))
    if (isOfItem(part, "A")) ofA.push(part);
    else if (isOfItem(part, "B")) ofB.push(part);
    else return undefined;
  const all = (parts: readonly Expression[]): Evaluate | undefined => {
    if (parts.length === 0) return undefined;
    const tests = parts.map((part) => compileExpression(part, world));
    return (subjects) => (tests.every((test) => numberOf(test(subjects)) !== 0) ? 1 : 0);
  };
  const [a, b] = [all(ofA), all(ofB)];
  return { ...(a && { a }), ...(b && { b }) };
}

function conjuncts(expression: Expression): readonly Expression[] {
  return expression.kind === "binary" && expression.operator === "&&"
    ? [...conjuncts(expression.left), ...conjuncts(expression.right)]
    : [expression];
}
