import { DisjointKeys } from "@tracewright/algorithms";
import type { Point } from "@tracewright/geometry";
import type { GraphItem, GraphLine, GraphMark, GraphPin } from "./graph-item.ts";
import { pointKey } from "./raster.ts";
import type { SheetItems } from "./sheet-items.ts";
import type { SheetPiece } from "./subnet.ts";

/** From KiCad 6 on pins that are not connected within their part join nothing, even where several stand on one place. */
const FIRST_WITH_OPEN_PINS = 20_200_310;

interface PieceInMaking {
  readonly isBus: boolean;
  readonly items: GraphItem[];
  noConnect?: GraphMark | GraphPin;
  readonly entersBuses: GraphLine[];
}

/**
 * Joins what touches. Wires meet at their ends; a junction or a label in the middle of a wire joins it; a wire that
 * merely crosses another does not. A label or sheet pin on a bus belongs to the bus.
 */
export function joinSheet(items: SheetItems): SheetPiece[] {
  const { wireIndex, busIndex } = items;
  const union = new DisjointKeys<string>();
  for (const line of [...items.wires, ...items.buses])
    for (const end of line.points) union.join(lineKey(line), at(line.kind, end));
  for (const { place } of items.junctions) {
    for (const line of wireIndex.through(place)) union.join(lineKey(line), at("wire", place));
    for (const line of busIndex.through(place)) union.join(lineKey(line), at("bus", place));
  }
  const join = (point: Point): "wire" | "bus" => {
    const buses = busIndex.through(point);
    for (const bus of buses) union.join(lineKey(bus), at("bus", point));
    if (buses.length > 0) return "bus";
    for (const wire of wireIndex.through(point)) union.join(lineKey(wire), at("wire", point));
    return "wire";
  };
  const named = [...items.labels, ...items.sheetPins].map((item) => ({ item, kind: join(item.place) }));
  const entries = items.entries.map((entry) => {
    const [first, second] = entry.ends;
    const busAtFirst = busIndex.through(first);
    const [buses, wire] = busAtFirst.length > 0 ? [busAtFirst, second] : [busIndex.through(second), first];
    const further = busIndex.through(wire);
    // An entry between two buses joins them; one to a wire only leads there.
    for (const other of further) if (buses[0]) union.join(lineKey(buses[0]), lineKey(other));
    return { entry, bus: buses[0], wire, isWire: further.length === 0 };
  });
  const pieces = new Map<string, PieceInMaking>();
  const pieceAt = (key: string, isBus = false): PieceInMaking => {
    const root = union.find(key);
    const known = pieces.get(root);
    if (known) return known;
    const piece: PieceInMaking = { isBus, items: [], entersBuses: [] };
    pieces.set(root, piece);
    return piece;
  };
  for (const pin of items.pins) {
    const isOpen = pin.pin.electricalType === "no-connect" && items.version >= FIRST_WITH_OPEN_PINS;
    if (isOpen) pieces.set(`open ${pieces.size}`, { isBus: false, items: [pin], noConnect: pin, entersBuses: [] });
    else pieceAt(at("wire", pin.place)).items.push(pin);
  }
  for (const { item, kind } of named) pieceAt(at(kind, item.place), kind === "bus").items.push(item);
  for (const wire of items.wires) pieceAt(lineKey(wire)).items.push(wire);
  for (const bus of items.buses) pieceAt(lineKey(bus), true).items.push(bus);
  for (const mark of items.junctions) {
    const isOnBus = busIndex.through(mark.place).length > 0;
    pieceAt(at(isOnBus ? "bus" : "wire", mark.place), isOnBus).items.push(mark);
  }
  for (const mark of items.noConnects) {
    const piece = pieceAt(at("wire", mark.place));
    piece.items.push(mark);
    piece.noConnect = mark;
  }
  for (const { entry, bus, wire, isWire } of entries) {
    const piece = isWire ? pieceAt(at("wire", wire)) : pieceAt(at("bus", wire), true);
    piece.items.push(entry);
    if (isWire && bus) piece.entersBuses.push(bus);
  }
  return [...pieces.values()];
}

function lineKey({ kind, id }: GraphLine): string {
  return `${kind}:${id}`;
}

function at(kind: "wire" | "bus", point: Point): string {
  return `${kind} at ${pointKey(point)}`;
}
