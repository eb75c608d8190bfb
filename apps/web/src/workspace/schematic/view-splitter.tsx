import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./view-splitter.module.css";

export const SHARE = { least: 0.2, first: 0.45, most: 0.8 } as const;
const KEY_STEP = 0.02;

export function clampShare(share: number): number {
  return Number.isFinite(share) ? Math.min(SHARE.most, Math.max(SHARE.least, share)) : SHARE.first;
}

/** The edge between schematic and board: drag it, or use the arrow keys; a double click sets it back. */
export function ViewSplitter({ share, onShare }: { share: number; onShare: (share: number) => void }) {
  const { t } = useTranslation();
  const isHeld = useRef(false);
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: share - KEY_STEP,
      ArrowRight: share + KEY_STEP,
      Home: SHARE.least,
      End: SHARE.most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onShare(clampShare(next));
  };
  const drag = (event: PointerEvent) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (isHeld.current && frame) onShare(clampShare((event.clientX - frame.left) / frame.width));
  };
  const letGo = () => {
    isHeld.current = false;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this is ARIA's window splitter
    <div
      className={classes.splitter}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("workspace.viewSplitter")}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={SHARE.least * 100}
      aria-valuemax={SHARE.most * 100}
      onKeyDown={press}
      onDoubleClick={() => onShare(SHARE.first)}
      onPointerDown={(event) => {
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  );
}
