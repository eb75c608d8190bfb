import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconLoader2,
  IconPlayerPause,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { RunStatus } from "../live/run-status.ts";
import classes from "./status-chip.module.css";

const ICONS = {
  READY: IconCircleDashed,
  RUNNING: IconLoader2,
  STOPPED: IconPlayerPause,
  COMPLETED: IconCircleCheck,
  FAILED: IconAlertTriangle,
};

/** How a project stands: icon and word, so that colour is never the only sign; the percentage while it runs, and the
 * place in the queue while it waits. */
export function StatusChip({
  status,
  percent,
  place,
}: {
  status: RunStatus;
  percent?: number | undefined;
  /** In the queue, from 1. */
  place?: number | undefined;
}) {
  const { t } = useTranslation();
  const Icon = ICONS[status];
  return (
    <span className={classes.chip} data-status={status}>
      <Icon size={14} stroke={2} aria-hidden className={classes.icon} />
      {t(`status.${status}`)}
      {status === "RUNNING" && percent !== undefined && <span className="tw-number">{Math.floor(percent)} %</span>}
      {status === "RUNNING" && place !== undefined && <span>{t("status.place", { place })}</span>}
    </span>
  );
}
