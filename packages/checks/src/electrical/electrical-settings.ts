import type { Board } from "@tracewright/board";
import { ELECTRICAL_RULE_IDS, type ElectricalRuleId, type ElectricalSeverity } from "./electrical-finding.ts";

/** What a project decides about its electrical rules, over what its KiCad project says. */
export interface ElectricalSettings {
  /** `ignore` leaves a rule out. */
  readonly severities: Readonly<Partial<Record<ElectricalRuleId, ElectricalSeverity | "ignore">>>;
  /** Notes of accepted findings by their key. */
  readonly accepted: Readonly<Record<string, string>>;
}

export const ELECTRICAL_SEVERITIES = ["error", "warning", "ignore"] as const;

/** The board keeps them among its properties, which its file has as well. */
const PROPERTY = "Tracewright electrical rules";
const NONE: ElectricalSettings = { severities: {}, accepted: {} };

/** What the board has stored; what is no such setting is passed over. */
export function electricalSettings({ properties }: Pick<Board, "properties">): ElectricalSettings {
  const text = properties[PROPERTY];
  if (text === undefined) return NONE;
  let stored: Readonly<Record<string, unknown>>;
  try {
    stored = asObject(JSON.parse(text));
  } catch {
    return NONE;
  }
  const severities = Object.entries(asObject(stored.severities)).flatMap(([name, value]) => {
    const rule = ELECTRICAL_RULE_IDS.find((known) => known === name);
    const severity = ELECTRICAL_SEVERITIES.find((known) => known === value);
    return rule && severity ? [[rule, severity] as const] : [];
  });
  const accepted = Object.entries(asObject(stored.accepted)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { severities: Object.fromEntries(severities), accepted: Object.fromEntries(accepted) };
}

/** The properties of the board with other settings. */
export function withElectricalSettings(
  { properties }: Pick<Board, "properties">,
  { severities, accepted }: ElectricalSettings,
): Board["properties"] {
  const { [PROPERTY]: _, ...others } = properties;
  const isEmpty = Object.keys(severities).length + Object.keys(accepted).length === 0;
  return isEmpty ? others : { ...others, [PROPERTY]: JSON.stringify({ severities, accepted }) };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
