import { netNameRole } from "@tracewright/board";
import { describeItem } from "../describe-item.ts";
import type { FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import { DRIVER_RANK, nameOfDriver, rankOfDriver } from "../graph/subnet.ts";

/** Names of two supplies, or of a supply and a ground, on one net: a short circuit. */
export const suppliesJoined: ElectricalRule = {
  id: "supplies_joined",
  severity: "error",
  find: ({ graph }) =>
    graph.nets.flatMap((net): FoundElectrical[] => {
      const named = net.subnets
        .flatMap(({ drivers }) => drivers)
        .filter((driver) => driver.kind !== "sheet-pin" && rankOfDriver(driver) >= DRIVER_RANK.hierarchical)
        .map((driver) => ({ driver, name: nameOfDriver(driver), promise: promiseOf(nameOfDriver(driver)) }))
        .filter(({ promise }) => promise !== undefined);
      const [first] = named;
      const second = named.find(({ promise }) => first && promise !== first.promise);
      if (!first || !second) return [];
      return [
        {
          about: [first.name, second.name].sort().join(" "),
          message: { kind: "supplies-joined", facts: { first: first.name, second: second.name } },
          items: [describeItem(first.driver), describeItem(second.driver)],
          nets: net.id ? [net.id] : [],
        },
      ];
    }),
};

/** +3V3, 3.3V, 12V0, -5V: sign, volts, and what stands in the place of the point. */
const VOLTAGE = /^([+-]?)(\d+)(?:V(\d*)|\.(\d+)V)$/i;

/** A voltage in volts, or ground; undefined where the name states neither. A name of VCC's kind may be any voltage. */
function promiseOf(name: string): string | undefined {
  const voltage = VOLTAGE.exec(name);
  if (voltage) {
    const [, sign = "", whole = "0", after = "", decimals = ""] = voltage;
    const volts = Number(`${whole}.${after || decimals || "0"}`);
    if (volts === 0) return "ground";
    return `${sign === "-" ? -volts : volts} V`;
  }
  return netNameRole(name) === "ground" ? "ground" : undefined;
}
