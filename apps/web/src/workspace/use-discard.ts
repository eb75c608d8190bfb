import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { showActionToast } from "../toasts/show-action-toast.tsx";
import type { RunCommands } from "./use-run-commands.ts";

/** Keeps the board instead of a run's result, which a toast takes back; or has the result wait for an answer again. */
export function useDiscard(requestGroupId: string, commands: RunCommands) {
  const { t } = useTranslation();
  const offerAgain = () => void commands.discard(requestGroupId, true);
  // By the time it is pressed the commands are those of a later render.
  const undo = useRef(offerAgain);
  undo.current = offerAgain;
  const discard = async () => {
    if (await commands.discard(requestGroupId))
      showActionToast(t("discard.done"), { label: t("discard.undo"), act: () => undo.current() });
  };
  return { discard: () => void discard(), offerAgain };
}
