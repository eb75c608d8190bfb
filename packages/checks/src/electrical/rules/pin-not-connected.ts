import { describeItem, keyOfPin, sayPin } from "../describe-item.ts";
import type { FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalContext, ElectricalRule } from "../electrical-rule.ts";
import type { GraphPin } from "../graph/graph-item.ts";
import { pointKey } from "../graph/raster.ts";
import { rankOfDriver, type Subnet } from "../graph/subnet.ts";
import { distinctFound } from "./distinct-found.ts";

/** Pins that are on no wire and carry no mark. */
export const pinNotConnected: ElectricalRule = {
  id: "pin_not_connected",
  severity: "error",
  find: (context) => {
    const { graph } = context;
    const onSheets = graph.sheets.flatMap(({ sheetPins }) =>
      sheetPins
        .filter(({ isDangling }) => isDangling)
        .map((pin): FoundElectrical => {
          const place = pin.entry.name;
          const facts = { name: pin.text, place };
          const about = `${place} ${pin.text}`;
          return { about, message: { kind: "sheet-pin-not-connected", facts }, items: [describeItem(pin)], nets: [] };
        }),
    );
    return distinctFound([...graph.subnets.flatMap((subnet) => openPins(subnet, context)), ...onSheets]);
  },
};

function openPins(subnet: Subnet, { graph }: ElectricalContext): FoundElectrical[] {
  if (subnet.noConnect || subnet.isBus) return [];
  const pins = subnet.items.filter((item): item is GraphPin => item.kind === "pin");
  const [first, second] = pins;
  if (!first) return [];
  if (second) return aloneOnSheet(subnet, pins).map(found);
  if (subnet.items.some((item) => (item.kind === "label" || item.kind === "sheet-pin") && rankOfDriver(item) > 0))
    return [];
  const { electricalType } = first.pin;
  if (electricalType === "no-connect" || electricalType === "free") return [];
  // A hidden supply pin of a part is meant to be joined by its name alone.
  if (first.power && !first.library.power && (graph.netOf(subnet)?.subnets.length ?? 0) > 1) return [];
  return [found(first)];
}

/** A power symbol that stands on nothing though others of its name are connected. */
function aloneOnSheet({ items }: Subnet, pins: readonly GraphPin[]): GraphPin[] {
  const places = new Map<string, number>();
  for (const item of items)
    for (const point of "points" in item ? item.points : "ends" in item ? item.ends : [item.place])
      places.set(pointKey(point), (places.get(pointKey(point)) ?? 0) + 1);
  return pins.filter(({ library, place }) => library.power && places.get(pointKey(place)) === 1);
}

function found(pin: GraphPin): FoundElectrical {
  const facts = { pin: sayPin(pin) };
  return { about: keyOfPin(pin), message: { kind: "pin-not-connected", facts }, items: [describeItem(pin)], nets: [] };
}
