import { Menu } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import type { ReviewSeverity } from "@tracewright/checks";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { SeveritySign } from "../findings/severity-sign.tsx";
import classes from "./review.module.css";
import type { ReviewedRule } from "./review-question.ts";

/** Sections with more begin closed. */
const OPEN_AT_FIRST = 12;
const SEVERITIES = ["error", "warning", "note", "ignore"] as const;

/** Findings of one rule under their heading, which opens and closes them; the severity of the rule can be changed. */
export function ReviewSection({
  title,
  count,
  rule,
  holdsChosen,
  onSeverity,
  children,
}: {
  title: string;
  count: number;
  /** Absent for sections of several rules. */
  rule?: ReviewedRule;
  /** A finding that is looked at is never hidden. */
  holdsChosen: boolean;
  /** Undefined where the board may not be edited. */
  onSeverity?: ((severity: ReviewSeverity | "ignore") => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const listId = useId();
  const [turned, setTurned] = useState<boolean>();
  const isOpen = turned ?? (holdsChosen || (rule !== undefined && count <= OPEN_AT_FIRST));
  return (
    <section aria-label={title}>
      <div className={classes.head}>
        <h3>
          <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setTurned(!isOpen)}>
            <IconChevronRight size={14} aria-hidden data-open={isOpen} />
            {rule && rule.severity !== "ignore" && rule.severity !== "note" && (
              <SeveritySign severity={rule.severity} />
            )}
            <span>{title}</span>
            <span className={`${classes.count} tw-number`}>{count}</span>
          </button>
        </h3>
        {rule && (
          <Menu position="bottom-end" disabled={!onSeverity}>
            <Menu.Target>
              <button
                type="button"
                className={classes.severity}
                disabled={!onSeverity}
                aria-label={t("review.severityOf", { rule: title, severity: t(`review.severity.${rule.severity}`) })}
              >
                {t(`review.severity.${rule.severity}`)}
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {SEVERITIES.map((severity) => (
                <Menu.Item key={severity} onClick={() => onSeverity?.(severity)} disabled={severity === rule.severity}>
                  {t(`review.severity.${severity}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <ul id={listId} className={classes.rows} hidden={!isOpen}>
        {isOpen && children}
      </ul>
    </section>
  );
}
