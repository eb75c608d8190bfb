import { Menu } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { SeveritySign } from "../findings/severity-sign.tsx";
import classes from "./review.module.css";

/** Sections with more begin closed. */
const OPEN_AT_FIRST = 12;

/** Findings of one rule under their heading, which opens and closes them; the severity of the rule can be changed. */
export function ReviewSection<Severity extends "error" | "warning" | "note" | "ignore">({
  title,
  count,
  rule,
  severities,
  holdsChosen,
  onSeverity,
  children,
}: {
  title: string;
  count: number;
  /** Absent for sections of several rules. */
  rule?: { readonly severity: Severity };
  /** Those that it can be given. */
  severities?: readonly Severity[];
  /** A finding that is looked at is never hidden. */
  holdsChosen: boolean;
  /** Undefined where the board may not be edited. */
  onSeverity?: ((severity: Severity) => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const nameOf = (severity: "error" | "warning" | "note" | "ignore") => t(`review.severity.${severity}`);
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
                aria-label={t("review.severityOf", { rule: title, severity: nameOf(rule.severity) })}
              >
                {nameOf(rule.severity)}
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {severities?.map((severity) => (
                <Menu.Item key={severity} onClick={() => onSeverity?.(severity)} disabled={severity === rule.severity}>
                  {nameOf(severity)}
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
