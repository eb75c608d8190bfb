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

/** One electrical rule, as data; what it says and how to correct it is in `rule-texts.ts`. */
export interface ElectricalRule {
  readonly id: ElectricalRuleId;
  /** KiCad's default, or that of a rule that KiCad has not. */
  readonly severity: ElectricalSeverity | "ignore";
  /** Where the rule comes from. */
  readonly source: string;
  readonly find: (context: ElectricalContext) => readonly FoundElectrical[];
}
