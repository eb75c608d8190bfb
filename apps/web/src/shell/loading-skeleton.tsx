import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** A placeholder while loading, announced to screen readers. */
export function LoadingSkeleton({ height, w }: { height: number; w?: string }) {
  const { t } = useTranslation();
  return <Skeleton height={height} {...(w && { w })} role="status" aria-label={t("common.loading")} />;
}
