import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "../input/controls/action-button.tsx";
import { DRAWING_ENTRIES } from "./drawing-entries.ts";
import classes from "./drawing-tools.module.css";

/** The drawing tools as buttons. */
export const DrawingToolbar = memo(function DrawingToolbar() {
  const { t } = useTranslation();
  return (
    <div className={classes.bar} role="toolbar" aria-label={t("drawingTools.title")} aria-orientation="vertical">
      {DRAWING_ENTRIES.map(({ id, icon: Icon }) => (
        <ActionButton key={id} id={id}>
          <Icon size={16} aria-hidden />
        </ActionButton>
      ))}
    </div>
  );
});
