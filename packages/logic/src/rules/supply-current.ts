import { sentenceOf } from "./finding.ts";
import { type LogicRule, measure, names, unknown } from "./rule.ts";

/** Of what a source gives; beyond it the sum leaves no room for peaks. */
const COMFORTABLE = 0.8;

export const supplyCurrent: LogicRule = {
  id: "supply-current",
  reason: "A source that gives more than it can loses its voltage, or switches off.",
  source: "sum of the currents of all loads; converters are counted without losses",
  remedy: "Take a stronger source, or give a part of the loads another one.",
  *check(facts) {
    for (const net of facts.nets) {
      const sources = facts.sourcesOf(net);
      const [first] = sources;
      if (!first) continue;
      const gives = sources.flatMap(({ port }) => port.current?.max ?? []);
      if (gives.length < sources.length) {
        yield unknown(first, "current");
        continue;
      }
      const demand = facts.demandOf(net);
      for (const port of net.ports)
        if (demand.unknown.includes(port.label) && !sources.includes(port)) yield unknown(port, "current");
      const given = Math.max(...gives);
      const said = {
        net: net.net.name,
        needed: measure(demand.least, "A"),
        given: measure(given, "A"),
        source: names(sources),
      };
      const about = { ends: sources.map(({ end }) => end), nets: [net.net.id] };
      if (demand.least > given * (1 + 1e-9))
        yield { ...about, severity: "error", message: sentenceOf("supply-current", said) };
      else if (demand.least > given * COMFORTABLE)
        yield { ...about, severity: "warning", message: sentenceOf("supply-current-edge", said) };
    }
  },
};
