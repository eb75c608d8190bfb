import type { Board } from "@tracewright/board";
import type { Editor, RulesOutcome } from "@tracewright/editor";
import { useCallback } from "react";

/** Changes the rules as a step of the history; answers why it was refused, if it was. */
export type ChangeRules = (command: (board: Board) => RulesOutcome) => string | undefined;

export function useChangeRules(editor: Editor): ChangeRules {
  return useCallback(
    (command) => {
      let refusal: string | undefined;
      editor.run("rules", (board) => {
        const outcome = command(board);
        refusal = outcome.refused?.message;
        return outcome;
      });
      return refusal;
    },
    [editor],
  );
}
