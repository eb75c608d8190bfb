import { type Catalogue, type Message, render } from "@tracewright/text";

/** What can be said about a block, in English; the kinds are the reasons of a failed validation. */
export const BLOCK_SENTENCES = {
  CIRCUIT_NO_PINS: "The circuit has no part with pins.",
  CIRCUIT_TOO_LARGE: "{{count}} {{what}}, at most {{limit}}.",
  CIRCUIT_REFERENCE_TWICE: "Two parts of the circuit are called {{name}}.",
  PORT_NONE: "The block has no port. Add a port for each net that leaves it.",
  PORT_DUPLICATE: "Two ports have the key or the name {{name}}.",
  PORT_NOT_IN_CIRCUIT: "Port {{port}}: net {{net}} is not in the circuit.",
  PORT_PIN_NOT_IN_CIRCUIT: "Port {{port}}: {{part}} pin {{pin}} is not in the circuit.",
  PORT_PIN_ON_OTHER_NET: "Port {{port}} is on net {{net}}, but {{part}} pin {{pin}} is not.",
  PORT_RANGE: "Port {{port}}: {{what}} has a minimum of {{min}} above its maximum of {{max}}.",
  PORT_OUTSIDE_ABSOLUTE: "Port {{port}}: the working range goes beyond the absolute maximum.",
  PORT_SHORTED: "Ports {{name}} and {{other}} are on one net: {{net}}.",
  PORT_SUPPLY: "Port {{port}} is powered by {{name}}, which is not another port of the block.",
  PORT_FACT: "Port {{port}}: its {{what}} names {{name}}, which is not another {{kind}} of the block.",
  PORT_VOLTAGE_UNKNOWN: "Port {{port}}: the voltage is unknown, so rules that need it cannot tell.",
  SOURCE_MISSING: "{{subject}} names the source {{name}}, which the block does not list.",
  LAYOUT_PART_MISSING: "Part {{part}} of the circuit is not in the layout.",
  LAYOUT_PART_UNKNOWN: "Part {{part}} of the layout is not in the circuit.",
  LAYOUT_NET_DIFFERS: "{{part}} pin {{pin}} is on {{net}} in the layout and on {{other}} in the circuit.",
  LAYOUT_ANCHOR: "The anchor {{part}} is not in the layout.",
  LAYOUT_OUTLINE: "The layout of a block has no board outline. Remove {{count}} drawings on Edge.Cuts.",
  LAYOUT_OUTSIDE_FORMAT: "The layout has {{count}} copper layers, at most {{limit}}.",
  LAYOUT_NONE: "The block has no layout: it is placed part by part.",
  PARAMETER_NAME: "{{name}} cannot be the key of a parameter: {{why}}",
  PARAMETER_KIND: "Parameter {{name}}: {{search}} cannot be shown as {{view}} with values of kind {{value}}.",
  PARAMETER_UNIT: "{{subject}}: {{why}}",
  PARAMETER_CYCLE: "Parameters depend on each other in a circle: {{path}}.",
  PARAMETER_RANGE: "Parameter {{name}}: {{value}} is not {{allowed}}.",
  PARAMETER_REQUIRED: "Parameter {{name}} needs a value.",
  PARAMETER_VALUE: "Parameter {{name}}: {{value}} cannot be read as {{what}}.",
  PARAMETER_TARGET: "Parameter {{name}} sets {{part}}, which is not in the circuit.",
  FORMULA_SYNTAX: "Formula of {{name}}: {{why}}",
  FORMULA_TOO_LONG: "Formula of {{name}}: {{count}} letters, at most {{limit}}.",
  NEED_UNNAMED: "Need {{name}} names neither a block nor a capability.",
  NEED_PORT: "A needed block is joined to port {{port}}, which the block does not have.",
  MATERIAL_UNKNOWN_PART: "A material is meant for {{part}}, which is not in the circuit.",
  MATERIAL_NONE_DEFAULT: "{{part}}: {{count}} of its materials are the default, must be one.",
  MATERIAL_NO_NUMBER: "{{part}}: no maker's part number.",
} as const satisfies Catalogue;

export type BlockFindingCode = keyof typeof BLOCK_SENTENCES;

/** Something that keeps a block from being used (error), or that its users should know (warning). */
export interface BlockFinding extends Message<BlockFindingCode> {
  readonly severity: "error" | "warning";
  readonly facts: Readonly<Record<string, string | number>>;
}

const WARNINGS: ReadonlySet<BlockFindingCode> = new Set<BlockFindingCode>([
  "PORT_VOLTAGE_UNKNOWN",
  "LAYOUT_NONE",
  "MATERIAL_NO_NUMBER",
]);

export function blockFinding(
  kind: BlockFindingCode,
  facts: Readonly<Record<string, string | number>> = {},
): BlockFinding {
  return { kind, severity: WARNINGS.has(kind) ? "warning" : "error", facts };
}

/** The finding as an English sentence. */
export function blockSentence(finding: BlockFinding): string {
  return render(finding, BLOCK_SENTENCES);
}
