import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { type Board, compareWithFab, copperLayers, fabRulesFor } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import classes from "./fab-limits.module.css";
import { useChosenFab } from "./use-chosen-fab.ts";

/** One line wherever a run starts: whether what the project's rules allow is still made by the chosen fab. */
export function FabNote({ board }: { board: Board }) {
  const { t, i18n } = useTranslation();
  const [{ id, name }] = useChosenFab();
  const below = compareWithFab(board, fabRulesFor(id, copperLayers(board).length)).filter(({ isBelow }) => isBelow);
  const fab = t(`fabExport.fabs.${name}`);
  const mm = (length: number) => toMm(length).toLocaleString(i18n.language, { maximumFractionDigits: 4 });
  const rules = below.map(({ length, own, fab: asked }) =>
    t("fabLimits.belowRule", { rule: t(`fabLimits.length.${length}`), own: mm(own), asked: mm(asked) }),
  );
  return (
    <span className={classes.note} data-below={below.length > 0 || undefined}>
      {below.length > 0 ? <IconAlertTriangle size={14} aria-hidden /> : <IconCircleCheck size={14} aria-hidden />}
      {below.length > 0 ? t("fabLimits.noteBelow", { fab, rules: rules.join(", ") }) : t("fabLimits.noteKept", { fab })}
    </span>
  );
}
