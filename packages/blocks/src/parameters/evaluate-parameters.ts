import { type BlockFinding, blockFinding } from "../findings/block-finding.ts";
import type { Parameter } from "../records/parameter.ts";
import { snapToSeries } from "./e-series.ts";
import { evaluateFormula, type Value } from "./evaluate-formula.ts";
import { type ReadParameter, readParameters } from "./read-parameters.ts";
import { BARE, dimensionOf, isSameDimension, nameDimension, readMeasure, writeMeasure } from "./unit.ts";

/** What a parameter comes out as. */
export interface Computed {
  readonly value: Value;
  /** As people write it: "1.6 kΩ". */
  readonly text: string;
  /** Before it was replaced by one of the series. */
  readonly exact?: number;
  /** Least and greatest value within the tolerances; absent: a tolerance is unknown, or too many play a part. */
  readonly min?: number;
  readonly max?: number;
}

export interface ParameterValues {
  readonly values: ReadonlyMap<string, Computed>;
  readonly findings: readonly BlockFinding[];
}

/** Tolerances that are combined with each other: 2ⁿ cases. */
const MAX_UNCERTAIN = 12;

/**
 * The values of all parameters: those given by a project, else the block's own, and what the formulas make of them.
 *
 * The spread of a computed value is its least and greatest over all combinations of the ends of the tolerances it depends on:
 * exact where the formula rises or falls steadily with each of them, as those of electronics do.
 */
export function evaluateParameters(
  parameters: readonly Parameter[],
  given: ReadonlyMap<string, string> = new Map(),
): ParameterValues {
  const { ordered, findings: unreadable } = readParameters(parameters);
  const findings = [...unreadable];
  const run = new Run(ordered);
  for (const one of ordered) {
    const { key } = one.parameter;
    const outcome = one.parameter.formula === undefined ? input(one.parameter, given.get(key)) : run.compute(one);
    if (!outcome) continue;
    if ("kind" in outcome) findings.push(outcome);
    else run.set(one, outcome.value, outcome.exact);
  }
  return { values: run.values(), findings };
}

interface Outcome {
  readonly value: Value;
  readonly exact?: number;
}

function input(parameter: Parameter, given: string | undefined): Outcome | BlockFinding | undefined {
  const { key: name, valueType, requiredType, unit = "" } = parameter;
  const text = given ?? parameter.value;
  if (text === undefined) return requiredType === "REQUIRED" ? blockFinding("PARAMETER_REQUIRED", { name }) : undefined;
  if (valueType === "STRING") return allowed(parameter, text, { value: { kind: "text", text } });
  if (valueType === "BOOLEAN")
    return text === "true" || text === "false"
      ? { value: { kind: "flag", flag: text === "true" } }
      : blockFinding("PARAMETER_VALUE", { name, value: text, what: "true or false" });
  const measure = readMeasure(text, unit);
  if (!measure) return blockFinding("PARAMETER_VALUE", { name, value: text, what: "a number" });
  const dimension = dimensionOf(unit) ?? BARE;
  if (!isSameDimension(measure.dimension, dimension)) {
    const why = `${text} is ${nameDimension(measure.dimension)}, not ${nameDimension(dimension)}.`;
    return blockFinding("PARAMETER_UNIT", { subject: name, why });
  }
  return allowed(parameter, text, { value: { kind: "number", measure } });
}

function allowed(parameter: Parameter, text: string, outcome: Outcome): Outcome | BlockFinding {
  const { key: name, searchType, options = [], unit = "" } = parameter;
  const refuse = (what: string) => blockFinding("PARAMETER_RANGE", { name, value: text, allowed: what });
  if (searchType === "OPTION_RANGE") {
    const isOne = options.some((option) => isSameValue(option, outcome.value, unit));
    return isOne ? outcome : refuse(`one of ${options.join(", ")}`);
  }
  return outOfRange(parameter, outcome.value) ?? outcome;
}

/** The finding on a value outside of what the parameter may have. */
function outOfRange(parameter: Parameter, value: Value): BlockFinding | undefined {
  const { key: name, min = -Infinity, max = Infinity, unit = "" } = parameter;
  if (value.kind !== "number") return undefined;
  const number = value.measure.value;
  const slack = 1e-9 * Math.abs(number);
  if (number >= min - slack && number <= max + slack) return undefined;
  const ends = [
    min > -Infinity ? `${writeMeasure(min, unit)} or more` : "",
    max < Infinity ? `${writeMeasure(max, unit)} or less` : "",
  ];
  return blockFinding("PARAMETER_RANGE", {
    name,
    value: writeMeasure(number, unit),
    allowed: ends.filter((end) => end !== "").join(" and "),
  });
}

function isSameValue(option: string, value: Value, unit: string): boolean {
  if (value.kind === "text") return option === value.text;
  if (value.kind === "flag") return option === String(value.flag);
  const other = readMeasure(option, unit)?.value;
  return other !== undefined && Math.abs(other - value.measure.value) <= 1e-9 * Math.abs(other);
}

