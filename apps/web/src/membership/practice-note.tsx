import { Alert } from "@mantine/core";
import { IconFlask } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** On every screen of money, where none moves. */
export function PracticeNote() {
  const { t } = useTranslation();
  return (
    <Alert
      variant="light"
      color="warn"
      icon={<IconFlask size={20} aria-hidden />}
      title={t("membership.practice.title")}
    >
      {t("membership.practice.body")}
    </Alert>
  );
}
