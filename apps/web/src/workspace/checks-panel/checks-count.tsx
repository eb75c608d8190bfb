import { IconPaint } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { SeveritySign } from "../findings/severity-sign.tsx";
import type { LiveChecks } from "../live-checks/live-checks.ts";
import { useChecksState } from "../live-checks/use-live-checks.ts";
import { OPEN } from "./arrange-findings.ts";
import classes from "./checks-panel.module.css";

/** How many errors and warnings the rules have, in the status bar; opens their list. */
export function ChecksCount({ checks, onOpen }: { checks: LiveChecks; onOpen: () => void }) {
  const { t } = useTranslation();
  const { findings, due, status } = useChecksState(checks);
  const rules = findings?.filter(({ finding }) => finding.rule !== OPEN);
  const errors = rules?.filter(({ finding }) => finding.severity === "error").length ?? 0;
  const warnings = (rules?.length ?? 0) - errors;
  const words =
    rules === undefined
      ? t(status === "failed" ? "checks.failed" : "checks.checking")
      : t("checks.counts", {
          errors: t("checks.errors", { count: errors }),
          warnings: t("checks.warnings", { count: warnings }),
        });
  return (
    <button type="button" className={classes.count} title={t("checks.open")} onClick={onOpen}>
      {/* A name of its own would have to hold what is seen, which are a sign and a number. */}
      <span className="tw-visually-hidden">
        {words}
        {due > 0 && `, ${t("checks.dueShort", { count: due })}`}
      </span>
      <span className={classes.signs} aria-hidden>
        {rules === undefined ? (
          `${t("checks.title")} …`
        ) : (
          <>
            <SeveritySign severity="error" /> <span className="tw-number">{errors}</span>
            <SeveritySign severity="warning" /> <span className="tw-number">{warnings}</span>
            {due > 0 && (
              <>
                <IconPaint size={14} /> <span className="tw-number">{due}</span>
              </>
            )}
          </>
        )}
      </span>
    </button>
  );
}
