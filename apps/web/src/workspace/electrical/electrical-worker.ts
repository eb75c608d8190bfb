/** The thread that checks schematics, so that the page never waits for it. */
import { checkCircuit, ELECTRICAL_RULES, electricalSeverity } from "@tracewright/checks";
import type { ElectricalAnswer, ElectricalQuestion } from "./electrical-question.ts";

self.addEventListener("message", ({ data: { number, circuit, settings } }: MessageEvent<ElectricalQuestion>) => {
  const findings = checkCircuit(circuit, settings);
  const rules = ELECTRICAL_RULES.map(({ id }) => ({
    id,
    severity: electricalSeverity(id, circuit.electricalRules, settings),
  }));
  self.postMessage({ number, findings, rules } satisfies ElectricalAnswer);
});
