import { CloseButton } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./side-panel.module.css";

/** What stands beside the canvas: a title, what is said about the whole, and what scrolls. On a narrow screen it lies above. */
export function SidePanel({
  title,
  label,
  head,
  above,
  foot,
  onClose,
  children,
}: {
  title: ReactNode;
  /** Where the title is more than words. */
  label?: string;
  /** Under the title, always in sight: hints, counts, fields. */
  head?: ReactNode;
  /** Between the head and what scrolls: a form. */
  above?: ReactNode;
  /** Under what scrolls: what comes next. */
  foot?: ReactNode;
  /** Absent: it cannot be closed. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={classes.panel} {...(label ? { "aria-label": label } : { "aria-labelledby": id })}>
      <header className={classes.header}>
        <h2 id={id}>{title}</h2>
        {onClose && <CloseButton size={26} aria-label={t("common.close")} onClick={onClose} />}
        {head}
      </header>
      {above}
      <div className={classes.body}>{children}</div>
      {foot}
    </section>
  );
}

/** How many there are, after the title. */
export function TitleCount({ children }: { children: ReactNode }) {
  return <span className={classes.count}>{children}</span>;
}
