import { useTranslation } from "react-i18next";
import { showActionToast } from "../toasts/show-action-toast.tsx";
import type { RunCommands } from "./use-run-commands.ts";

/** Keeps the board instead of a run's result, which a toast takes back; or has the result wait for an answer again. */
export function useDiscard(requestGroupId: string, commands: RunCommands) {
  const { t } = useTranslation();
  const offerAgain = () => void commands.discard(requestGroupId, true);
  const discard = async () => {
    if (await commands.discard(requestGroupId))
      showActionToast(t("discard.done"), { label: t("discard.undo"), act: offerAgain });
  };
  return { discard: () => void discard(), offerAgain };
}
