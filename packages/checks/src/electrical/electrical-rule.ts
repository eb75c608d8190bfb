import type { Circuit, ElectricalRuleId, ElectricalSeverity, PinVerdict } from "@tracewright/board";
import type { FoundElectrical } from "./electrical-finding.ts";
import type { ConnectionGraph } from "./graph/connection-graph.ts";

/** What the rules read. */
export interface ElectricalContext {
  readonly circuit: Circuit;
  readonly graph: ConnectionGraph;
  /** Row and column in the order of `PIN_KINDS`. */
  readonly pinMap: readonly (readonly PinVerdict[])[];
}

/** One electrical rule, as data; what it says, its source and how to correct it is in `electrical-rule-texts.ts`. */
export interface ElectricalRule {
  readonly id: ElectricalRuleId;
  /** KiCad's default, or that of a rule that KiCad has not. */
  readonly severity: ElectricalSeverity | "ignore";
  readonly find: (context: ElectricalContext) => readonly FoundElectrical[];
}
