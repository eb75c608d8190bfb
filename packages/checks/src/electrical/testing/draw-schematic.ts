import { type Circuit, type ElectricalRules, PIN_KINDS, type PinElectricalType } from "@tracewright/board";
import { readKicadSchematic } from "@tracewright/formats";

type At = readonly [x: number, y: number];

/** A symbol of one pin at its middle, called by the kind of the pin; power symbols; and one of three units. */
const LIBRARY = [
  ...PIN_KINDS.map((kind) => onePin(kind, { kind, name: "A" })),
  ...["GND", "+5V", "+3V3", "VCC"].map((name) => onePin(name, { kind: "power-in", name, isPower: true })),
  onePin("PWR_FLAG", { kind: "power-out", name: "pwr", isPower: true }),
  `(symbol "TRIPLE" (symbol "TRIPLE_0_1" ${pin("input", "S", "9", [0, 0])})
    (symbol "TRIPLE_1_1" ${pin("passive", "A", "1", [0, 2.54])})
    (symbol "TRIPLE_2_1" ${pin("input", "B", "2", [0, 2.54])})
    (symbol "TRIPLE_3_1" ${pin("power-in", "C", "3", [0, 2.54])}))`,
  `(symbol "TWINS" (symbol "TWINS_1_1" ${pin("passive", "A", "1", [0, 2.54])} ${pin("passive", "B", "1", [0, -2.54])}))`,
].join("\n");

function onePin(
  name: string,
  { kind, name: pinName, isPower = false }: { kind: PinElectricalType; name: string; isPower?: boolean },
): string {
  return `(symbol "${name}" ${isPower ? "(power)" : ""} (symbol "${name}_1_1" ${pin(kind, pinName, "1", [0, 0])}))`;
}

function pin(kind: PinElectricalType, name: string, number: string, [x, y]: At): string {
  const type = kind.replace("-", "_");
  return `(pin ${type} line (at ${x} ${y} 0) (length 0) (name "${name}") (number "${number}"))`;
}

let next = 0;

function uuid(): string {
  next += 1;
  return `00000000-0000-4000-8000-${String(next).padStart(12, "0")}`;
}

/** Places in steps of 2.54 mm, y down. */
function place([x, y]: At): string {
  return `${x * 2.54} ${y * 2.54}`;
}

export function part(
  library: string,
  reference: string,
  at: At,
  { unit = 1, value = library, footprint = "" }: { unit?: number; value?: string; footprint?: string } = {},
): string {
  return `(symbol (lib_id "${library}") (at ${place(at)} 0) (unit ${unit}) (uuid ${uuid()})
    (property "Reference" "${reference}" (at 0 0 0)) (property "Value" "${value}" (at 0 0 0))
    (property "Footprint" "${footprint}" (at 0 0 0)))`;
}

export function power(name: string, at: At): string {
  return part(name, `#PWR${uuid().slice(-4)}`, at);
}

export function wire(...points: readonly At[]): string {
  return points
    .slice(1)
    .map((end, index) => `(wire (pts (xy ${place(points[index] ?? end)}) (xy ${place(end)})) (uuid ${uuid()}))`)
    .join("\n");
}

export function bus(from: At, to: At): string {
  return `(bus (pts (xy ${place(from)}) (xy ${place(to)})) (uuid ${uuid()}))`;
}

/** From a bus one step up and to the right. */
export function entry(at: At): string {
  return `(bus_entry (at ${place(at)}) (size 2.54 -2.54) (uuid ${uuid()}))`;
}

export function label(text: string, at: At, kind: "label" | "global_label" | "hierarchical_label" = "label"): string {
  return `(${kind} "${text}" (at ${place(at)} 0) (uuid ${uuid()}))`;
}

export function mark(kind: "junction" | "no_connect", at: At): string {
  return `(${kind} (at ${place(at)}) (uuid ${uuid()}))`;
}

export function sheetOf(name: string, file: string, pins: readonly (readonly [name: string, at: At])[]): string {
  return `(sheet (at 0 0) (size 10 10) (uuid ${uuid()}) (property "Sheetname" "${name}") (property "Sheetfile" "${file}")
    ${pins.map(([text, at]) => `(pin "${text}" input (at ${place(at)} 0) (uuid ${uuid()}))`).join("\n")})`;
}

/** A schematic of KiCad as text; `sheets` are further files by name. */
export function schematicText(items: readonly string[], version = 20_231_120): string {
  return `(kicad_sch (version ${version}) (uuid ${uuid()}) (lib_symbols ${LIBRARY})\n${items.join("\n")}\n)`;
}

export function drawSchematic(
  items: readonly string[],
  {
    sheets = {},
    rules,
    version,
  }: {
    readonly sheets?: Readonly<Record<string, readonly string[]>>;
    readonly rules?: ElectricalRules;
    readonly version?: number;
  } = {},
): Circuit {
  const files = Object.entries(sheets).map(([fileName, drawn]) => ({ fileName, text: schematicText(drawn, version) }));
  const { circuit, diagnostics } = readKicadSchematic([
    { fileName: "root.kicad_sch", text: schematicText(items, version) },
    ...files,
  ]);
  if (!circuit) throw new Error(diagnostics.map(({ message }) => message).join("; "));
  return rules ? { ...circuit, electricalRules: rules } : circuit;
}
