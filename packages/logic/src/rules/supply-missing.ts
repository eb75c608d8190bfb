import { intervalOf } from "../facts/interval.ts";
import { isLoad, mayGive } from "../facts/logic-facts.ts";
import type { Fix } from "../fixes/fix.ts";
import { sentenceOf } from "./finding.ts";
import { type LogicRule, names, unknown } from "./rule.ts";

export const supplyMissing: LogicRule = {
  id: "supply-missing",
  reason: "A part without a supply does nothing, and is damaged by signals that reach it.",
  source: "power-in and power-out pins, as electrical rules of schematics have them",
  remedy: "Join the net to a supply of its voltage, add one, or say that it comes from outside.",
  *check(facts) {
    for (const net of facts.nets) {
      const loads = net.ports.filter(isLoad);
      if (loads.length === 0 || net.net.external || facts.sourcesOf(net).length > 0) continue;
      const cell = net.ports.find(mayGive);
      if (cell) {
        yield unknown(cell, "current");
        continue;
      }
      const fit = facts.nets.filter((other) => {
        const voltage = facts.sourcesOf(other).length > 0 ? facts.voltageOf(other) : undefined;
        return (
          voltage &&
          loads.every(({ port }) => {
            const needed = intervalOf(port.voltage ?? {});
            return needed && needed.min <= voltage.min && needed.max >= voltage.max;
          })
        );
      });
      const [first] = loads;
      const fixes = fit.slice(0, 3).flatMap((other): Fix[] => {
        const [source] = facts.sourcesOf(other);
        return first && source
          ? [
              {
                label: "join",
                facts: { port: first.label, net: other.net.name },
                steps: [{ kind: "connect", ends: [first.end, source.end] }],
              },
            ]
          : [];
      });
      yield {
        severity: "error",
        message: sentenceOf("supply-missing", { net: net.net.name, loads: names(loads) }),
        ends: loads.map(({ end }) => end),
        nets: [net.net.id],
        fixes,
      };
    }
  },
};
