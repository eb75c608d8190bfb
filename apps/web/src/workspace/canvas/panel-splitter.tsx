import { useLocalStorage } from "@mantine/hooks";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { STORAGE_KEYS } from "../../storage-keys.ts";
import classes from "./board-canvas.module.css";

export const PANEL_WIDTH = { least: 200, first: 280, most: 480 } as const;
const KEY_STEP = 16;

/** Width of the side panel, kept in this browser. */
export function usePanelWidth(): readonly [width: number, setWidth: (width: number) => void] {
  const [stored, store] = useLocalStorage({
    key: STORAGE_KEYS.sidePanelWidth,
    defaultValue: PANEL_WIDTH.first as number,
    getInitialValueInEffect: false,
  });
  return [clampWidth(stored), (width) => store(clampWidth(width))];
}

function clampWidth(width: number): number {
  if (!Number.isFinite(width)) return PANEL_WIDTH.first;
  return Math.round(Math.min(PANEL_WIDTH.most, Math.max(PANEL_WIDTH.least, width)));
}

/** The edge between canvas and side panel: drag it, or use the arrow keys; a double click sets it back. */
export function PanelSplitter({
  width,
  onWidth,
  label,
  controls,
}: {
  width: number;
  onWidth: (width: number) => void;
  label: string;
  /** The panel's id. */
  controls: string;
}) {
  const grip = useRef<{ x: number; width: number }>(undefined);
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: width + KEY_STEP,
      ArrowRight: width - KEY_STEP,
      Home: PANEL_WIDTH.most,
      End: PANEL_WIDTH.least,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onWidth(next);
  };
  const drag = (event: PointerEvent) => {
    if (grip.current) onWidth(grip.current.width + grip.current.x - event.clientX);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this is ARIA's window splitter
    <div
      className={classes.splitter}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={PANEL_WIDTH.least}
      aria-valuemax={PANEL_WIDTH.most}
      onKeyDown={press}
      onDoubleClick={() => onWidth(PANEL_WIDTH.first)}
      onPointerDown={(event) => {
        grip.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = undefined;
      }}
      onPointerCancel={() => {
        grip.current = undefined;
      }}
    />
  );
}
