import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconLoader2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { BoardVerdictFragment, VerdictProblem } from "../graphql/generated/documents.ts";
import { isReadyToOrder, sayState } from "./count-verdict.ts";
import classes from "./verdict.module.css";

const ICONS = {
  UNCONNECTED: IconCircleX,
  ERRORS: IconCircleX,
  STAND_INS: IconCircleX,
  WARNINGS: IconAlertTriangle,
  READY: IconCircleCheck,
} as const;

/** Whether the board may be ordered, before anything else that a page or dialog says of it. */
export function VerdictBanner({
  verdict,
  failedChecks = 0,
  problem,
  onRetry,
}: {
  /** Null or undefined while it is being judged. */
  verdict: BoardVerdictFragment | null | undefined;
  /** Of the files that are offered: a fab does not make them without asking. */
  failedChecks?: number;
  /** Why it could not be judged. */
  problem?: VerdictProblem | null | undefined;
  /** Has it judged again. */
  onRetry?: () => void;
}) {
  const { t } = useTranslation();
  if (!verdict && problem)
    return (
      <div className={classes.banner} data-state="WARNINGS" role="status" aria-label={t("verdict.label")}>
        <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
        <strong>{t("verdict.notChecked")}</strong>
        <span className={classes.counts}>{t(`verdict.problem.${problem}`)}</span>
        {onRetry && (
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            {t("verdict.checkAgain")}
          </Button>
        )}
      </div>
    );
  if (!verdict)
    return (
      <p className={classes.banner} role="status" aria-label={t("verdict.label")}>
        <IconLoader2 size={18} aria-hidden className={classes.icon} />
        {t("verdict.checking")}
      </p>
    );
  const { connected, total, errors, warnings, standIns, uncheckedRules } = verdict;
  const isRefused = failedChecks > 0 && isReadyToOrder(verdict);
  const state = isRefused ? "ERRORS" : verdict.state;
  const Icon = ICONS[state];
  return (
    <p className={classes.banner} data-state={state} role="status" aria-label={t("verdict.label")}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <strong>{isRefused ? t("verdict.state.CHECKS", { count: failedChecks }) : sayState(t, verdict)}</strong>
      <span className={classes.counts}>
        {[
          t("verdict.connections", { connected, total }),
          t("verdict.errors", { count: errors }),
          ...(standIns > 0 ? [t("verdict.standIns", { count: standIns })] : []),
          t("verdict.warnings", { count: warnings }),
          ...(uncheckedRules.length > 0 ? [t("verdict.uncheckedRules", { count: uncheckedRules.length })] : []),
        ].join(" · ")}
      </span>
    </p>
  );
}
