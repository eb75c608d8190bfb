import {
  type Board,
  CIRCUIT_SCHEMA_VERSION,
  type Circuit,
  type Component,
  componentId,
  type Footprint,
  PIN_KINDS,
  type PinElectricalType,
  sheetId,
} from "@tracewright/board";
import { namedAsDrawn } from "./named-as-drawn.ts";

const KINDS: ReadonlySet<string> = new Set(PIN_KINDS);

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

/**
 * The part of a schematic that stands for the parts of a layout: their symbols, and the wires and labels of their nets. A part
 * of several units is found by its reference, as its path may be that of any of them. A part that is not in the schematic
 * is what its pads say. The layout is given back with its nets called as the schematic calls them; undefined: none of its parts
 * is in the schematic.
 */
export function circuitOfParts(
  circuit: Circuit,
  layout: Board,
): { readonly circuit: Circuit; readonly layout: Board } | undefined {
  const byPath = new Map(circuit.components.map((one) => [one.symbolPath, one]));
  const byReference = new Map(circuit.components.map((one) => [one.reference, one]));
  const found = new Set<Component>();
  const lacking: Footprint[] = [];
  for (const part of layout.footprints) {
    const component = byPath.get(part.symbolPath || "none") ?? byReference.get(part.reference);
    if (component) found.add(component);
    else if (part.pads.some(({ number }) => number !== "")) lacking.push(part);
  }
  const components = circuit.components.filter((one) => found.has(one));
  if (components.length === 0) return undefined;
  const ids = new Set(components.map(({ id }) => id));
  const wired = new Set(components.flatMap(({ pins }) => pins.flatMap(({ net }) => net ?? [])));
  const sheets = circuit.sheets.flatMap((sheet) => {
    const symbols = sheet.symbols.filter(({ component }) => component !== undefined && ids.has(component));
    if (symbols.length === 0) return [];
    const items = sheet.items.filter((item) => "net" in item && item.net !== undefined && wired.has(item.net));
    const { parent: _parent, foreign: _foreign, ...plain } = sheet;
    return [{ ...plain, symbols, items }];
  });
  const symbols = new Set(sheets.flatMap((sheet) => sheet.symbols.map(({ librarySymbol }) => librarySymbol)));
  const nets = circuit.nets.filter(({ id }) => wired.has(id));
  const named = namedAsDrawn(layout, { components, nets });
  const added = withoutSymbols(lacking, { layout: named, nets, sheet: sheets[0]?.id ?? SHEET });
  const librarySymbols = Object.fromEntries(
    Object.entries(circuit.librarySymbols).filter(([name]) => symbols.has(name)),
  );
  return {
    circuit: {
      ...circuit,
      components: [...components, ...added.components],
      nets: [...nets, ...added.nets],
      sheets,
      librarySymbols,
    },
    layout: named,
  };
}

/** Parts that no symbol stands for, on the nets of the schematic that are called as theirs on the board. */
function withoutSymbols(
  parts: readonly Footprint[],
  {
    layout,
    nets,
    sheet,
  }: { readonly layout: Board; readonly nets: Circuit["nets"]; readonly sheet: Component["sheet"] },
): Pick<Circuit, "components" | "nets"> {
  const known = new Map(nets.map(({ id, name }) => [name, id]));
  const onBoard = new Map(layout.nets.map((net) => [net.id, net]));
  const components = parts.map((part) => {
    const component = componentOf(part);
    const pins = component.pins.map((pin) => {
      const net = pin.net === undefined ? undefined : onBoard.get(pin.net);
      return net ? { ...pin, net: known.get(net.name) ?? net.id } : pin;
    });
    return { ...component, sheet, pins };
  });
  const used = new Set(components.flatMap(({ pins }) => pins.flatMap(({ net }) => net ?? [])));
  return { components, nets: layout.nets.filter(({ id, name }) => used.has(id) && !known.has(name)) };
}
