import type { Circuit, Component, ComponentPin, PinElectricalType } from "@tracewright/board";
import { compareNaturally } from "@tracewright/text";
import { formatSExpression, quote, type Written } from "../sexpr/format-s-expression.ts";
import { type CircuitNode, listCircuitNets } from "./circuit-nets.ts";

/** How deep inner lists get lines of their own: section, part or net, node. */
const BREAK_DEPTH = 4;

const PIN_TYPES: Readonly<Record<PinElectricalType, string>> = {
  input: "input",
  output: "output",
  bidirectional: "bidirectional",
  "tri-state": "tri_state",
  passive: "passive",
  free: "free",
  unspecified: "unspecified",
  "power-in": "power_in",
  "power-out": "power_out",
  "open-collector": "open_collector",
  "open-emitter": "open_emitter",
  "no-connect": "no_connect",
};

export interface KicadNetlistHead {
  /** The schematic it was made of. */
  readonly source: string;
  /** As it is to be written: "2026-11-28T05:12:29+0000". */
  readonly date: string;
  readonly tool: string;
}

/**
 * KiCad's netlist (`.net`, version E), which its board editor and other programs read: parts that are on the board, and
 * nets in the order of their names. The same circuit always gives the same text.
 */
export function writeKicadNetlist(circuit: Circuit, { source, date, tool }: KicadNetlistHead): string {
  const parts = circuit.components
    .filter(({ onBoard }) => onBoard)
    .toSorted((a, b) => compareNaturally(a.reference, b.reference));
  const root: Written = [
    "export",
    ["version", quote("E")],
    [
      "design",
      ["source", quote(source)],
      ["date", quote(date)],
      ["tool", quote(tool)],
      ...circuit.sheets.map(
        (sheet, index): Written => [
          "sheet",
          ["number", quote(String(index + 1))],
          ["name", quote(sheet.path)],
          ["tstamps", quote(stampsOf(sheet.id))],
        ],
      ),
    ],
    ["components", ...parts.map((part) => writePart(part, circuit))],
    [
      "nets",
      ...listCircuitNets(circuit).map(
        ({ name, nodes }, index): Written => [
          "net",
          ["code", quote(String(index + 1))],
          ["name", quote(name)],
          ...nodes.map(writeNode),
        ],
      ),
    ],
  ];
  return formatSExpression(root, BREAK_DEPTH);
}

function writePart(part: Component, { sheets }: Circuit): Written {
  const sheet = sheets.find(({ id }) => id === part.sheet);
  const [library = "", name = ""] = splitLibrary(part.librarySymbol);
  const fields = Object.entries(part.properties).filter(([, value]) => value !== "");
  return [
    "comp",
    ["ref", quote(part.reference)],
    ["value", quote(part.value === "" ? "~" : part.value)],
    ...(part.footprint === "" ? [] : [["footprint", quote(part.footprint)]]),
    ...(part.datasheet ? [["datasheet", quote(part.datasheet)]] : []),
    ...(fields.length > 0
      ? [["fields", ...fields.map(([field, value]): Written => ["field", ["name", quote(field)], quote(value)])]]
      : []),
    ["libsource", ["lib", quote(library)], ["part", quote(name)], ["description", quote(part.description ?? "")]],
    ["property", ["name", quote("Sheetname")], ["value", quote(sheet?.name ?? "")]],
    ["property", ["name", quote("Sheetfile")], ["value", quote(sheet?.fileName ?? "")]],
    ...(part.inBom ? [] : [["property", ["name", quote("exclude_from_bom")]]]),
    ...(part.doNotPopulate ? [["property", ["name", quote("dnp")]]] : []),
    ["sheetpath", ["names", quote(sheet?.path ?? "/")], ["tstamps", quote(stampsOf(part.sheet))]],
    ["tstamps", quote(part.symbolPath.slice(part.symbolPath.lastIndexOf("/") + 1))],
  ];
}

function writeNode({ component, pin }: CircuitNode): Written {
  return [
    "node",
    ["ref", quote(component.reference)],
    ["pin", quote(pin.number)],
    ...(pin.name === "" ? [] : [["pinfunction", quote(pin.name)]]),
    ["pintype", quote(pinType(pin))],
  ];
}

function pinType({ electricalType, noConnect }: ComponentPin): string {
  const type = PIN_TYPES[electricalType];
  return noConnect && electricalType !== "no-connect" ? `${type}+no_connect` : type;
}

function splitLibrary(symbol: string): [string, string] {
  const colon = symbol.indexOf(":");
  return colon < 0 ? ["", symbol] : [symbol.slice(0, colon), symbol.slice(colon + 1)];
}

/** "/" for the root, "/sheet/" below. */
function stampsOf(sheet: string): string {
  return sheet === "/" || sheet === "" ? "/" : `${sheet}/`;
}
