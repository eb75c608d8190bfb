import { ActionIcon, Tooltip } from "@mantine/core";
import { IconMessage } from "@tabler/icons-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";

/** Opens the questions about the chosen result. */
export function FeedbackButton({ ref, onClick }: { ref: Ref<HTMLButtonElement>; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Tooltip label={t("feedback.give")}>
      <ActionIcon size={28} ref={ref} aria-label={t("feedback.give")} onClick={onClick}>
        <IconMessage size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
