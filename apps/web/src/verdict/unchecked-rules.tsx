import { IconAlertTriangle } from "@tabler/icons-react";
import type { Board } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import classes from "./verdict.module.css";

/** More names than these make no sentence. */
const RULES_NAMED = 4;

/** That a project has custom rules which are not checked: no list of findings and no verdict says anything of them. */
export function UncheckedRules({ board }: { board: Pick<Board, "rules"> | undefined }) {
  const { t } = useTranslation();
  const { uncheckedRules = [] } = board?.rules ?? {};
  if (uncheckedRules.length === 0) return null;
  const names = uncheckedRules.slice(0, RULES_NAMED).join(", ");
  const more = uncheckedRules.length - RULES_NAMED;
  return (
    <p className={classes.banner} data-state="WARNINGS" role="note">
      <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
      <strong>{t("verdict.unchecked", { count: uncheckedRules.length })}</strong>
      <span className={classes.rules}>{more > 0 ? t("routing.namesMore", { names, count: more }) : names}.</span>
      <span className={classes.rules}>{t("verdict.uncheckedHint")}</span>
    </p>
  );
}
