import type { PinElectricalType, PlacedSymbol, Sheet } from "@tracewright/board";
import type { ElectricalItem, ElectricalMessage } from "./electrical-finding.ts";
import type { GraphItem, GraphPin } from "./graph/graph-item.ts";
import { fieldOf } from "./graph/sheet-items.ts";

/** KiCad's words for the kinds of pins. */
const KICAD_KINDS: Readonly<Record<PinElectricalType, string>> = {
  input: "Input",
  output: "Output",
  bidirectional: "Bidirectional",
  "tri-state": "Tri-state",
  passive: "Passive",
  free: "Free",
  unspecified: "Unspecified",
  "power-in": "Power input",
  "power-out": "Power output",
  "open-collector": "Open collector",
  "open-emitter": "Open emitter",
  "no-connect": "Unconnected",
};

const KICAD_SHAPES: Readonly<Record<string, string>> = {
  inverted: "Inverted",
  clock: "Clock",
  inverted_clock: "Inverted clock",
  input_low: "Input low",
  clock_low: "Clock low",
  output_low: "Output low",
  edge_clock_high: "Falling edge clock",
  non_logic: "NonLogic",
};

const LABELS = { local: "Label", global: "Global Label", hierarchical: "Hierarchical Label" } as const;

/** An item with the words that KiCad's report has for it. */
export function describeItem(item: GraphItem): ElectricalItem {
  const { id, sheet, place: position } = item;
  const base = { id, sheet: sheet.id, position };
  switch (item.kind) {
    case "pin": {
      const { pin, component, symbol } = item;
      const name = pin.name === "" ? "~" : pin.name;
      const shape = KICAD_SHAPES[pin.shape ?? ""] ?? "Line";
      const facts = `${name}, ${KICAD_KINDS[pin.electricalType]}, ${shape}`;
      const description = `${symbolWords(symbol, item.reference)} Pin ${pin.number} [${facts}]`;
      return { ...base, description, ...(component && { component: component.id }), pin: pin.number };
    }
    case "label":
      return { ...base, description: `${LABELS[item.scope]} '${item.text}'` };
    case "sheet-pin":
      return { ...base, description: `Hierarchical Sheet Pin '${item.text}'` };
    case "wire":
    case "bus":
      return { ...base, description: `${lineDirection(item.points)} ${item.kind === "bus" ? "Bus" : "Wire"}` };
    case "bus-entry":
      return { ...base, description: "Bus to Wire Entry" };
    case "junction":
      return { ...base, description: "Junction" };
    case "no-connect":
      return { ...base, description: "No Connect" };
  }
}

function lineDirection(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return "Graphic";
  const length = `${(Math.hypot(end.x - start.x, end.y - start.y) / 1e6).toFixed(2)} mm`;
  const way = start.x === end.x ? "Vertical" : start.y === end.y ? "Horizontal" : "Diagonal";
  return `${way} ${length}`;
}

/** A whole symbol. */
export function describeSymbol(sheet: Sheet, symbol: PlacedSymbol, reference: string): ElectricalItem {
  const { id, position, component } = symbol;
  return {
    ...{ id, sheet: sheet.id, position, description: symbolWords(symbol, reference) },
    ...(component && { component }),
  };
}

function symbolWords(symbol: PlacedSymbol, reference: string): string {
  return `Symbol ${reference} [${fieldOf(symbol, "Value")}]`;
}

type PinMessage = ElectricalMessage<"pin-of-part" | "named-pin-of-part">;

/** "U2 pin 5 (VOUT)", as a phrase of a sentence. */
export function sayPin({ reference, pin: { number, name } }: GraphPin): PinMessage {
  return name === "" || name === number
    ? { kind: "pin-of-part", facts: { reference, number } }
    : { kind: "named-pin-of-part", facts: { reference, number, name } };
}

export function sayKind(kind: PinElectricalType): ElectricalMessage<`kind-${PinElectricalType}`> {
  return { kind: `kind-${kind}`, facts: {} };
}

/** A pin in the key of a finding: the same on every reading. */
export function keyOfPin({ reference, pin }: GraphPin): string {
  return `${reference}.${pin.number}`;
}
