import type { Point } from "@tracewright/geometry";
import type { Circuit, Sheet } from "../records/circuit.ts";
import type { ComponentId } from "../records/ids.ts";
import type { PlaceOnSheet } from "../records/place-on-sheet.ts";

const PIN_OF_PART = /^(.+) (?:pad|pin) (\S+)$/;

/**
 * Where a schematic draws what a remark names: parts ("R5", all of that name), the unit of a part that has a pin ("R5
 * pin 1"), nets by their labels or, without any, by a wire. Everything on the first sheet that has something of it;
 * undefined where none has.
 */
export function placeOnSheets(circuit: Circuit, subjects: readonly string[]): PlaceOnSheet | undefined {
  const units = new Map<ComponentId, number | undefined>();
  const nets = new Set<string>();
  const add = (reference: string, pin?: string): boolean => {
    const named = circuit.components.filter((component) => component.reference === reference);
    for (const { id, pins } of named) units.set(id, pins.find(({ number }) => number === pin)?.unit || undefined);
    return named.length > 0;
  };
  for (const subject of subjects) {
    if (add(subject)) continue;
    const net = circuit.nets.find(({ name }) => name === subject);
    const [, reference, pin] = PIN_OF_PART.exec(subject) ?? [];
    if (net) nets.add(net.id);
    else if (reference !== undefined) add(reference, pin);
  }
  for (const sheet of circuit.sheets) {
    const spots = [...spotsOfParts(sheet, units), ...spotsOfNets(sheet, nets)];
    if (spots.length > 0) return { sheet: sheet.id, spots };
  }
  return undefined;
}

function spotsOfParts({ symbols }: Sheet, units: ReadonlyMap<ComponentId, number | undefined>): Point[] {
  return symbols.flatMap(({ component, unit, position }) => {
    if (component === undefined || !units.has(component)) return [];
    const wanted = units.get(component);
    return wanted === undefined || wanted === unit ? [position] : [];
  });
}

function spotsOfNets({ items }: Sheet, nets: ReadonlySet<string>): Point[] {
  const isOn = (net: string | undefined) => net !== undefined && nets.has(net);
  const labels = items.flatMap((item) => (item.kind === "label" && isOn(item.net) ? [item.label.position] : []));
  if (labels.length > 0) return labels;
  const wire = items.find((item) => item.kind === "wire" && isOn(item.net));
  return wire?.kind === "wire" && wire.points[0] ? [wire.points[0]] : [];
}
