import { SLACK } from "../facts/interval.ts";
import { sentenceOf } from "./finding.ts";
import { type LogicRule, measure, unknown, volts } from "./rule.ts";

export const supplyHeadroom: LogicRule = {
  id: "supply-headroom",
  reason: "A linear regulator needs more volts at its input than it gives, or its output falls with the input.",
  source: "dropout voltage of the data sheet: VIN ≥ VOUT + VDROP",
  remedy: "Take a higher supply, a regulator with less dropout, or a converter that raises and lowers.",
  *check(facts) {
    for (const { ports } of facts.uses)
      for (const output of ports) {
        const { origin } = output.port.facts ?? {};
        if (origin?.kind !== "linear") continue;
        const [key = ""] = origin.ports;
        const input = ports.find(({ port }) => port.key === key);
        const net = input && facts.netOf(input.end);
        const out = facts.netOf(output.end);
        if (!input || !net || !out) continue;
        const [given, made] = [facts.voltageOf(net), facts.voltageOf(out)];
        const drop = origin.drop?.max;
        if (!given || !made || drop === undefined) {
          yield unknown(output, drop === undefined ? "dropout" : "voltage");
          continue;
        }
        if (given.min >= made.max + drop - SLACK) continue;
        yield {
          // At its best the output is not reached: it never works as it says.
          severity: given.max < made.min ? "error" : "warning",
          message: sentenceOf("supply-headroom", {
            port: output.label,
            needed: measure(made.max + drop, "V"),
            output: volts(made),
            net: net.net.name,
            given: measure(given.min, "V"),
          }),
          ends: [input.end],
          nets: [net.net.id],
        };
      }
  },
};
