import type { Circuit, ElectricalRuleId, ElectricalSettings, ElectricalSeverity } from "@tracewright/board";
import type { ElectricalFinding } from "@tracewright/checks";

export interface ElectricalQuestion {
  readonly number: number;
  readonly circuit: Circuit;
  readonly settings: ElectricalSettings;
}

export interface ElectricalRuleState {
  readonly id: ElectricalRuleId;
  /** As the project has it. */
  readonly severity: ElectricalSeverity | "ignore";
}

export interface ElectricalAnswer {
  readonly number: number;
  readonly findings: readonly ElectricalFinding[];
  readonly rules: readonly ElectricalRuleState[];
}
