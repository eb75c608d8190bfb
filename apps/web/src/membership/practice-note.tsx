import { Alert } from "@mantine/core";
import { IconFlask } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { site } from "../site.ts";

/** On every screen of money, where none moves; `isPast`: of a payment that was a test, whatever is configured now. */
export function PracticeNote({ isPast = false }: { isPast?: boolean }) {
  const { t } = useTranslation();
  const { practice } = site;
  if (practice === null && !isPast) return null;
  const sentences =
    practice === null
      ? [t("membership.practice.past")]
      : [
          ...(practice.takesMoney ? [] : [t("membership.practice.none")]),
          ...(practice.transfer ? [t("membership.practice.transfer")] : []),
          ...(practice.card ? [t("membership.practice.card")] : []),
          ...(practice.takesMoney ? [t("membership.practice.real")] : []),
        ];
  return (
    <Alert
      variant="light"
      color="warn"
      icon={<IconFlask size={20} aria-hidden />}
      title={t(practice?.takesMoney ? "membership.practice.cardTitle" : "membership.practice.title")}
    >
      {sentences.join(" ")}
    </Alert>
  );
}
