import { describeItem } from "../describe-item.ts";
import type { FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import type { GraphItem } from "../graph/graph-item.ts";
import { pointKey } from "../graph/raster.ts";
import type { SheetItems } from "../graph/sheet-items.ts";
import { distinctFound } from "./distinct-found.ts";

/** Wires and bus entries that nothing names: no pin, label or sheet pin is on them. */
export const wireDangling: ElectricalRule = {
  id: "wire_dangling",
  severity: "error",
  find: ({ graph }) =>
    distinctFound(
      graph.subnets.flatMap(({ drivers, items, sheet, isBus }): FoundElectrical[] => {
        if (drivers.length > 0 || isBus) return [];
        const wires = items.filter(({ kind }) => kind === "wire" || kind === "bus-entry");
        const [first, ...more] = wires;
        if (!first) return [];
        const kind = first.kind === "wire" ? "wire-dangling" : "bus-entry-dangling";
        const about = `${sheet.fileName} ${pointKey(first.place)}`;
        return [
          {
            about,
            message: { kind, facts: {} },
            items: [describeItem(first), ...more.slice(0, 3).map(describeItem)],
            nets: [],
          },
        ];
      }),
    ),
};

/** Ends of connected wires where nothing is. A wire that leads on behind its label is a style of drawing. */
export const unconnectedWireEnd: ElectricalRule = {
  id: "unconnected_wire_endpoint",
  severity: "warning",
  find: ({ graph }) => {
    const ends = new Map(graph.sheets.map((items) => [items.sheet.id, occupiedPlaces(items)]));
    const labelled = new Set<GraphItem>(
      graph.sheets.flatMap(({ labels, wireIndex }) => labels.flatMap(({ place }) => wireIndex.through(place))),
    );
    return distinctFound(
      graph.subnets.flatMap((subnet): FoundElectrical[] => {
        if (subnet.drivers.length === 0 || subnet.isBus) return [];
        const places = ends.get(subnet.sheet.id);
        const net = graph.netOf(subnet);
        return subnet.items.flatMap((item): FoundElectrical[] => {
          if (item.kind !== "wire" || labelled.has(item)) return [];
          const outer = [item.points[0], item.points.at(-1)].filter((point) => point !== undefined);
          const open = outer.find((point) => (places?.get(pointKey(point)) ?? 0) < 2);
          if (!open) return [];
          return [
            {
              about: `${subnet.sheet.fileName} ${pointKey(open)}`,
              message: { kind: "wire-end-open", facts: { net: net?.name ?? "" } },
              items: [{ ...describeItem(item), position: open }],
              nets: net?.id ? [net.id] : [],
            },
          ];
        });
      }),
    );
  },
};

function occupiedPlaces({
  pins,
  labels,
  sheetPins,
  wires,
  entries,
  junctions,
  noConnects,
  sheet,
  wireIndex,
}: SheetItems) {
  const counts = new Map<string, number>();
  const add = (key: string, by = 1) => counts.set(key, (counts.get(key) ?? 0) + by);
  for (const item of [...pins, ...labels, ...sheetPins, ...junctions, ...noConnects]) add(pointKey(item.place));
  for (const entry of entries) for (const end of entry.ends) add(pointKey(end));
  for (const wire of wires) for (const point of wire.points) add(pointKey(point));
  // Labels of net classes stand on wires, too.
  for (const item of sheet.items)
    if (item.kind === "label" && item.scope === "directive" && wireIndex.through(item.label.position).length > 0)
      add(pointKey(item.label.position));
  return counts;
}

/** Four ends at one point: whether all of them are meant to meet cannot be seen. */
export const fourWayJunction: ElectricalRule = {
  id: "four_way_junction",
  severity: "ignore",
  find: ({ graph }) =>
    distinctFound(
      graph.sheets.flatMap(({ pins, wires, junctions, sheet }) => {
        const counts = new Map<string, number>();
        for (const key of [
          ...pins.map(({ place }) => pointKey(place)),
          ...wires.flatMap(({ points }) =>
            [points[0], points.at(-1)].flatMap((point) => (point ? [pointKey(point)] : [])),
          ),
        ])
          counts.set(key, (counts.get(key) ?? 0) + 1);
        return junctions.flatMap((junction): FoundElectrical[] => {
          const count = counts.get(pointKey(junction.place)) ?? 0;
          if (count < 4) return [];
          const about = `${sheet.fileName} ${pointKey(junction.place)}`;
          return [
            {
              about,
              message: { kind: "four-way-junction", facts: { count } },
              items: [describeItem(junction)],
              nets: [],
            },
          ];
        });
      }),
    ),
};
