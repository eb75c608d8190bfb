import {
  type Board,
  CIRCUIT_SCHEMA_VERSION,
  type Circuit,
  type Component,
  componentId,
  type Footprint,
  type PinElectricalType,
  sheetId,
} from "@tracewright/board";

const KINDS: ReadonlySet<string> = new Set<PinElectricalType>([
  "input",
  "output",
  "bidirectional",
  "tri-state",
  "passive",
  "free",
  "unspecified",
  "power-in",
  "power-out",
  "open-collector",
  "open-emitter",
  "no-connect",
]);

/** The kind of a pin from what the pad's file calls it: "power_in", "no_connect", "tri_state", "input+no_connect". */
export function pinKind(pinType: string = ""): PinElectricalType {
  const kind = pinType.split("+")[0]?.replace("_", "-") ?? "";
  return KINDS.has(kind) ? (kind as PinElectricalType) : "passive";
}

const SHEET = sheetId("block");

/** The circuit that a layout without schematic has: what its pads say. Its sheet is empty. */
export function circuitOfLayout(layout: Board, title: string): Circuit {
  return {
    schemaVersion: CIRCUIT_SCHEMA_VERSION,
    title,
    components: layout.footprints.filter(({ pads }) => pads.some(({ number }) => number !== "")).map(componentOf),
    nets: layout.nets,
    sheets: [{ id: SHEET, name: title, path: "/", fileName: "", symbols: [], items: [] }],
    librarySymbols: {},
  };
}

function componentOf(part: Footprint): Component {
  const { id, reference, value, library, description, properties, attributes } = part;
  const byNumber = new Map(part.pads.filter(({ number }) => number !== "").map((pad) => [pad.number, pad]));
  return {
    id: componentId(id),
    reference,
    value,
    footprint: library,
    librarySymbol: "",
    ...(description !== undefined && { description }),
    properties,
    pins: [...byNumber.values()].map(({ number, pinFunction, pinType, net }) => ({
      number,
      name: pinFunction ?? "",
      electricalType: pinKind(pinType),
      unit: 1,
      ...(net !== undefined && { net }),
    })),
    symbolPath: part.symbolPath ?? "",
    sheet: SHEET,
    position: { x: 0, y: 0 },
    inBom: !attributes.excludeFromBom,
    onBoard: true,
    doNotPopulate: attributes.doNotPopulate,
  };
}

/** The part of a schematic that stands for the parts of a layout: their symbols, and the wires and labels of their nets. */
export function circuitOfParts(circuit: Circuit, layout: Board): Circuit {
  const paths = new Set(layout.footprints.flatMap(({ symbolPath }) => symbolPath || []));
  const references = new Set(layout.footprints.map(({ reference }) => reference));
  const components = circuit.components.filter(({ symbolPath, reference }) =>
    symbolPath !== "" && paths.size > 0 ? paths.has(symbolPath) : references.has(reference),
  );
  const ids = new Set(components.map(({ id }) => id));
  const nets = new Set(components.flatMap(({ pins }) => pins.flatMap(({ net }) => net ?? [])));
  const sheets = circuit.sheets.flatMap((sheet) => {
    const symbols = sheet.symbols.filter(({ component }) => component !== undefined && ids.has(component));
    if (symbols.length === 0) return [];
    const items = sheet.items.filter((item) => "net" in item && item.net !== undefined && nets.has(item.net));
    const { parent: _parent, foreign: _foreign, ...plain } = sheet;
    return [{ ...plain, symbols, items }];
  });
  const symbols = new Set(sheets.flatMap((sheet) => sheet.symbols.map(({ librarySymbol }) => librarySymbol)));
  return {
    ...circuit,
    components,
    nets: circuit.nets.filter(({ id }) => nets.has(id)),
    sheets,
    librarySymbols: Object.fromEntries(Object.entries(circuit.librarySymbols).filter(([name]) => symbols.has(name))),
  };
}
