import type { Editor } from "@tracewright/editor";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "../input/controls/action-button.tsx";
import classes from "./tool-bar.module.css";
import { TOOL_ENTRIES } from "./tool-entries.ts";
import { UndoButtons } from "./undo-buttons.tsx";

/** The tools that can be taken, and what can be taken back. */
export const ToolBar = memo(function ToolBar({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
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
        <UndoButtons editor={editor} />
      </div>
    </div>
  );
});
