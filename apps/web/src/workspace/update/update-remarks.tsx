import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type SaidRemark, sayRemark } from "../../receipt/say-remark.ts";
import classes from "./update-dialog.module.css";

/** What is otherwise and no line mends. */
export function UpdateRemarks({ remarks }: { remarks: readonly SaidRemark[] }) {
  const { t } = useTranslation();
  if (remarks.length === 0) return null;
  return (
    <Alert
      color="warn"
      variant="light"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={t("update.remarks", { count: remarks.length })}
    >
      <ul className={classes.remarks}>
        {remarks.map((remark) => (
          <li key={remark.message}>{sayRemark(t, remark)}</li>
        ))}
      </ul>
    </Alert>
  );
}
