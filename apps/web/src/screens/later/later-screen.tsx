import { useTranslation } from "react-i18next";
import type { en } from "../../i18n/en.ts";
import { MessagePage } from "../../shell/message-page.tsx";

export type LaterPart = keyof typeof en.later.part;

/** A page of the specification whose screen is not built yet: says so, and what works in its place. */
export function LaterScreen({ part }: { part: LaterPart }) {
  const { t } = useTranslation();
  return (
    <MessagePage label={t("later.label")} title={t(`later.part.${part}.title`)} body={t(`later.part.${part}.body`)} />
  );
}
