import { ActionIcon, Tooltip } from "@mantine/core";
import { IconFlipVertical, IconKeyboard, IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import type { Box } from "@tracewright/board";
import { fitViewport, flipViewport, type Viewport, zoomViewport } from "@tracewright/rendering";
import type { ReactNode } from "react";
import classes from "./board-canvas.module.css";
import { useCanvasTexts } from "./use-canvas-texts.ts";

/** What the keys do, as buttons. */
export function CanvasToolbar({
  bounds,
  onView,
  onShortcuts,
}: {
  bounds: Box;
  onView: (change: (before: Viewport) => Viewport) => void;
  onShortcuts: () => void;
}) {
  const texts = useCanvasTexts();
  const zoom = (factor: number) => () =>
    onView((before) => zoomViewport(before, factor, before.width / 2, before.height / 2));
  return (
    <div className={classes.tools} role="toolbar" aria-label={texts.tools} aria-orientation="vertical">
      <Tool label={texts.fit} onClick={() => onView((before) => fitViewport(before, bounds))}>
        <IconMaximize size={16} aria-hidden />
      </Tool>
      <Tool label={texts.zoomIn} onClick={zoom(1.25)}>
        <IconPlus size={16} aria-hidden />
      </Tool>
      <Tool label={texts.zoomOut} onClick={zoom(0.8)}>
        <IconMinus size={16} aria-hidden />
      </Tool>
      <Tool label={texts.flip} onClick={() => onView(flipViewport)}>
        <IconFlipVertical size={16} aria-hidden />
      </Tool>
      <Tool label={`${texts.shortcuts} (?)`} onClick={onShortcuts}>
        <IconKeyboard size={16} aria-hidden />
      </Tool>
    </div>
  );
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label} position="right">
      <ActionIcon aria-label={label} onClick={onClick} radius={0}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
