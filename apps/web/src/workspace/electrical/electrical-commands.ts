import type { Board, ElectricalRuleId, ElectricalSettings, ElectricalSeverity, PinMap } from "@tracewright/board";
import { electricalSettings, withElectricalSettings } from "@tracewright/checks";
import { type Editor, setBoardProperties } from "@tracewright/editor";

export interface ElectricalCommands {
  /** Accepts a finding with a note, or takes that back. */
  readonly accept: (key: string, note: string | undefined) => void;
  readonly setSeverity: (rule: ElectricalRuleId, severity: ElectricalSeverity | "ignore") => void;
  /** Undefined: as the KiCad project has it. */
  readonly setPinMap: (pinMap: PinMap | undefined) => void;
}

/** Commands that replace the settings, wherever they are kept. */
export function electricalCommands(
  change: (next: (settings: ElectricalSettings) => ElectricalSettings) => void,
): ElectricalCommands {
  return {
    accept: (key, note) =>
      change(({ accepted: { [key]: _, ...accepted }, ...others }) => ({
        ...others,
        accepted: note === undefined ? accepted : { ...accepted, [key]: note },
      })),
    setSeverity: (rule, severity) =>
      change(({ severities, ...others }) => ({ ...others, severities: { ...severities, [rule]: severity } })),
    setPinMap: (pinMap) => change(({ pinMap: _, ...others }) => ({ ...others, ...(pinMap && { pinMap }) })),
  };
}

/** Settings that the board keeps, changed as steps of its history; undefined where it may not be edited. */
export function boardElectricalCommands(editor: Editor | undefined): ElectricalCommands | undefined {
  if (!editor) return undefined;
  return electricalCommands((next) => {
    editor.run("properties", (board: Board) =>
      setBoardProperties(board, withElectricalSettings(board, next(electricalSettings(board)))),
    );
  });
}
