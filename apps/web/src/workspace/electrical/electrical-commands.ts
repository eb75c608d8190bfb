import type { Board } from "@tracewright/board";
import {
  type ElectricalRuleId,
  type ElectricalSettings,
  type ElectricalSeverity,
  electricalSettings,
  withElectricalSettings,
} from "@tracewright/checks";
import { type Editor, setBoardProperties } from "@tracewright/editor";

export interface ElectricalCommands {
  /** Accepts a finding with a note, or takes that back. */
  readonly accept: (key: string, note: string | undefined) => void;
  readonly setSeverity: (rule: ElectricalRuleId, severity: ElectricalSeverity | "ignore") => void;
}

/** Changes what the board keeps of the electrical rules, as steps of the history; undefined where it may not be edited. */
export function electricalCommands(editor: Editor | undefined): ElectricalCommands | undefined {
  if (!editor) return undefined;
  const change = (next: (settings: ElectricalSettings) => ElectricalSettings): void => {
    editor.run("properties", (board: Board) =>
      setBoardProperties(board, withElectricalSettings(board, next(electricalSettings(board)))),
    );
  };
  return {
    accept: (key, note) =>
      change(({ severities, accepted: { [key]: _, ...accepted } }) => ({
        severities,
        accepted: note === undefined ? accepted : { ...accepted, [key]: note },
      })),
    setSeverity: (rule, severity) =>
      change(({ severities, accepted }) => ({ severities: { ...severities, [rule]: severity }, accepted })),
  };
}
