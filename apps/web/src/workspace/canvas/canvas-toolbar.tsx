import { memo } from "react";
import { ActionButton } from "../actions/action-button.tsx";
import classes from "./board-canvas.module.css";
import { useCanvasTexts } from "./use-canvas-texts.ts";
import { VIEW_ENTRIES } from "./view-entries.ts";

/** What the keys do to the view, as buttons. */
export const CanvasToolbar = memo(function CanvasToolbar() {
  const texts = useCanvasTexts();
  return (
    <div className={classes.tools} role="toolbar" aria-label={texts.tools} aria-orientation="vertical">
      {VIEW_ENTRIES.map(({ id, icon: Icon }) => (
        <ActionButton key={id} id={id}>
          <Icon size={16} aria-hidden />
        </ActionButton>
      ))}
    </div>
  );
});
