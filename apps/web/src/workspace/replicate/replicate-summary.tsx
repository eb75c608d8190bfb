import type { LengthUnit } from "@tracewright/editor";
import { useTranslation } from "react-i18next";
import { useCleanWords } from "../../verdict/use-clean-words.ts";
import { useWorkspaceBoard } from "../controller/board.ts";
import type { ReplicateAnswer } from "./replicate-in-thread.ts";
import classes from "./replicate-panel.module.css";
import { listed } from "./use-copy-words.ts";

/** What the whole would do to the board: connections, errors, tracks of others. */
export function ReplicateSummary({
  answer,
  hasFailed,
}: {
  /** Undefined: it is being computed. */
  answer: ReplicateAnswer | undefined;
  hasFailed: boolean;
  unit: LengthUnit;
}) {
  const { t } = useTranslation();
  const clean = useCleanWords(useWorkspaceBoard().board);
  const lines = (): readonly string[] => {
    if (hasFailed) return [t("replicate.failed")];
    if (!answer) return [t("replicate.looking")];
    const { found, verdict, clearedNets, looseEnds, isUndecided } = answer;
    if (found.length === 0) return [t("replicate.none"), ...(isUndecided ? [t("replicate.undecided")] : [])];
    const nets = [...new Set(looseEnds.map(({ net }) => net))];
    return [
      ...(isUndecided ? [t("replicate.undecided")] : []),
      ...(verdict ? [t("replicate.open", { before: verdict.openBefore, after: verdict.openAfter })] : []),
      ...(verdict
        ? [verdict.errors.length === 0 ? clean.added : t("replicate.errors", { count: verdict.errors.length })]
        : []),
      ...(clearedNets.length > 0 ? [t("replicate.cleared", { nets: listed(clearedNets) })] : []),
      ...(nets.length > 0 ? [t("replicate.looseEnds", { count: looseEnds.length, nets: listed(nets) })] : []),
    ];
  };
  return (
    <div role="status" className={classes.summary}>
      {lines().map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
