import { describeItem } from "../describe-item.ts";
import type { FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import { DRIVER_RANK, nameOfDriver, rankOfDriver } from "../graph/subnet.ts";
import { distinctFound } from "./distinct-found.ts";

/** Two names of a designer on one net of one sheet: one of them is lost. */
export const multipleNetNames: ElectricalRule = {
  id: "multiple_net_names",
  severity: "warning",
  find: ({ graph }) =>
    distinctFound(
      graph.subnets.flatMap((subnet): FoundElectrical[] => {
        const [first, ...others] = subnet.drivers;
        if (!first || rankOfDriver(first) < DRIVER_RANK.hierarchical) return [];
        const name = nameOfDriver(first);
        const second = others.find((driver) => driver.kind !== "sheet-pin" && nameOfDriver(driver) !== name);
        if (!second) return [];
        const net = graph.netOf(subnet);
        const facts = { first: name, second: nameOfDriver(second) };
        return [
          {
            about: `${subnet.sheet.path} ${facts.first} ${facts.second}`,
            message: { kind: "multiple-net-names", facts },
            items: [describeItem(first), describeItem(second)],
            nets: net?.id ? [net.id] : [],
          },
        ];
      }),
    ),
};
