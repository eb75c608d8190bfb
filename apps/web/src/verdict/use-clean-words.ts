import type { Board } from "@tracewright/board";
import { useTranslation } from "react-i18next";

/** That no rule is broken; with rules that are not checked, that none of the checked ones is. */
export function useCleanWords(board: Pick<Board, "rules"> | undefined): {
  readonly all: string;
  readonly added: string;
} {
  const { t } = useTranslation();
  const isWhole = board !== undefined && (board.rules.uncheckedRules ?? []).length === 0;
  return {
    all: t(isWhole ? "verdict.noViolations" : "verdict.noViolationsOfChecked"),
    added: t(isWhole ? "verdict.noNewViolations" : "verdict.noNewViolationsOfChecked"),
  };
}
