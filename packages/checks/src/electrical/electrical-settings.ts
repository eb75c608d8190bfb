import type { Board, Circuit } from "@tracewright/board";
import { ELECTRICAL_RULE_IDS, type ElectricalRuleId, type ElectricalSeverity } from "./electrical-finding.ts";
import { type PinMap, pinMapRows, readPinMapRows } from "./pin-map.ts";

/** What a project decides about its electrical rules, over what its KiCad project says. */
export interface ElectricalSettings {
  /** `ignore` leaves a rule out. */
  readonly severities: Readonly<Partial<Record<ElectricalRuleId, ElectricalSeverity | "ignore">>>;
  /** Notes of accepted findings by their key. */
  readonly accepted: Readonly<Record<string, string>>;
  /** What two connected kinds of pins come to; absent: as the KiCad project has it. */
  readonly pinMap?: PinMap;
}

export const ELECTRICAL_SEVERITIES = ["error", "warning", "ignore"] as const;

/** The board keeps them among its properties, which its file has as well. */
const PROPERTY = "Tracewright electrical rules";
const NONE: ElectricalSettings = { severities: {}, accepted: {} };

/** What the board has stored. Invalid settings are ignored. */
export function electricalSettings({ properties }: Pick<Board, "properties">): ElectricalSettings {
  const text = properties[PROPERTY];
  if (text === undefined) return NONE;
  try {
    return readElectricalSettings(JSON.parse(text));
  } catch {
    return NONE;
  }
}

/** Settings as `storedElectricalSettings` wrote them. Invalid ones are ignored. */
export function readElectricalSettings(value: unknown): ElectricalSettings {
  const stored = asObject(value);
  const severities = Object.entries(asObject(stored.severities)).flatMap(([name, value]) => {
    const rule = ELECTRICAL_RULE_IDS.find((known) => known === name);
    const severity = ELECTRICAL_SEVERITIES.find((known) => known === value);
    return rule && severity ? [[rule, severity] as const] : [];
  });
  const accepted = Object.entries(asObject(stored.accepted)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const pinMap = readPinMapRows(stored.pinMap);
  return {
    severities: Object.fromEntries(severities),
    accepted: Object.fromEntries(accepted),
    ...(pinMap && { pinMap }),
  };
}

/** The settings as JSON. */
export function storedElectricalSettings({ severities, accepted, pinMap }: ElectricalSettings): object {
  return { severities, accepted, ...(pinMap && { pinMap: pinMapRows(pinMap) }) };
}

/** The properties of the board with other settings. */
export function withElectricalSettings(
  { properties }: Pick<Board, "properties">,
  settings: ElectricalSettings,
): Board["properties"] {
  const { [PROPERTY]: _, ...others } = properties;
  const { severities, accepted, pinMap } = settings;
  const isEmpty = Object.keys(severities).length + Object.keys(accepted).length === 0 && !pinMap;
  return isEmpty ? others : { ...others, [PROPERTY]: JSON.stringify(storedElectricalSettings(settings)) };
}

/** The circuit with these settings among the rules of its project, as a project file holds them. */
export function circuitAsSet(circuit: Circuit, { severities, pinMap }: ElectricalSettings): Circuit {
  if (Object.keys(severities).length === 0 && !pinMap) return circuit;
  const { severities: before = {}, exclusions = [], ...others } = circuit.electricalRules ?? {};
  const electricalRules = {
    ...others,
    severities: { ...before, ...severities },
    ...(pinMap && { pinMap }),
    exclusions,
  };
  return { ...circuit, electricalRules };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
