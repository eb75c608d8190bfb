import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { showActionToast } from "../toasts/show-action-toast.tsx";
import type { RunCommands } from "./use-run-commands.ts";

/** Keeps the board as it is instead of a run's result; it can be taken back for a moment, and the result stays in the history. */
export function DiscardButton({ requestGroupId, commands }: { requestGroupId: string; commands: RunCommands }) {
  const { t } = useTranslation();
  const undo = useRef(() => {});
  undo.current = () => void commands.discard(requestGroupId, true);
  const discard = async () => {
    if (await commands.discard(requestGroupId))
      showActionToast(t("discard.done"), { label: t("discard.undo"), act: () => undo.current() });
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      h={28}
      title={t("discard.hint")}
      loading={commands.busy === "discard"}
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => void discard()}
    >
      {t("discard.button")}
    </Button>
  );
}
