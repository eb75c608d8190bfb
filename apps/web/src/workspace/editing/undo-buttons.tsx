import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import type { Editor } from "@tracewright/editor";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "../input/controls/action-button.tsx";
import { wordStep } from "./step-words.ts";

/** Undo and redo, which name the step that they take back or do again. */
export function UndoButtons({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const history = useSyncExternalStore(editor.subscribe, () => editor.state.history);
  const [undone, redone] = [history.done.at(-1), history.undone.at(-1)];
  return (
    <>
      <ActionButton id="undo" {...(undone && { words: t("editing.undo", { step: wordStep(t, undone.name) }) })}>
        <IconArrowBackUp size={16} aria-hidden />
      </ActionButton>
      <ActionButton id="redo" {...(redone && { words: t("editing.redo", { step: wordStep(t, redone.name) }) })}>
        <IconArrowForwardUp size={16} aria-hidden />
      </ActionButton>
    </>
  );
}
