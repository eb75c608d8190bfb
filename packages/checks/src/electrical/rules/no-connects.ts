import type { Sheet } from "@tracewright/board";
import { describeItem, keyOfPin, sayPin } from "../describe-item.ts";
import type { FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import type { GraphItem, GraphPin } from "../graph/graph-item.ts";
import { pointKey } from "../graph/raster.ts";
import type { SheetItems } from "../graph/sheet-items.ts";
import type { SheetPiece } from "../graph/subnet.ts";
import { distinctFound } from "./distinct-found.ts";

/** A pin that is marked as open, and connected. */
export const noConnectConnected: ElectricalRule = {
  id: "no_connect_connected",
  severity: "warning",
  find: ({ graph }) =>
    distinctFound([
      ...graph.subnets.flatMap(({ pieces }) => pieces.flatMap(markedAndConnected)),
      ...graph.sheets.flatMap(openPinsConnected),
    ]),
};

/** A mark on nothing. */
export const noConnectDangling: ElectricalRule = {
  id: "no_connect_dangling",
  severity: "warning",
  find: ({ graph }) =>
    distinctFound(graph.subnets.flatMap(({ sheet, pieces }) => pieces.flatMap((piece) => danglingMark(piece, sheet)))),
};

function danglingMark({ noConnect, items }: SheetPiece, { fileName }: Sheet): FoundElectrical[] {
  if (noConnect?.kind !== "no-connect" || items.some(isOther)) return [];
  const about = `${fileName} ${pointKey(noConnect.place)}`;
  return [{ about, message: { kind: "no-connect-dangling", facts: {} }, items: [describeItem(noConnect)], nets: [] }];
}

/** Labels beside the mark are allowed: a name for what stays open on purpose. */
function markedAndConnected({ noConnect, items }: SheetPiece): FoundElectrical[] {
  if (noConnect?.kind !== "no-connect") return [];
  const pins = items.filter((item): item is GraphPin => item.kind === "pin");
  const [nearest] = pins.toSorted((a, b) => distance(a, noConnect) - distance(b, noConnect));
  // Pins of one symbol that are drawn over each other are open together.
  const others = pins.filter((pin) => nearest && (pin.symbol !== nearest.symbol || !isAtSamePlace(pin, nearest)));
  if (!nearest || others.length === 0) return [];
  return [
    {
      about: keyOfPin(nearest),
      message: { kind: "no-connect-connected", facts: { pin: sayPin(nearest) } },
      items: [describeItem(nearest), ...others.map(describeItem)],
      nets: [],
    },
  ];
}

/** Something to connect to; wires and marks alone are nothing. */
function isOther({ kind }: GraphItem): boolean {
  return kind !== "wire" && kind !== "bus" && kind !== "junction" && kind !== "no-connect";
}

function isAtSamePlace(a: GraphPin, b: GraphPin): boolean {
  return pointKey(a.place) === pointKey(b.place);
}

function distance({ place: a }: GraphItem, { place: b }: GraphItem): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Pins of the kind no-connect where anything but a mark stands. */
function openPinsConnected({ pins, labels, sheetPins, wires, entries, junctions }: SheetItems): FoundElectrical[] {
  const open = pins.filter(({ pin }) => pin.electricalType === "no-connect");
  if (open.length === 0) return [];
  const places = new Map<string, GraphItem[]>();
  const add = (key: string, item: GraphItem) => {
    const known = places.get(key);
    if (known) known.push(item);
    else places.set(key, [item]);
  };
  for (const pin of open) add(pointKey(pin.place), pin);
  const addOther = (key: string, item: GraphItem) => {
    if (places.has(key)) add(key, item);
  };
  for (const pin of pins) if (!open.includes(pin)) addOther(pointKey(pin.place), pin);
  for (const item of [...labels, ...sheetPins, ...junctions]) addOther(pointKey(item.place), item);
  for (const wire of wires) for (const end of wire.points) addOther(pointKey(end), wire);
  for (const entry of entries) for (const end of entry.ends) addOther(pointKey(end), entry);
  return [...places.values()].flatMap((items): FoundElectrical[] => {
    const [first, second, ...more] = items;
    if (first?.kind !== "pin" || !second) return [];
    // Pins of one symbol drawn over each other join nothing.
    if (items.every((item) => item.kind === "pin" && item.symbol === first.symbol)) return [];
    return [
      {
        about: keyOfPin(first),
        message: { kind: "no-connect-pin-connected", facts: { pin: sayPin(first) } },
        items: [describeItem(first), describeItem(second), ...more.map(describeItem)],
        nets: [],
      },
    ];
  });
}
