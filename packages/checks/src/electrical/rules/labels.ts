import { busMembers } from "@tracewright/board";
import { describeItem, sayPin } from "../describe-item.ts";
import type { ElectricalMessage, FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import type { ConnectionGraph } from "../graph/connection-graph.ts";
import type { GraphLabel, GraphLine } from "../graph/graph-item.ts";
import { isSamePoint, pointKey } from "../graph/raster.ts";
import { nameOfDriver, plainName, type Subnet } from "../graph/subnet.ts";
import { distinctFound } from "./distinct-found.ts";

/** Labels on nothing, and labels whose wires lead nowhere. */
export const labelDangling: ElectricalRule = {
  id: "label_dangling",
  severity: "error",
  find: ({ graph }) =>
    distinctFound(
      graph.subnets.flatMap((subnet) => {
        if (subnet.isBus || subnet.noConnect || namesBus(subnet, graph)) return [];
        const labels = labelsOf(subnet);
        const alone = labels.filter(({ isDangling }) => isDangling);
        if (alone.length > 0)
          return alone.map((label) => found(label, { kind: "label-dangling", facts: { name: nameOfDriver(label) } }));
        const last = labels.find(({ scope }) => scope !== "global");
        if (!last || labels.some(({ scope }) => scope === "global") || leadsSomewhere(subnet, graph)) return [];
        return [found(last, { kind: "label-dangling", facts: { name: nameOfDriver(last) } })];
      }),
    ),
};

/** The label of a bus on a wire is another mistake. */
function namesBus({ drivers: [driver] }: Subnet, { aliases }: ConnectionGraph): boolean {
  return driver?.kind === "label" && busMembers(driver.text, aliases) !== undefined;
}

/** A pin, a sheet pin, or another place of the same net. */
function leadsSomewhere(subnet: Subnet, graph: ConnectionGraph): boolean {
  if (subnet.items.some(({ kind }) => kind === "pin" || kind === "sheet-pin")) return true;
  if (subnet.pieces.length > 1 || subnet.entersBuses.length > 0) return true;
  return (graph.netOf(subnet)?.subnets.length ?? 0) > 1;
}

/** A name that is on one pin only: it is misspelled in the other place, or not used. */
export const isolatedPinLabel: ElectricalRule = {
  id: "isolated_pin_label",
  severity: "warning",
  find: ({ graph }) =>
    graph.nets.flatMap((net) => {
      const [pin, other] = net.pins;
      if (!pin?.component || other || net.subnets.some(({ noConnect }) => noConnect)) return [];
      const label = net.subnets.flatMap(labelsOf)[0];
      if (!label || net.subnets.some(({ entersBuses }) => entersBuses.length > 0)) return [];
      const [subnet] = net.subnets;
      if (net.subnets.length === 1 && subnet && isLonelyGlobal(subnet)) return [];
      const facts = { name: nameOfDriver(label), pin: sayPin(pin) };
      return [
        {
          ...found(label, { kind: "isolated-pin-label", facts }),
          items: [describeItem(label), describeItem(pin)],
          nets: net.id ? [net.id] : [],
        },
      ];
    }),
};

/** A global label whose name nothing else has, on at most one pin. */
export const globalLabelDangling: ElectricalRule = {
  id: "global_label_dangling",
  severity: "warning",
  find: ({ graph }) =>
    distinctFound(
      graph.subnets.flatMap((subnet) => {
        if (subnet.isBus || subnet.noConnect || !isLonelyGlobal(subnet)) return [];
        const [label] = labelsOf(subnet);
        if (!label || label.isDangling) return [];
        if (subnet.items.filter(({ kind }) => kind === "pin" || kind === "sheet-pin").length > 1) return [];
        if ((graph.netOf(subnet)?.subnets.length ?? 0) > 1) return [];
        return [found(label, { kind: "global-label-dangling", facts: { name: nameOfDriver(label) } })];
      }),
    ),
};

/** Nothing but one global label names it, and it is in one place. */
function isLonelyGlobal({ drivers, pieces }: Subnet): boolean {
  const [driver] = drivers;
  return driver?.kind === "label" && driver.scope === "global" && drivers.length === 1 && pieces.length === 1;
}

export const singleGlobalLabel: ElectricalRule = {
  id: "single_global_label",
  severity: "ignore",
  find: ({ graph }) => {
    const byName = new Map<string, GraphLabel[]>();
    for (const label of graph.subnets.flatMap(labelsOf)) {
      if (label.scope !== "global") continue;
      const name = nameOfDriver(label);
      byName.set(name, [...(byName.get(name) ?? []), label]);
    }
    return [...byName].flatMap(([name, [label, second]]) =>
      label && !second ? [found(label, { kind: "single-global-label", facts: { name } })] : [],
    );
  },
};

/** On its own sheet a local label of that name means the global net; on others it does not. */
export const sameLocalGlobalLabel: ElectricalRule = {
  id: "same_local_global_label",
  severity: "warning",
  find: ({ graph }) => {
    const global = new Map<string, GraphLabel>();
    for (const label of graph.subnets.flatMap(labelsOf))
      if (label.scope === "global" && !global.has(nameOfDriver(label))) global.set(nameOfDriver(label), label);
    return distinctFound(
      graph.subnets.flatMap((subnet) => {
        const label = labelsOf(subnet).find(({ scope, text }) => scope === "local" && global.has(plainName(text)));
        if (!label || labelsOf(subnet).some(({ scope, text }) => scope === "global" && text === label.text)) return [];
        const other = global.get(nameOfDriver(label));
        const facts = { name: nameOfDriver(label), place: label.sheet.path };
        const base = found(label, { kind: "same-local-global-label", facts });
        return [{ ...base, items: other ? [base.items[0], describeItem(other)] : base.items }];
      }),
    );
  },
};

export const similarLabels: ElectricalRule = {
  id: "similar_labels",
  severity: "warning",
  find: ({ graph }) => {
    const known = new Map<string, GraphLabel>();
    return distinctFound(
      graph.subnets.flatMap(labelsOf).flatMap((label) => {
        const name = nameOfDriver(label);
        const first = known.get(name.toLowerCase());
        if (!first) known.set(name.toLowerCase(), label);
        if (!first || nameOfDriver(first) === name) return [];
        const facts = { first: name, second: nameOfDriver(first) };
        const base = found(label, { kind: "similar-labels", facts });
        return [{ ...base, items: [base.items[0], describeItem(first)] }];
      }),
    );
  },
};

/** A label where wires cross without a junction joins them, which nobody sees. */
export const labelMultipleWires: ElectricalRule = {
  id: "label_multiple_wires",
  severity: "warning",
  find: ({ graph }) =>
    distinctFound(
      graph.sheets.flatMap(({ labels, wireIndex, junctions }) => {
        const joined = new Set(junctions.map(({ place }) => pointKey(place)));
        return labels.flatMap((label) => {
          const wires = wireIndex.through(label.place);
          const meetsOnlyHere = wires.some((first) =>
            wires.some((second) => !shareAnEnd(first, second) && !areParallel(first, second)),
          );
          if (!meetsOnlyHere || joined.has(pointKey(label.place))) return [];
          const base = found(label, { kind: "label-multiple-wires", facts: { name: nameOfDriver(label) } });
          return [{ ...base, items: [base.items[0], ...wires.map(describeItem)] as const }];
        });
      }),
    ),
};

/** Wires drawn over each other are seen as one. */
function areParallel(a: GraphLine, b: GraphLine): boolean {
  const [first, second] = [a, b].map(({ points }) => {
    const [from, to] = [points[0], points.at(-1)];
    return { x: (to?.x ?? 0) - (from?.x ?? 0), y: (to?.y ?? 0) - (from?.y ?? 0) };
  });
  return first !== undefined && second !== undefined && first.x * second.y === first.y * second.x;
}

function shareAnEnd(a: GraphLine, b: GraphLine): boolean {
  return a.points.some((point) => b.points.some((other) => isSamePoint(point, other)));
}

export function labelsOf({ items }: Subnet): GraphLabel[] {
  return items.filter((item): item is GraphLabel => item.kind === "label");
}

function found(label: GraphLabel, message: ElectricalMessage): FoundElectrical {
  return { about: `${label.sheet.path} ${nameOfDriver(label)}`, message, items: [describeItem(label)], nets: [] };
}
