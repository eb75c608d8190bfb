import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Whether readers see it. */
export function PublishedBadge({ isExposed }: { isExposed: boolean }) {
  const { t } = useTranslation();
  return (
    <Badge variant={isExposed ? "light" : "default"} color={isExposed ? "ok" : "gray"}>
      {t(isExposed ? "manageNotices.published" : "manageNotices.draft")}
    </Badge>
  );
}
