import { useTranslation } from "react-i18next";
import { showToast } from "../../toasts/show-toast.ts";
import type { BoardEditing } from "./board-editing.ts";
import { useSavingWords } from "./use-saving-words.ts";

/** Saves before a request on the stored board. False: it failed, and the reason was shown. */
export type OnOrder = (
  /** "nothing": what was ordered last was refused. */
  of: "asItIs" | "run" | "newVersion" | "nothing",
  /** What undo calls the new version. */
  step?: string,
) => Promise<boolean>;

/** What is ordered (a run, files, another version) is of the stored board, which has to be the one on screen. */
export function useSavedFirst(editing: BoardEditing | undefined): OnOrder {
  const { t } = useTranslation();
  const wordsOf = useSavingWords();
  return async (of, step) => {
    if (!editing) return true;
    if (of === "nothing") {
      editing.expectNothing();
      return true;
    }
    const isSaved = of === "newVersion" ? await editing.handOver(step) : await editing.flush();
    if (!isSaved) showToast(t("editing.first", { why: wordsOf(editing.saving).state }), "danger");
    else if (of !== "asItIs") editing.layDown();
    return isSaved;
  };
}
