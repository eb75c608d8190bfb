import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** In the place of what is being fetched; readers of the screen are told. */
export function LoadingSkeleton({ height, w }: { height: number; w?: string }) {
  const { t } = useTranslation();
  return <Skeleton height={height} {...(w && { w })} role="status" aria-label={t("common.loading")} />;
}
