import {
  type Board,
  type Circuit,
  type ElectricalSettings,
  readElectricalSettings,
  storedElectricalSettings,
} from "@tracewright/board";

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
