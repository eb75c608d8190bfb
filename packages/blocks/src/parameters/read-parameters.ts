import { type BlockFinding, blockFinding } from "../findings/block-finding.ts";
import type { Parameter } from "../records/parameter.ts";
import { type Formula, readFormula } from "./formula.ts";
import { dimensionOf } from "./unit.ts";

/** A parameter with its formula read. */
export interface ReadParameter {
  readonly parameter: Parameter;
  readonly formula?: Formula;
  /** Parameters that its formula names. */
  readonly names: readonly string[];
}

export interface ReadParameters {
  /** Each after all that it depends on. */
  readonly ordered: readonly ReadParameter[];
  readonly findings: readonly BlockFinding[];
}

const KEY = /^[\p{L}_][\p{L}\p{N}_]{0,39}$/u;

/** What jsep reads as something else than a name. */
const WORDS: ReadonlySet<string> = new Set(["this", "true", "false", "null", "q"]);

/** The ways of searching that each way of showing allows, by the kind of value. */
const KINDS: ReadonlySet<string> = new Set([
  "EQUAL NORMAL NUMBER",
  "EQUAL NORMAL STRING",
  "EQUAL NORMAL BOOLEAN",
  "EQUAL SELECT NUMBER",
  "EQUAL SELECT STRING",
  "EQUAL SELECT BOOLEAN",
  "OPTION_RANGE SELECT NUMBER",
  "OPTION_RANGE SELECT STRING",
  "OPTION_RANGE RANGE NUMBER",
  "VALUE_RANGE NORMAL NUMBER",
  "VALUE_RANGE SELECT NUMBER",
  "VALUE_RANGE RANGE NUMBER",
]);

/** Reads all formulas and puts the parameters into an order in which they can be computed; those of a circle are left out. */
export function readParameters(parameters: readonly Parameter[]): ReadParameters {
  const findings: BlockFinding[] = [];
  const read = new Map<string, ReadParameter>();
  for (const parameter of parameters) {
    const { key, searchType: search, viewType: view, valueType: value, unit = "" } = parameter;
    const why =
      !KEY.test(key) || WORDS.has(key)
        ? "use letters, digits and _, up to 40."
        : read.has(key)
          ? "another parameter has it."
          : "";
    if (why !== "") {
      findings.push(blockFinding("PARAMETER_NAME", { name: key, why }));
      continue;
    }
    if (!KINDS.has(`${search} ${view} ${value}`))
      findings.push(blockFinding("PARAMETER_KIND", { name: key, search, view, value }));
    if (!dimensionOf(unit))
      findings.push(blockFinding("PARAMETER_UNIT", { subject: key, why: `unknown unit ${unit}.` }));
    read.set(key, { parameter, ...formulaOf(parameter, findings) });
  }
  for (const { parameter, names } of read.values())
    for (const name of names)
      if (!read.has(name))
        findings.push(blockFinding("FORMULA_SYNTAX", { name: parameter.key, why: `there is no parameter ${name}.` }));
  return { ordered: order(read, findings), findings };
}

function formulaOf(
  { key, formula }: Parameter,
  findings: BlockFinding[],
): { formula?: Formula; names: readonly string[] } {
  if (formula === undefined) return { names: [] };
  const outcome = readFormula(formula);
  if (outcome.status === "read") return { formula: outcome.formula, names: outcome.names };
  findings.push(blockFinding("FORMULA_SYNTAX", { name: key, why: outcome.why }));
  return { names: [] };
}

function order(read: ReadonlyMap<string, ReadParameter>, findings: BlockFinding[]): ReadParameter[] {
  const ordered: ReadParameter[] = [];
  const state = new Map<string, "open" | "done" | "circular">();
  const visit = (key: string, path: readonly string[]): boolean => {
    const known = state.get(key);
    if (known === "open") {
      findings.push(blockFinding("PARAMETER_CYCLE", { path: [...path.slice(path.indexOf(key)), key].join(" → ") }));
      return false;
    }
    if (known) return known === "done";
    const one = read.get(key);
    if (!one) return true;
    state.set(key, "open");
    const isSound = one.names.map((name) => visit(name, [...path, key])).every(Boolean);
    state.set(key, isSound ? "done" : "circular");
    if (isSound) ordered.push(one);
    return isSound;
  };
  for (const key of read.keys()) visit(key, []);
  return ordered;
}
