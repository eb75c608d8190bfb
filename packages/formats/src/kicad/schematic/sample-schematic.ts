import { quote } from "../../sexpr/format-s-expression.ts";

/** Writes small schematics for tests: coordinates in millimetres on the sheet, y down. */

type At = readonly [x: number, y: number];

export interface SampleSymbol {
  readonly library: "R" | "GND" | "VCC" | "DUAL" | "HIDDEN" | "OPEN";
  readonly reference: string;
  readonly at: At;
  readonly rotation?: number;
  readonly mirror?: "x" | "y";
  readonly unit?: number;
  readonly value?: string;
  /** Further uses by path, as version 7 and later write them. */
  readonly instances?: readonly { readonly path: string; readonly reference: string; readonly unit?: number }[];
}

export interface SampleSheet {
  readonly uuid?: string;
  readonly version?: number;
  readonly symbols?: readonly SampleSymbol[];
  readonly wires?: readonly (readonly [At, At])[];
  readonly buses?: readonly (readonly [At, At])[];
  readonly busEntries?: readonly { readonly at: At; readonly size: At }[];
  readonly junctions?: readonly At[];
  readonly noConnects?: readonly At[];
  readonly labels?: readonly {
    readonly kind: "label" | "global_label" | "hierarchical_label";
    readonly text: string;
    readonly at: At;
  }[];
  readonly sheets?: readonly {
    readonly uuid: string;
    readonly name: string;
    readonly file: string;
    readonly pins?: readonly { readonly name: string; readonly at: At }[];
  }[];
}

/**
 * A resistor with pins 1 above and 2 below its middle (2.54 mm), power symbols with their pin in the middle, a part of
 * two units with one pin each at the middle, one with a hidden supply pin at (0, −2.54), and one with two
 * pins in its middle that are not connected.
 */
const LIBRARY = `(lib_symbols
  (symbol "R" (symbol "R_0_1" (rectangle (start -1 1) (end 1 -1)))
    (symbol "R_1_1" ${pin("passive", "~", "1", [0, 2.54])} ${pin("passive", "~", "2", [0, -2.54])}))
  (symbol "GND" (power) (symbol "GND_1_1" ${pin("power_in", "GND", "1", [0, 0])}))
  (symbol "VCC" (power) (symbol "VCC_1_1" ${pin("power_in", "VCC", "1", [0, 0])}))
  (symbol "DUAL" (symbol "DUAL_1_1" ${pin("input", "A", "1", [0, 0])}) (symbol "DUAL_2_1" ${pin("input", "B", "2", [0, 0])}))
  (symbol "OPEN" (symbol "OPEN_1_1" ${pin("no_connect", "NC", "1", [0, 0])} ${pin("no_connect", "NC", "2", [0, 0])}))
  (symbol "HIDDEN" (symbol "HIDDEN_1_1" ${pin("input", "IN", "1", [0, 0])} ${pin("power_in", "VCC", "8", [0, 2.54], "hide")})))`;

function pin(type: string, name: string, number: string, [x, y]: At, hide = ""): string {
  return `(pin ${type} line (at ${x} ${y} 0) (length 0) ${hide} (name "${name}") (number "${number}"))`;
}

export function sampleSchematic(sheet: SampleSheet): string {
  const symbols = (sheet.symbols ?? []).map(
    ({ library, reference, at, rotation = 0, mirror, unit = 1, value, instances = [] }, index) =>
      `(symbol (lib_id "${library}") (at ${at[0]} ${at[1]} ${rotation}) ${mirror ? `(mirror ${mirror})` : ""} (unit ${unit})
        (uuid ${uuid(index)}) (property "Reference" ${quote(reference)} (at 0 0 0)) (property "Value" ${quote(value ?? library)} (at 0 0 0))
        ${instances.length > 0 ? `(instances (project "" ${instances.map((use) => `(path "${use.path}" (reference "${use.reference}") (unit ${use.unit ?? unit}))`).join(" ")}))` : ""})`,
  );
  const lines = (name: string, ends: SampleSheet["wires"] = []) =>
    ends.map(([from, to]) => `(${name} (pts (xy ${from.join(" ")}) (xy ${to.join(" ")})))`);
  return [
    `(kicad_sch (version ${sheet.version ?? 20231120}) (uuid ${sheet.uuid ?? uuid(900)})`,
    LIBRARY,
    ...symbols,
    ...lines("wire", sheet.wires),
    ...lines("bus", sheet.buses),
    ...(sheet.busEntries ?? []).map(({ at, size }) => `(bus_entry (at ${at.join(" ")}) (size ${size.join(" ")}))`),
    ...(sheet.junctions ?? []).map((at) => `(junction (at ${at.join(" ")}))`),
    ...(sheet.noConnects ?? []).map((at) => `(no_connect (at ${at.join(" ")}))`),
    ...(sheet.labels ?? []).map(({ kind, text, at }) => `(${kind} ${quote(text)} (at ${at.join(" ")} 0))`),
    ...(sheet.sheets ?? []).map(
      (child) =>
        `(sheet (at 0 0) (size 10 10) (uuid ${child.uuid}) (property "Sheetname" ${quote(child.name)}) (property "Sheetfile" ${quote(child.file)})
          ${(child.pins ?? []).map(({ name, at }) => `(pin ${quote(name)} input (at ${at.join(" ")} 0))`).join(" ")})`,
    ),
    ")",
  ].join("\n");
}

/** A valid id for each number. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}
