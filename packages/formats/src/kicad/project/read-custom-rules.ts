import { type DesignRules, type Diagnostic, listed, worded } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { NodeReader } from "../../sexpr/node-reader.ts";
import { parseSExpression } from "../../sexpr/parse-s-expression.ts";
import { wordTable } from "../../word-table.ts";

/** Constraints of which a smallest value for the whole board is one of our minima. */
const MINIMA = wordTable({
  clearance: "minClearance",
  track_width: "minTrackWidth",
  via_diameter: "minViaDiameter",
  annular_width: "minViaAnnularWidth",
  hole_size: "minThroughHoleDiameter",
  hole_to_hole: "minHoleToHole",
  hole_clearance: "minHoleClearance",
  edge_clearance: "copperToEdge",
  silk_clearance: "silkClearance",
} as const satisfies Record<string, keyof DesignRules>);

const UNITS: Readonly<Record<string, Nm>> = wordTable({
  mm: 1_000_000,
  um: 1_000,
  mil: 25_400,
  mils: 25_400,
  in: 25_400_000,
});
/** More are counted, not named. */
const MAX_NAMED = 8;

/**
 * Reads a `.kicad_dru`. Its text is kept whole and written back. A rule that asks a smallest value of the whole board
 * raises the board's minimum; every other, by condition, layer, or with more than a smallest value, is reported as
 * not applied here.
 */
export function readCustomRules(
  text: string,
  context: { readonly fileName: string; readonly base: DesignRules },
): { rules: DesignRules; diagnostics: Diagnostic[] } {
  const { fileName, base } = context;
  // The file is a row of lists, with notes from "#" to the end of their line.
  const source = `(rules ${text.replace(/^[ \t]*#.*$/gm, "")}\n)`;
  const parsed = parseSExpression(source);
  const kept = { ...base, customRules: text };
  if ("problem" in parsed) {
    const said = worded("rules-unreadable", { file: fileName, why: parsed.problem.words });
    const unread = { ...kept, uncheckedRules: [fileName] };
    return { rules: unread, diagnostics: [{ severity: "warning", code: "rules-unreadable", ...said, file: fileName }] };
  }
  const minima: Partial<Record<(typeof MINIMA)[keyof typeof MINIMA], Nm>> = {};
  const notObeyed: string[] = [];
  const rules = new NodeReader(parsed.tree).takeAll("rule");
  for (const rule of rules) {
    const name = rule.takeAtom() ?? "";
    const asked = boardMinima(rule);
    if (!asked) notObeyed.push(name);
    for (const [field, value] of asked ?? []) minima[field] = Math.max(minima[field] ?? base[field], value);
  }
  if (notObeyed.length === 0) return { rules: { ...kept, ...minima }, diagnostics: [] };
  const obeyed = { ...kept, ...minima, uncheckedRules: notObeyed };
  const quoted = notObeyed.map((name) => `"${name}"`);
  return {
    rules: obeyed,
    diagnostics: [
      {
        severity: "warning",
        code: "rules-not-obeyed",
        ...worded("rules-not-obeyed", {
          file: fileName,
          count: notObeyed.length,
          all: rules.length,
          names: listed(quoted, MAX_NAMED),
        }),
        file: fileName,
        subjects: notObeyed,
      },
    ],
  };
}

/** The minima a rule asks of the whole board; undefined when it asks anything else. */
function boardMinima(rule: NodeReader): [(typeof MINIMA)[keyof typeof MINIMA], Nm][] | undefined {
  const constraints = rule.takeAll("constraint").map((constraint) => {
    const kind = constraint.takeAtom() ?? "";
    const value = readLength(constraint.takeText("min"));
    const field = isMinimum(kind) ? MINIMA[kind] : undefined;
    const isMore = constraint.leftovers().length > 0 || constraint.takeAtom() !== undefined;
    return field === undefined || value === undefined || isMore ? undefined : ([field, value] as const);
  });
  // A severity other than an error's, a layer or a condition narrow the rule.
  if (constraints.length === 0 || rule.leftovers().length > 0) return undefined;
  const whole = constraints.filter((entry) => entry !== undefined);
  return whole.length === constraints.length ? whole.map(([field, value]) => [field, value]) : undefined;
}

function isMinimum(kind: string): kind is keyof typeof MINIMA {
  return Object.hasOwn(MINIMA, kind);
}

/** `0.3mm`, `12mil`; a bare number has no length. */
function readLength(written: string | undefined): Nm | undefined {
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?|\.\d+)([a-z]+)$/.exec(written ?? "") ?? [];
  const scale = UNITS[unit];
  return number === undefined || scale === undefined ? undefined : Math.round(Number(number) * scale);
}
