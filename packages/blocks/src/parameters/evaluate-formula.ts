import type { SeriesName } from "../records/parameter.ts";
import { snapToSeries } from "./e-series.ts";
import type { BinaryOperator, Formula, FunctionName } from "./formula.ts";
import {
  BARE,
  type Dimension,
  isSameDimension,
  type Measure,
  nameDimension,
  powerDimension,
  timesDimension,
} from "./unit.ts";

export type Value =
  | { readonly kind: "number"; readonly measure: Measure }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "flag"; readonly flag: boolean };

export type Evaluation =
  | { readonly status: "value"; readonly value: Value }
  /** `unit`: units do not agree; `value`: no number comes out (a root of less than 0, a division by 0). */
  | { readonly status: "failed"; readonly cause: "unit" | "value"; readonly why: string };

/** Why no value comes out; does not leave this file. */
class Failure extends Error {
  readonly reason: "unit" | "value";

  constructor(reason: "unit" | "value", message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The value of a formula where `names` gives those of its names. A name it does not know fails. */
export function evaluateFormula(formula: Formula, names: ReadonlyMap<string, Value>): Evaluation {
  try {
    return { status: "value", value: evaluate(formula, names) };
  } catch (error) {
    if (error instanceof Failure) return { status: "failed", cause: error.reason, why: error.message };
    throw error;
  }
}

function evaluate(formula: Formula, names: ReadonlyMap<string, Value>): Value {
  switch (formula.kind) {
    case "number":
    case "text":
    case "flag":
      return formula;
    case "name": {
      const value = names.get(formula.name);
      if (!value) throw new Failure("value", `${formula.name} has no value.`);
      return value;
    }
    case "unary": {
      const value = evaluate(formula.of, names);
      if (formula.operator === "!") return { kind: "flag", flag: !flagOf(value) };
      const { value: number, dimension } = measureOf(value);
      return numberOf(formula.operator === "-" ? -number + 0 : number, dimension);
    }
    case "binary":
      return binary(formula.operator, formula.left, formula.right, names);
    case "choice":
      return evaluate(flagOf(evaluate(formula.test, names)) ? formula.yes : formula.no, names);
    case "call":
      return call(
        formula.name,
        formula.given.map((one) => measureOf(evaluate(one, names))),
      );
  }
}

function binary(operator: BinaryOperator, left: Formula, right: Formula, names: ReadonlyMap<string, Value>): Value {
  const first = evaluate(left, names);
  if (operator === "&&" || operator === "||") {
    const isDecided = flagOf(first) === (operator === "||");
    return { kind: "flag", flag: isDecided ? flagOf(first) : flagOf(evaluate(right, names)) };
  }
  const second = evaluate(right, names);
  if ((operator === "==" || operator === "!=") && (first.kind !== "number" || second.kind !== "number"))
    return { kind: "flag", flag: isEqual(first, second) === (operator === "==") };
  const [a, b] = [measureOf(first), measureOf(second)];
  switch (operator) {
    case "*":
      return numberOf(a.value * b.value, timesDimension(a.dimension, b.dimension));
    case "/":
      if (b.value === 0) throw new Failure("value", "division by 0.");
      return numberOf(a.value / b.value, timesDimension(a.dimension, b.dimension, -1));
    case "+":
    case "-":
      agree(operator, a, b);
      return numberOf(operator === "+" ? a.value + b.value : a.value - b.value, a.dimension);
    default:
      agree(operator, a, b);
      return { kind: "flag", flag: compare(operator, a.value, b.value) };
  }
}

/** Numbers that differ by the rounding of a few operations are equal. */
const SAME = 1e-9;

function compare(operator: BinaryOperator, a: number, b: number): boolean {
  const isSame = Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b));
  switch (operator) {
    case "<":
      return a < b && !isSame;
    case ">":
      return a > b && !isSame;
    case "<=":
      return a < b || isSame;
    case ">=":
      return a > b || isSame;
    case "!=":
      return !isSame;
    default:
      return isSame;
  }
}

function isEqual(a: Value, b: Value): boolean {
  if (a.kind === "text" && b.kind === "text") return a.text === b.text;
  if (a.kind === "flag" && b.kind === "flag") return a.flag === b.flag;
  throw new Failure("unit", `${describe(a)} cannot be compared with ${describe(b)}.`);
}

const SERIES: Readonly<Partial<Record<FunctionName, SeriesName>>> = {
  e6: "E6",
  e12: "E12",
  e24: "E24",
  e48: "E48",
  e96: "E96",
  e192: "E192",
};

function call(name: FunctionName, given: readonly Measure[]): Value {
  const [first = { value: NaN, dimension: BARE }, second = first] = given;
  for (const other of given.slice(1)) if (name !== "pow") agree(name, first, other);
  const { value, dimension } = first;
  const values = given.map((one) => one.value);
  const series = SERIES[name];
  if (series) return numberOf(snapToSeries(value, series) ?? NaN, dimension, `${name} of ${value}`);
  switch (name) {
    case "min":
      return numberOf(Math.min(...values), dimension);
    case "max":
      return numberOf(Math.max(...values), dimension);
    case "abs":
      return numberOf(Math.abs(value), dimension);
    case "floor":
      return numberOf(Math.floor(value), dimension);
    case "ceil":
      return numberOf(Math.ceil(value), dimension);
    case "sqrt":
      return numberOf(Math.sqrt(value), powerDimension(dimension, 0.5), `root of ${value}`);
    case "pow":
      bare(name, second);
      return numberOf(
        value ** second.value,
        powerDimension(dimension, second.value),
        `${value} to the ${second.value}`,
      );
    case "par":
      // One short circuit shorts all.
      if (values.includes(0)) return numberOf(0, dimension);
      return numberOf(1 / values.reduce((sum, one) => sum + 1 / one, 0), dimension, "par of opposite values");
    case "ln":
      bare(name, first);
      return numberOf(Math.log(value), BARE, `ln of ${value}`);
    case "log10":
      bare(name, first);
      return numberOf(Math.log10(value), BARE, `log10 of ${value}`);
    default:
      bare(name, first);
      return numberOf(Math.exp(value), BARE, `exp of ${value}`);
  }
}

function numberOf(value: number, dimension: Dimension, what: string = "the result"): Value {
  if (!Number.isFinite(value)) throw new Failure("value", `${what} is not a finite number.`);
  return { kind: "number", measure: { value: value + 0, dimension } };
}

function agree(what: string, a: Measure, b: Measure): void {
  if (!isSameDimension(a.dimension, b.dimension))
    throw new Failure("unit", `${what} between ${nameDimension(a.dimension)} and ${nameDimension(b.dimension)}.`);
}

function bare(name: string, { dimension }: Measure): void {
  if (!isSameDimension(dimension, BARE))
    throw new Failure("unit", `${name} takes a bare number, not ${nameDimension(dimension)}.`);
}

function measureOf(value: Value): Measure {
  if (value.kind === "number") return value.measure;
  throw new Failure("unit", `${describe(value)} is not a number.`);
}

function flagOf(value: Value): boolean {
  if (value.kind === "flag") return value.flag;
  throw new Failure("unit", `${describe(value)} is neither true nor false.`);
}

function describe(value: Value): string {
  if (value.kind === "number") return String(value.measure.value);
  return value.kind === "text" ? `"${value.text}"` : String(value.flag);
}
