import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../open-project/run-view.ts";
import classes from "./run-strip.module.css";

/** How far a run has come, in numbers. */
export function ProgressFacts({ progress }: { progress: RunProgress | null }) {
  const { t, i18n } = useTranslation();
  if (!progress) return null;
  return (
    <>
      {progress.total !== null && (
        <Fact label={t("run.connected")}>
          {progress.connected ?? 0}/{progress.total}
        </Fact>
      )}
      {progress.vias !== null && <Fact label={t("run.vias")}>{progress.vias}</Fact>}
      {progress.lengthMm !== null && (
        <Fact label={t("run.length")}>{Math.round(progress.lengthMm).toLocaleString(i18n.language)} mm</Fact>
      )}
    </>
  );
}

/** One number with its name. */
export function Fact({
  label,
  hideLabel = false,
  children,
}: {
  label: string;
  hideLabel?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={classes.fact}>
      <span className={hideLabel ? "tw-visually-hidden" : classes.muted}>{label}</span>
      <span className="tw-number">{children}</span>
    </span>
  );
}
