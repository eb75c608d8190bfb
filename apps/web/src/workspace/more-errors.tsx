import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./more-errors.module.css";

/** Said before anything else of a result: it breaks more rules than the board did. */
export function MoreErrors({
  errors,
}: {
  errors: { readonly before: number; readonly after: number } | null | undefined;
}) {
  const { t } = useTranslation();
  const { before, after } = errors ?? { before: 0, after: 0 };
  if (after <= before) return null;
  return (
    <strong className={classes.moreErrors}>
      <IconAlertTriangle size={16} aria-hidden /> {t("candidates.moreErrors", { before, after })}
    </strong>
  );
}
