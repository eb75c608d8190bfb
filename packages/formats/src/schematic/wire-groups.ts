import { DisjointKeys } from "@tracewright/algorithms";
import { LineIndex, type Point } from "@tracewright/geometry";
import { placePin, shownPins } from "./place-pin.ts";
import type { LibraryPin, SheetFile, SheetLabel, SheetSymbol } from "./sheet-file.ts";

/** From KiCad 6 on pins that are not connected within their part join nothing, even where several stand on one place. */
const FIRST_WITH_OPEN_PINS = 20200310;

/** Schematics stand on a raster of 100 nm in KiCad; ends that fall on the same raster point meet. */
const RASTER = 100;

/** Things of one sheet file that a wire (or touching each other) joins. */
export interface WireGroup {
  readonly pins: { readonly symbol: SheetSymbol; readonly pin: LibraryPin; readonly noConnect: boolean }[];
  readonly labels: SheetLabel[];
  readonly sheetPins: { readonly sheet: string; readonly name: string }[];
  /** Indices into the file's `wires`. */
  readonly wires: number[];
  /** Buses (by their group's index) whose entries end on it. */
  readonly entersBuses: number[];
}

/** Buses that join each other, with what names their members. */
export interface BusGroup {
  readonly labels: SheetLabel[];
  readonly sheetPins: { readonly sheet: string; readonly name: string }[];
}

export interface SheetGroups {
  readonly groups: readonly WireGroup[];
  readonly buses: readonly BusGroup[];
}

/**
 * What is joined on one sheet file by geometry alone, before names join further. Wires meet at their ends; a junction
 * or a label in the middle of a wire joins it; a wire that merely crosses or touches another does not.
 */
export function groupWires(sheet: SheetFile): SheetGroups {
  const union = new DisjointKeys<string>();
  const wireSegments = indexOf(sheet.wires);
  const busSegments = indexOf(sheet.buses);
  for (const [index, points] of sheet.wires.entries())
    for (const end of points) union.join(`wire:${index}`, at("w", end));
  for (const [index, points] of sheet.buses.entries())
    for (const end of points) union.join(`bus:${index}`, at("b", end));
  for (const point of sheet.junctions) {
    for (const index of wireSegments.through(point)) union.join(`wire:${index}`, at("w", point));
    for (const index of busSegments.through(point)) union.join(`bus:${index}`, at("b", point));
  }
  /** A label or sheet pin names the bus it stands on, else the wire. */
  const join = (point: Point): "w" | "b" => {
    const buses = busSegments.through(point);
    for (const index of buses) union.join(`bus:${index}`, at("b", point));
    if (buses.length > 0) return "b";
    for (const index of wireSegments.through(point)) union.join(`wire:${index}`, at("w", point));
    return "w";
  };
  const labelKinds = sheet.labels.map(({ position }) => join(position));
  const sheetPins = sheet.sheets.flatMap(({ id, pins }) =>
    pins.map(({ name, position }) => ({ sheet: id, name, position, kind: join(position) })),
  );
  const entries = sheet.busEntries.map(([first, second]) => {
    const busAtFirst = busSegments.through(first);
    const [bus, wire] = busAtFirst.length > 0 ? [busAtFirst, second] : [busSegments.through(second), first];
    // An entry between two buses joins them; one to a wire only leads there.
    const further = busSegments.through(wire);
    for (const index of further) if (bus[0] !== undefined) union.join(`bus:${bus[0]}`, `bus:${index}`);
    return { bus: bus[0], wire, isWire: further.length === 0 };
  });
  const unconnected = new Set(sheet.noConnects.map((point) => at("w", point)));
  const groups = new Map<string, WireGroup>();
  const groupAt = (key: string): WireGroup => {
    const root = union.find(key);
    const known = groups.get(root);
    if (known) return known;
    const group: WireGroup = { pins: [], labels: [], sheetPins: [], wires: [], entersBuses: [] };
    groups.set(root, group);
    return group;
  };
  const buses = new Map<string, BusGroup>();
  const busOrder: string[] = [];
  const busAt = (key: string): BusGroup => {
    const root = union.find(key);
    const known = buses.get(root);
    if (known) return known;
    const bus: BusGroup = { labels: [], sheetPins: [] };
    buses.set(root, bus);
    busOrder.push(root);
    return bus;
  };
  for (const index of sheet.wires.keys()) groupAt(`wire:${index}`).wires.push(index);
  for (const [index, symbol] of sheet.symbols.entries())
    for (const pin of shownPins(symbol, sheet.library.get(symbol.library)?.pins ?? [])) {
      const key = at("w", placePin(symbol, pin));
      const isOpen = pin.electricalType === "no-connect" && sheet.version >= FIRST_WITH_OPEN_PINS;
      const group = groupAt(isOpen ? `open:${index} ${pin.unit} ${pin.number}` : key);
      group.pins.push({ symbol, pin, noConnect: isOpen || unconnected.has(key) });
    }
  for (const [index, label] of sheet.labels.entries()) {
    const kind = labelKinds[index] ?? "w";
    (kind === "b" ? busAt : groupAt)(at(kind, label.position)).labels.push(label);
  }
  for (const { kind, position, ...sheetPin } of sheetPins)
    (kind === "b" ? busAt : groupAt)(at(kind, position)).sheetPins.push(sheetPin);
  for (const { bus, wire, isWire } of entries) {
    if (bus === undefined || !isWire) continue;
    const key = `bus:${bus}`;
    busAt(key);
    groupAt(at("w", wire)).entersBuses.push(busOrder.indexOf(union.find(key)));
  }
  return { groups: [...groups.values()], buses: [...buses.values()] };
}

function at(kind: "w" | "b", { x, y }: Point): string {
  return `${kind}:${Math.round(x / RASTER)},${Math.round(y / RASTER)}`;
}

/** Finds the lines that run through a point, by their places in the list. */
function indexOf(lines: readonly (readonly Point[])[]): { readonly through: (point: Point) => number[] } {
  const placed = lines.map((points, place) => ({ points, place }));
  const index = new LineIndex(placed, RASTER);
  return { through: (point) => index.through(point).map(({ place }) => place) };
}
