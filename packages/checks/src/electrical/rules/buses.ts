import { busMembers } from "@tracewright/board";
import { describeItem } from "../describe-item.ts";
import type { FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import type { GraphItem, GraphLabel, GraphSheetPin } from "../graph/graph-item.ts";
import { pointKey } from "../graph/raster.ts";
import { DRIVER_RANK, nameOfDriver, rankOfDriver, type Subnet } from "../graph/subnet.ts";
import { distinctFound } from "./distinct-found.ts";

export const busDefinitionConflict: ElectricalRule = {
  id: "bus_definition_conflict",
  severity: "error",
  find: ({ circuit }) => {
    const known = new Map<string, { readonly members: string; readonly file: string }>();
    return circuit.sheets.flatMap((sheet) =>
      Object.entries(sheet.busAliases ?? {}).flatMap(([name, list]): FoundElectrical[] => {
        const members = [...list].sort().join(" ");
        const first = known.get(name);
        if (!first) known.set(name, { members, file: sheet.fileName });
        if (!first || first.members === members) return [];
        const item = {
          id: sheet.id as never,
          sheet: sheet.id,
          position: { x: 0, y: 0 },
          description: `Bus alias ${name}`,
        };
        const facts = { name, first: first.file, second: sheet.fileName };
        return [
          {
            about: `${name} ${sheet.fileName}`,
            message: { kind: "bus-definition-conflict", facts },
            items: [item],
            nets: [],
          },
        ];
      }),
    );
  },
};

type Named = GraphLabel | GraphSheetPin;

/** A net's label on a bus, a bus's label on a wire, or a wire that ends on the end of a bus without an entry. */
export const busToNetConflict: ElectricalRule = {
  id: "bus_to_net_conflict",
  severity: "error",
  find: ({ graph }) => {
    const isBusName = ({ text }: Named) => busMembers(text, graph.aliases) !== undefined;
    const mixed = graph.subnets.flatMap((subnet): FoundElectrical[] => {
      const named = subnet.items.filter((item): item is Named => item.kind === "label" || item.kind === "sheet-pin");
      const bus = subnet.items.find(({ kind }) => kind === "bus") ?? named.find(isBusName);
      const net = subnet.items.find(({ kind }) => kind === "wire") ?? named.find((item) => !isBusName(item));
      return bus && net ? [found(subnet, net, bus)] : [];
    });
    const touching = graph.sheets.flatMap(({ wires, buses }): FoundElectrical[] => {
      const ends = new Map(
        buses.flatMap((bus) =>
          [bus.points[0], bus.points.at(-1)].flatMap((point) => (point ? [[pointKey(point), bus] as const] : [])),
        ),
      );
      return wires.flatMap((wire) => {
        const bus = [wire.points[0], wire.points.at(-1)]
          .map((point) => point && ends.get(pointKey(point)))
          .find((line) => line);
        const subnet = bus && graph.busOf(bus);
        return bus && subnet ? [found(subnet, wire, bus)] : [];
      });
    });
    return distinctFound([...mixed, ...touching]);
  },
};

function found({ sheet, drivers }: Subnet, net: GraphItem, bus: GraphItem): FoundElectrical {
  const nameOf = (item: GraphItem) =>
    item.kind === "label" || item.kind === "sheet-pin" ? nameOfDriver(item) : undefined;
  const name = drivers[0] ? nameOfDriver(drivers[0]) : "?";
  const facts = { net: nameOf(net) ?? name, bus: nameOf(bus) ?? name };
  return {
    about: `${sheet.path} ${pointKey(net.place)}`,
    message: { kind: "bus-to-net-conflict", facts },
    items: [describeItem(net), describeItem(bus)],
    nets: [],
  };
}

export const busToBusConflict: ElectricalRule = {
  id: "bus_to_bus_conflict",
  severity: "error",
  find: ({ graph }) =>
    distinctFound(
      graph.subnets.flatMap((subnet): FoundElectrical[] => {
        if (!subnet.isBus) return [];
        const named = subnet.items.filter((item): item is Named => item.kind === "label" || item.kind === "sheet-pin");
        const members = named.flatMap((item) => {
          const list = busMembers(item.text, graph.aliases);
          return list
            ? [
                {
                  item,
                  names: new Set(
                    list.map(({ key, name }) => (item.kind === "label" && item.scope === "global" ? name : key)),
                  ),
                },
              ]
            : [];
        });
        const label = members.find(({ item }) => item.kind === "label" && item.scope !== "hierarchical");
        const port = members.find(({ item }) => item.kind === "sheet-pin" || item.scope === "hierarchical");
        if (!label || !port) return [];
        const keys = (item: Named) => new Set(busMembers(item.text, graph.aliases)?.map(({ key }) => key));
        const [first, second] = [keys(label.item), keys(port.item)];
        if ([...first].some((key) => second.has(key))) return [];
        const facts = { first: nameOfDriver(label.item), second: nameOfDriver(port.item) };
        return [
          {
            about: `${subnet.sheet.path} ${facts.first} ${facts.second}`,
            message: { kind: "bus-to-bus-conflict", facts },
            items: [describeItem(label.item), describeItem(port.item)],
            nets: [],
          },
        ];
      }),
    ),
};

export const netNotBusMember: ElectricalRule = {
  id: "net_not_bus_member",
  severity: "warning",
  find: ({ graph }) => {
    const strangers = graph.subnets.flatMap((subnet) => {
      const [driver] = subnet.drivers;
      const [line] = subnet.entersBuses;
      const bus = line && graph.busOf(line);
      const entry = subnet.items.find(({ kind }) => kind === "bus-entry");
      if (!driver || !bus || !entry || rankOfDriver(driver) >= DRIVER_RANK.power) return [];
      const members = graph.membersOf(bus);
      const isMember = subnet.drivers.some((named) => members.has(nameOfDriver(named)));
      return isMember ? [] : [{ subnet, driver, line, bus, entry, hasMembers: members.size > 0 }];
    });
    const onNamed = strangers.flatMap(({ subnet, driver, line, bus, entry, hasMembers }): FoundElectrical[] => {
      if (!hasMembers || !bus.drivers[0]) return [];
      const net = graph.netOf(subnet);
      const facts = { net: net?.name ?? nameOfDriver(driver), bus: nameOfDriver(bus.drivers[0]) };
      return [
        {
          about: `${subnet.sheet.path} ${nameOfDriver(driver)}`,
          message: { kind: "net-not-bus-member", facts },
          items: [describeItem(entry), describeItem(line)],
          nets: net?.id ? [net.id] : [],
        },
      ];
    });
    // A bus that is drawn without a name has no members: one finding for all that enters it.
    const onUnnamed = [...Map.groupBy(strangers, ({ bus }) => bus)].flatMap(([bus, group]): FoundElectrical[] => {
      const [first] = group;
      if (!first || first.hasMembers) return [];
      const facts = { count: group.length, net: graph.netOf(first.subnet)?.name ?? nameOfDriver(first.driver) };
      return [
        {
          about: `${bus.sheet.path} ${pointKey(first.line.place)}`,
          message: { kind: "bus-without-name", facts },
          items: [describeItem(first.entry), ...group.slice(1).map(({ entry }) => describeItem(entry))],
          nets: [],
        },
      ];
    });
    return distinctFound([...onNamed, ...onUnnamed]);
  },
};
