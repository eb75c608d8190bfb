import { MAX_COORDINATE, NM_PER_MIL, NM_PER_MM, type Nm } from "@tracewright/geometry";

/** Nanometres in each unit that may be written behind a number. */
const UNITS: Readonly<Record<string, number>> = {
  mm: NM_PER_MM,
  cm: 10 * NM_PER_MM,
  um: NM_PER_MM / 1000,
  µm: NM_PER_MM / 1000,
  μm: NM_PER_MM / 1000,
  nm: 1,
  mil: NM_PER_MIL,
  mils: NM_PER_MIL,
  in: 1000 * NM_PER_MIL,
  '"': 1000 * NM_PER_MIL,
};

export type LengthUnit = "mm" | "mil";

/** Why a text is no length; `at` is where in it, from 0. */
export type LengthProblem =
  | { readonly kind: "empty" }
  | { readonly kind: "unexpected"; readonly at: number; readonly text: string }
  | { readonly kind: "unknown-unit"; readonly at: number; readonly text: string }
  | { readonly kind: "length-times-length"; readonly at: number }
  | { readonly kind: "divided-by-zero"; readonly at: number }
  | { readonly kind: "too-large" };

export type ParsedLength =
  | { readonly kind: "length"; readonly value: Nm }
  | { readonly kind: "problem"; readonly problem: LengthProblem };

/** A number on the way: a plain one takes the unit of the field where a length is wanted. */
interface Quantity {
  readonly value: number;
  readonly isLength: boolean;
  /** Of a number with a unit right behind it. */
  readonly unit?: number;
}

class Refusal extends Error {
  readonly problem: LengthProblem;

  constructor(problem: LengthProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/**
 * A length as people type it: `10mm+5mil`, `2*(0.3+0.2)`, `1/2in`, `-0,25`. Numbers without a unit are in `unit`; factors and
 * divisors are plain numbers. A comma may stand for the point. Answers whole nanometres within ±2 m.
 */
export function parseLength(text: string, unit: LengthUnit): ParsedLength {
  try {
    const value = new LengthReader(text, UNITS[unit]!).read();
    if (Math.abs(value) > MAX_COORDINATE) return { kind: "problem", problem: { kind: "too-large" } };
    return { kind: "length", value: Math.round(value) + 0 };
  } catch (error) {
    if (error instanceof Refusal) return { kind: "problem", problem: error.problem };
    throw error;
  }
}

/** Deeper brackets than this are refused. */
const DEEPEST = 32;

/**
 * sum = product (("+" | "−") product)*; product = factor (("*" | "/") factor)*;
 * factor = "−"? (number unit? | "(" sum ")" unit?)
 */
class LengthReader {
  readonly #text: string;
  readonly #unit: number;
  #at = 0;
  #depth = 0;

  constructor(text: string, unit: number) {
    this.#text = text;
    this.#unit = unit;
  }

  read(): number {
    if (this.#text.trim() === "") throw new Refusal({ kind: "empty" });
    const sum = this.#sum();
    this.#skip();
    if (this.#at < this.#text.length) this.#refuse();
    return this.#asLength(sum);
  }

  #sum(): Quantity {
    let sum = this.#product();
    for (;;) {
      const sign = this.#take(/[+\-−]/y);
      if (sign === undefined) return sum;
      const other = this.#product();
      const by = sign === "+" ? 1 : -1;
      sum =
        sum.isLength || other.isLength
          ? { value: this.#asLength(sum) + by * this.#asLength(other), isLength: true }
          : { value: sum.value + by * other.value, isLength: false };
    }
  }

  #product(): Quantity {
    let product = this.#factor();
    for (;;) {
      const sign = this.#take(/[*×/÷]/y);
      if (sign === undefined) return product;
      const at = this.#at;
      const other = this.#factor();
      const isQuotient = sign === "/" || sign === "÷";
      if (isQuotient && !product.isLength && other.unit !== undefined) {
        // Half an inch: the unit of the divisor is that of the fraction.
        product = this.#fraction(product.value, { value: other.value, unit: other.unit, at });
        continue;
      }
      if (other.isLength && (product.isLength || isQuotient)) throw new Refusal({ kind: "length-times-length", at });
      if (isQuotient && other.value === 0) throw new Refusal({ kind: "divided-by-zero", at });
      product = {
        value: isQuotient ? product.value / other.value : product.value * other.value,
        isLength: product.isLength || other.isLength,
      };
    }
  }

  #fraction(dividend: number, { value, unit, at }: { value: number; unit: number; at: number }): Quantity {
    if (value === 0) throw new Refusal({ kind: "divided-by-zero", at });
    return { value: (dividend / (value / unit)) * unit, isLength: true };
  }

  #factor(): Quantity {
    if (this.#take(/[-−+]/y) !== undefined) {
      const sign = "−-".includes(this.#text[this.#at - 1]!) ? -1 : 1;
      const { value, isLength } = this.#nested(() => this.#factor());
      return { value: sign * value, isLength };
    }
    if (this.#take(/\(/y) !== undefined) {
      const inner = this.#nested(() => this.#sum());
      if (this.#take(/\)/y) === undefined) this.#refuse();
      return this.#withUnit(inner);
    }
    const digits = this.#take(/\d+(?:[.,]\d*)?|[.,]\d+/y);
    if (digits === undefined) return this.#refuse();
    return this.#withUnit({ value: Number(digits.replace(",", ".")), isLength: false });
  }

  #nested(read: () => Quantity): Quantity {
    if (++this.#depth > DEEPEST) this.#refuse();
    const quantity = read();
    this.#depth--;
    return quantity;
  }

  #withUnit(quantity: Quantity): Quantity {
    const name = this.#take(/[\p{L}"]+/uy);
    if (name === undefined) return quantity;
    const at = this.#at - name.length;
    const factor = Object.hasOwn(UNITS, name.toLowerCase()) ? UNITS[name.toLowerCase()] : undefined;
    if (factor === undefined) throw new Refusal({ kind: "unknown-unit", at, text: name });
    if (quantity.isLength) throw new Refusal({ kind: "length-times-length", at });
    return { value: quantity.value * factor, isLength: true, unit: factor };
  }

  #asLength({ value, isLength }: Quantity): number {
    return isLength ? value : value * this.#unit;
  }

  #take(pattern: RegExp): string | undefined {
    this.#skip();
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #skip(): void {
    while (/\s/.test(this.#text[this.#at] ?? "")) this.#at++;
  }

  #refuse(): never {
    throw new Refusal({ kind: "unexpected", at: this.#at, text: [...this.#text.slice(this.#at)][0] ?? "" });
  }
}