/** One computation: values so far, and the tolerances each of them depends on. */
class Run {
  readonly #byKey: ReadonlyMap<string, ReadParameter>;
  readonly #outcomes = new Map<string, Outcome>();
  readonly #values = new Map<string, Value>();
  /** Keys of the parameters with a tolerance of their own that a value depends on; undefined: one is unknown. */
  readonly #uncertain = new Map<string, ReadonlySet<string> | undefined>();

  constructor(ordered: readonly ReadParameter[]) {
    this.#byKey = new Map(ordered.map((one) => [one.parameter.key, one]));
  }

  set({ parameter, names }: ReadParameter, value: Value, exact: number | undefined): void {
    const { key } = parameter;
    this.#outcomes.set(key, { value, ...(exact !== undefined && { exact }) });
    this.#values.set(key, value);
    this.#uncertain.set(key, isLeaf(parameter) ? own(parameter, value) : this.#union(names));
  }

  compute({ parameter, formula }: ReadParameter): Outcome | BlockFinding | undefined {
    const { key: name, unit = "", series } = parameter;
    if (!formula) return undefined;
    const outcome = evaluateFormula(formula, this.#values);
    if (outcome.status === "failed")
      return outcome.cause === "unit"
        ? blockFinding("PARAMETER_UNIT", { subject: `Formula of ${name}`, why: outcome.why })
        : blockFinding("FORMULA_SYNTAX", { name, why: outcome.why });
    const { value } = outcome;
    const wanted = dimensionOf(unit) ?? BARE;
    if (value.kind !== "number") return outOfRange(parameter, value) ?? { value };
    const { measure } = value;
    if (!isSameDimension(measure.dimension, wanted)) {
      const why = `it gives ${nameDimension(measure.dimension)}, not ${nameDimension(wanted)}.`;
      return blockFinding("PARAMETER_UNIT", { subject: `Formula of ${name}`, why });
    }
    const snapped = series && snapToSeries(measure.value, series);
    const chosen: Value = snapped === undefined ? value : { kind: "number", measure: { ...measure, value: snapped } };
    return outOfRange(parameter, chosen) ?? { value: chosen, ...(snapped !== undefined && { exact: measure.value }) };
  }

  values(): Map<string, Computed> {
    return new Map(
      [...this.#outcomes].map(([key, outcome]) => [key, { ...outcome, ...this.#written(key, outcome.value) }]),
    );
  }

  #written(key: string, value: Value): { text: string; min?: number; max?: number } {
    if (value.kind === "text") return { text: value.text };
    if (value.kind === "flag") return { text: String(value.flag) };
    const text = writeMeasure(value.measure.value, this.#byKey.get(key)?.parameter.unit);
    return { text, ...this.#spread(key) };
  }

  #union(names: readonly string[]): ReadonlySet<string> | undefined {
    const all = new Set<string>();
    for (const name of names) {
      if (!this.#values.has(name)) continue;
      const own = this.#uncertain.get(name);
      if (!own) return undefined;
      for (const key of own) all.add(key);
    }
    return all.size <= MAX_UNCERTAIN ? all : undefined;
  }

  #spread(key: string): { min?: number; max?: number } {
    const uncertain = this.#uncertain.get(key);
    if (!uncertain) return {};
    const leaves = [...uncertain];
    let [min, max] = [Infinity, -Infinity];
    for (let corner = 0; corner < 2 ** leaves.length; corner += 1) {
      const values = new Map(leaves.map((leaf, bit) => [leaf, this.#end(leaf, (corner >> bit) & 1 ? 1 : -1)]));
      const value = this.#at(key, values);
      if (value?.kind !== "number") return {};
      min = Math.min(min, value.measure.value);
      max = Math.max(max, value.measure.value);
    }
    return { min, max };
  }

  #end(leaf: string, sign: 1 | -1): Value {
    const value = this.#values.get(leaf);
    const tolerance = this.#byKey.get(leaf)?.parameter.tolerance ?? 0;
    if (value?.kind !== "number") throw new Error(`parameter ${leaf} has a tolerance and no number`);
    return { kind: "number", measure: { ...value.measure, value: value.measure.value * (1 + sign * tolerance) } };
  }

  /** The value of a parameter where some leaves have others. */
  #at(key: string, values: Map<string, Value>): Value | undefined {
    const known = values.get(key);
    if (known) return known;
    const one = this.#byKey.get(key);
    if (!one?.formula || isLeaf(one.parameter)) return this.#values.get(key);
    for (const name of one.names) {
      const value = this.#at(name, values);
      if (value) values.set(name, value);
    }
    const outcome = evaluateFormula(one.formula, values);
    return outcome.status === "value" ? outcome.value : undefined;
  }
}

/** What has a spread of its own: an input, or a part of a series, whatever its formula asked for. */
function isLeaf({ formula, series }: Parameter): boolean {
  return formula === undefined || series !== undefined;
}

/** A part of unknown tolerance makes the spread unknown; a figure that is no part is exact unless it says otherwise. */
function own({ key, tolerance, targets = [] }: Parameter, value: Value): ReadonlySet<string> | undefined {
  if (value.kind !== "number") return new Set();
  if (tolerance === undefined) return targets.length > 0 ? undefined : new Set();
  return new Set(tolerance > 0 ? [key] : []);
}
