import { sentenceOf } from "./finding.ts";
import { type LogicRule, measure } from "./rule.ts";

export const decoupling: LogicRule = {
  id: "decoupling",
  reason:
    "A part draws its current in steps that reach the supply only over inductance: what is missing comes from a capacitor beside it.",
  source: "the data sheet of the part: capacitors at its supply pins",
  remedy: "Fit the capacitors that the data sheet names.",
  *check(facts) {
    for (const { ports } of facts.uses)
      for (const { port, groundCapacitance, hasSupplyPin, end, label } of ports) {
        if (port.netType !== "VCC" || port.direction !== "in") continue;
        const needed = port.facts?.decoupling;
        if (needed === undefined ? !hasSupplyPin || groundCapacitance > 0 : groundCapacitance >= needed * 0.999)
          continue;
        yield {
          severity: "warning",
          message: sentenceOf("decoupling", {
            port: label,
            needed: needed === undefined ? "at least 100 nF" : measure(needed, "F"),
            given: groundCapacitance === 0 ? "none" : measure(groundCapacitance, "F"),
          }),
          ends: [end],
        };
      }
  },
};
