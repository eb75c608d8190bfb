import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconLoader2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { LibraryValidationStep } from "../../graphql/generated/documents.ts";
import classes from "../../projects/status-chip.module.css";

const LOOKS = {
  READY: { tone: "READY", icon: IconCircleDashed },
  VALIDATE_REQUEST: { tone: "RUNNING", icon: IconLoader2 },
  SUPPLY_ITEM_REQUEST: { tone: "RUNNING", icon: IconLoader2 },
  INDEX_REQUEST: { tone: "RUNNING", icon: IconLoader2 },
  COMPLETE: { tone: "COMPLETED", icon: IconCircleCheck },
  FAIL: { tone: "FAILED", icon: IconAlertTriangle },
} as const satisfies Record<LibraryValidationStep, object>;

/** How far the validation of a block is: icon and word. */
export function BlockState({ status }: { status: LibraryValidationStep }) {
  const { t } = useTranslation();
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <span className={classes.chip} data-status={tone}>
      <Icon size={14} stroke={2} aria-hidden className={classes.icon} />
      {t(`library.status.${status}`)}
    </span>
  );
}

/** Whether the server is at work on it. */
export function isValidating(status: LibraryValidationStep): boolean {
  return LOOKS[status].tone === "RUNNING";
}
