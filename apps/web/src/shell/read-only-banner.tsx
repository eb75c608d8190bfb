import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../format/format-date.ts";
import { site } from "../site.ts";
import classes from "./read-only-banner.module.css";

/** Above every page while the server refuses changes (READ_ONLY): why, and until when. */
export function ReadOnlyBanner() {
  const { t, i18n } = useTranslation();
  if (site.readOnly === null) return null;
  const { until } = site.readOnly;
  return (
    <p className={classes.banner} role="status">
      <IconLock size={16} aria-hidden />
      <span>
        {t("readOnly.on")} {until !== null && t("readOnly.until", { until: formatDateTime(until, i18n.language) })}
      </span>
    </p>
  );
}
