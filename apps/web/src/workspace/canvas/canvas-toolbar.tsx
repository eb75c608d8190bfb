import { memo } from "react";
import { ActionButton } from "../input/controls/action-button.tsx";
import { useCanvasTexts } from "../texts/use-canvas-texts.ts";
import classes from "./board-canvas.module.css";
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
