import { Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./footprint-summary.module.css";
import { type ChoosablePart, countParts } from "./part-groups.ts";

/** What is to be said of the footprints of a design, a sentence each: what they mean for the board, and what to do. */
export function FootprintSummary({ parts }: { parts: readonly ChoosablePart[] }) {
  const { t } = useTranslation();
  const { all, standIns, proposed, lacking, none } = countParts(parts);
  const isDone = standIns + proposed + lacking + none === 0;
  return (
    <div className={classes.summary} role="status">
      {isDone && (
        <Text className={classes.line ?? ""} data-tone="ok">
          <IconCircleCheck size={18} aria-hidden /> {t("footprints.summary.done", { count: all })}
        </Text>
      )}
      {standIns > 0 && (
        <Text className={classes.line ?? ""} data-tone="danger">
          <IconAlertTriangle size={18} aria-hidden /> {t("footprints.summary.standIns", { count: standIns })}
        </Text>
      )}
      {lacking > 0 && (
        <Text className={classes.line ?? ""} data-tone="warn">
          <IconAlertTriangle size={18} aria-hidden /> {t("footprints.summary.lacking", { count: lacking })}
        </Text>
      )}
      {none > 0 && (
        <Text className={classes.line ?? ""} data-tone="warn">
          <IconAlertTriangle size={18} aria-hidden /> {t("footprints.summary.none", { count: none })}
        </Text>
      )}
      {proposed > 0 && (
        <Text className={classes.line ?? ""} data-tone="warn">
          <IconAlertTriangle size={18} aria-hidden /> {t("footprints.summary.proposed", { count: proposed })}
        </Text>
      )}
    </div>
  );
}
