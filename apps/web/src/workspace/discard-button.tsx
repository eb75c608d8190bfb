import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useDiscard } from "./use-discard.ts";
import type { RunCommands } from "./use-run-commands.ts";

/** Keeps the board as it is instead of a run's result; it can be taken back for a moment, and later from the history. */
export function DiscardButton({ requestGroupId, commands }: { requestGroupId: string; commands: RunCommands }) {
  const { t } = useTranslation();
  const { discard } = useDiscard(requestGroupId, commands);
  return (
    <Button
      variant="default"
      size="compact-sm"
      h={28}
      title={t("discard.hint")}
      loading={commands.busy === "discard"}
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={discard}
    >
      {t("discard.button")}
    </Button>
  );
}
