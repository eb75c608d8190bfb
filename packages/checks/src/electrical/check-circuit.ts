import type { Circuit, ElectricalRuleId, ElectricalRules, ElectricalSettings, Severity } from "@tracewright/board";
import type { ElectricalFinding } from "./electrical-finding.ts";
import type { ElectricalContext } from "./electrical-rule.ts";
import { ELECTRICAL_RULES } from "./electrical-rules.ts";
import { connectCircuit } from "./graph/connection-graph.ts";
import { matchExclusion } from "./match-exclusion.ts";
import { pinMapOf } from "./pin-map.ts";

/** Where the pins of a part are unknown, nothing is said of what its wires lead to. */
const NEEDS_ALL_SYMBOLS: ReadonlySet<ElectricalRuleId> = new Set([
  "power_pin_not_driven",
  "pin_not_driven",
  "pin_not_connected",
  "no_connect_dangling",
  "wire_dangling",
  "unconnected_wire_endpoint",
  "label_dangling",
  "isolated_pin_label",
  "global_label_dangling",
]);

const NO_SETTINGS: ElectricalSettings = { severities: {}, accepted: {} };

/**
 * Checks a schematic by the electrical rules, with the severities, pin conflicts and exclusions of its KiCad project and,
 * over these, the settings given. Pure: equal schematics give equal findings. Those that were excused are among them.
 */
export function checkCircuit(
  circuit: Circuit,
  settings: ElectricalSettings = NO_SETTINGS,
): readonly ElectricalFinding[] {
  const rules = circuit.electricalRules;
  const graph = connectCircuit(circuit);
  const context: ElectricalContext = { circuit, graph, pinMap: settings.pinMap ?? pinMapOf(circuit) };
  const isIncomplete = circuit.sheets.some(({ symbols }) =>
    symbols.some(({ librarySymbol }) => !Object.hasOwn(circuit.librarySymbols, librarySymbol)),
  );
  const exclusions = rules?.exclusions ?? [];
  return ELECTRICAL_RULES.flatMap((rule) => {
    const severity = electricalSeverity(rule.id, rules, settings);
    if (severity === "ignore" || (isIncomplete && NEEDS_ALL_SYMBOLS.has(rule.id))) return [];
    const times = new Map<string, number>();
    return rule.find(context).map((found): ElectricalFinding => {
      const base = `${rule.id} ${found.about}`;
      const time = (times.get(base) ?? 0) + 1;
      times.set(base, time);
      const finding = {
        ...found,
        rule: rule.id,
        // What a person set counts for all findings of the rule.
        severity: settings.severities[rule.id] === undefined ? (found.severity ?? severity) : severity,
        key: time === 1 ? base : `${base} ${time}`,
      };
      const exclusion = exclusions.length > 0 ? matchExclusion(finding, exclusions) : undefined;
      const note = Object.hasOwn(settings.accepted, finding.key) ? settings.accepted[finding.key] : undefined;
      return {
        ...finding,
        ...(exclusion && { excluded: { ...(exclusion.comment && { comment: exclusion.comment }) } }),
        ...(note !== undefined && { accepted: note }),
      };
    });
  });
}

const DEFAULTS: ReadonlyMap<string, Severity> = new Map(ELECTRICAL_RULES.map(({ id, severity }) => [id, severity]));

/** How grave a finding of that rule is in this project. */
export function electricalSeverity(
  rule: ElectricalRuleId,
  rules: ElectricalRules | undefined,
  { severities }: ElectricalSettings = NO_SETTINGS,
): Severity {
  return severities[rule] ?? rules?.severities[rule] ?? DEFAULTS.get(rule) ?? "error";
}
