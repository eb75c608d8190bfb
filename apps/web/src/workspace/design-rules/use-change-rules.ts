import type { Board } from "@tracewright/board";
import type { Editor, RulesOutcome } from "@tracewright/editor";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { sayRemark } from "../../receipt/say-remark.ts";

/** Changes the rules as a step of the history; answers why it was refused, if it was. */
export type ChangeRules = (command: (board: Board) => RulesOutcome) => string | undefined;

export function useChangeRules(editor: Editor): ChangeRules {
  const { t } = useTranslation();
  return useCallback(
    (command) => {
      let refusal: string | undefined;
      editor.run("rules", (board) => {
        const outcome = command(board);
        refusal = outcome.refused && sayRemark(t, outcome.refused);
        return outcome;
      });
      return refusal;
    },
    [editor, t],
  );
}
