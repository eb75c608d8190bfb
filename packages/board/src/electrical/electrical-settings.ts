import {
  ELECTRICAL_RULE_IDS,
  ELECTRICAL_SEVERITIES,
  type ElectricalRuleId,
  type ElectricalSeverity,
} from "./electrical-rule-ids.ts";
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

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
