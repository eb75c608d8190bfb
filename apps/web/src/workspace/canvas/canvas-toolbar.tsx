import { IconFlipVertical, IconKeyboard, IconMaximize, IconMinus, IconPlus, IconTable } from "@tabler/icons-react";
import { memo } from "react";
import { ActionButton } from "../actions/action-button.tsx";
import classes from "./board-canvas.module.css";
import { useCanvasTexts } from "./use-canvas-texts.ts";

/** What the keys do to the view, as buttons. */
export const CanvasToolbar = memo(function CanvasToolbar() {
  const texts = useCanvasTexts();
  return (
    <div className={classes.tools} role="toolbar" aria-label={texts.tools} aria-orientation="vertical">
      <ActionButton id="zoomFit">
        <IconMaximize size={16} aria-hidden />
      </ActionButton>
      <ActionButton id="zoomIn">
        <IconPlus size={16} aria-hidden />
      </ActionButton>
      <ActionButton id="zoomOut">
        <IconMinus size={16} aria-hidden />
      </ActionButton>
      <ActionButton id="flipView">
        <IconFlipVertical size={16} aria-hidden />
      </ActionButton>
      <ActionButton id="textTwin">
        <IconTable size={16} aria-hidden />
      </ActionButton>
      <ActionButton id="shortcuts">
        <IconKeyboard size={16} aria-hidden />
      </ActionButton>
    </div>
  );
});
