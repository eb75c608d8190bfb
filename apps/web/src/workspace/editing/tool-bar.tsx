import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import type { Editor } from "@tracewright/editor";
import { memo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "../actions/action-button.tsx";
import { wordStep } from "./step-words.ts";
import classes from "./tool-bar.module.css";
import { TOOL_ENTRIES } from "./tool-entries.ts";

/** The tools that can be taken, and what can be taken back. */
export const ToolBar = memo(function ToolBar({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const history = useSyncExternalStore(editor.subscribe, () => editor.state.history);
  const [undone, redone] = [history.done.at(-1), history.undone.at(-1)];
  return (
    <div className={classes.bar} role="toolbar" aria-label={t("editing.tools")} aria-orientation="vertical">
      <div className={classes.group}>
        {TOOL_ENTRIES.map(({ id, icon: Icon }) => (
          <ActionButton key={id} id={id}>
            <Icon size={16} aria-hidden />
          </ActionButton>
        ))}
      </div>
      <div className={classes.group}>
        <ActionButton id="undo" {...(undone && { words: t("editing.undo", { step: wordStep(t, undone.name) }) })}>
          <IconArrowBackUp size={16} aria-hidden />
        </ActionButton>
        <ActionButton id="redo" {...(redone && { words: t("editing.redo", { step: wordStep(t, redone.name) }) })}>
          <IconArrowForwardUp size={16} aria-hidden />
        </ActionButton>
      </div>
    </div>
  );
});
