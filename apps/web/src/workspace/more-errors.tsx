import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./more-errors.module.css";

export interface ErrorsBesideEachOther {
  readonly before: number;
  readonly after: number;
}

export function hasMoreErrors(errors: ErrorsBesideEachOther | null | undefined): boolean {
  return errors !== null && errors !== undefined && errors.after > errors.before;
}

/** Said before anything else of a result: it breaks more rules than the board did. */
export function MoreErrors({ errors }: { errors: ErrorsBesideEachOther | null | undefined }) {
  const { t } = useTranslation();
  if (!errors || !hasMoreErrors(errors)) return null;
  const { before, after } = errors;
  return (
    <strong className={classes.moreErrors}>
      <IconAlertTriangle size={16} aria-hidden /> {t("candidates.moreErrors", { before, after })}
    </strong>
  );
}
