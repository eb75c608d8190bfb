import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Whether an inquiry waits, is answered or was deleted. */
export function ContactBadge({ state, isDeleted }: { state: "PENDING" | "RESPONDED"; isDeleted: boolean }) {
  const { t } = useTranslation();
  if (isDeleted)
    return (
      <Badge variant="default" color="gray">
        {t("contact.states.DELETED")}
      </Badge>
    );
  return (
    <Badge variant={state === "RESPONDED" ? "light" : "default"} color={state === "RESPONDED" ? "ok" : "gray"}>
      {t(`contact.states.${state}`)}
    </Badge>
  );
}
