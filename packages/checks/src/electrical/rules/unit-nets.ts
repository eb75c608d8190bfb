import { describeItem, keyOfPin } from "../describe-item.ts";
import type { FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import type { GraphPin } from "../graph/graph-item.ts";
import type { GraphNet } from "../graph/subnet.ts";

/** A pin that all units of a part have is on one net. */
export const differentUnitNet: ElectricalRule = {
  id: "different_unit_net",
  severity: "error",
  find: ({ graph }) => conflicts(graph.nets, "different-unit-net"),
};

/** Two pins of one symbol with one number, on different nets: the board can have only one of them. */
export const duplicatePins: ElectricalRule = {
  id: "duplicate_pins",
  severity: "error",
  find: ({ graph }) => conflicts(graph.nets, "duplicate-pins"),
};

function conflicts(nets: readonly GraphNet[], kind: "different-unit-net" | "duplicate-pins"): FoundElectrical[] {
  const known = new Map<string, { readonly net: GraphNet; readonly pin: GraphPin }>();
  const reported = new Set<string>();
  return nets.flatMap((net) =>
    net.pins.flatMap((pin): FoundElectrical[] => {
      if (!pin.component || pin.pin.number === "") return [];
      const key = `${pin.component.id} ${pin.pin.number}`;
      const first = known.get(key);
      if (!first) known.set(key, { net, pin });
      const isWithinSymbol = first?.pin.symbol === pin.symbol;
      if (!first || first.net === net || reported.has(key) || isWithinSymbol !== (kind === "duplicate-pins")) return [];
      reported.add(key);
      const [one, other] = [nameOf(first.net), nameOf(net)];
      const facts = { pin: pin.pin.number, reference: pin.reference, first: one, second: other };
      return [
        {
          about: keyOfPin(pin),
          message:
            kind === "duplicate-pins"
              ? { kind, facts: { ...facts, symbol: pin.library.name } }
              : { kind: "different-unit-net", facts },
          items: [describeItem(pin), describeItem(first.pin)],
          nets: [first.net, net].flatMap(({ id }) => (id ? [id] : [])),
        },
      ];
    }),
  );
}

function nameOf({ name, subnets }: GraphNet): string {
  return subnets.length === 1 && subnets[0]?.items.length === 1 ? "no net" : name;
}
