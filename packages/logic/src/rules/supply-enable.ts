import { isSource, type LogicFacts, type NetFacts, type PlacedPort } from "../facts/logic-facts.ts";
import type { Fix } from "../fixes/fix.ts";
import { sentenceOf } from "./finding.ts";
import type { LogicRule } from "./rule.ts";

export const supplyEnable: LogicRule = {
  id: "supply-enable",
  reason: "A supply that is switched on by a part which it powers itself never starts.",
  source: "order in which supplies start",
  remedy: "Drive the enable input from a supply that is there before, or tie it to its input.",
  *check(facts) {
    for (const use of facts.uses) {
      const outputs = use.ports.filter(({ port }) => port.facts?.origin !== undefined);
      if (outputs.length === 0) continue;
      for (const enable of use.ports) {
        const { port } = enable;
        if (port.netType !== "SIGNAL" || port.direction !== "in") continue;
        const net = facts.netOf(enable.end);
        if (!net || facts.pullsOf(net).some(({ kind, from }) => kind === "up" && from !== enable)) continue;
        const driver = net.ports.find((one) => one !== enable && one.drive !== undefined && one.drive !== "passive");
        const supply = driver && supplyOfUse(driver, facts);
        if (!driver || !supply || !outputs.some((output) => dependsOn(supply, output, { facts, seen: new Set() })))
          continue;
        const [input] = outputs.flatMap(({ port: { facts: own } }) => own?.origin?.ports ?? []);
        const source = input === undefined ? undefined : facts.netOf({ use: use.use.id, port: input });
        const [other] = source?.ports ?? [];
        const fix: Fix | undefined =
          source && other
            ? {
                label: "join",
                facts: { port: enable.label, net: source.net.name },
                steps: [
                  { kind: "disconnect", ends: [enable.end] },
                  { kind: "connect", ends: [enable.end, other.end] },
                ],
              }
            : undefined;
        yield {
          severity: "error",
          message: sentenceOf("supply-enable", { port: enable.label, driver: driver.label }),
          ends: [enable.end, driver.end],
          nets: [net.net.id],
          ...(fix && { fixes: [fix] }),
        };
      }
    }
  },
};

function supplyOfUse(driver: PlacedPort, facts: LogicFacts): NetFacts | undefined {
  const own = facts.supplyOf(driver);
  if (own) return own;
  const [load] =
    facts.useOf(driver.use.id)?.ports.filter(({ port }) => port.netType === "VCC" && port.direction === "in") ?? [];
  return load && facts.netOf(load.end);
}

/** Whether all sources of a net come from the output. */
function dependsOn(
  net: NetFacts,
  output: PlacedPort,
  { facts, seen }: { readonly facts: LogicFacts; readonly seen: Set<string> },
): boolean {
  if (seen.has(net.net.id)) return false;
  seen.add(net.net.id);
  const sources = net.ports.filter(isSource);
  return (
    sources.length > 0 &&
    sources.every((source) => {
      if (source.end.use === output.end.use && source.end.port === output.end.port) return true;
      const inputs = (source.port.facts?.origin?.ports ?? []).flatMap(
        (port) => facts.netOf({ use: source.use.id, port }) ?? [],
      );
      return inputs.length > 0 && inputs.every((input) => dependsOn(input, output, { facts, seen }));
    })
  );
}
