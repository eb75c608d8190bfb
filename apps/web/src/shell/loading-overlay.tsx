import { Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./loading-overlay.module.css";

/** Covers the whole screen while what was asked for loads; appears only after 300 ms, so that quick loads never flicker. */
export function LoadingOverlay() {
  const { t } = useTranslation();
  return (
    <div className={classes.overlay} role="status">
      <Loader size="sm" color="var(--tw-accent)" />
      <span className="tw-visually-hidden">{t("common.loading")}</span>
    </div>
  );
}
