import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** "Try again", beside the sentence of what failed. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" size="xs" onClick={onClick}>
      {t("common.retry")}
    </Button>
  );
}
