import { ActionIcon, Tooltip } from "@mantine/core";
import { IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import { type Box, toMm } from "@tracewright/geometry";
import { boardToScreen, fitViewport, resizeViewport, type Viewport, zoomViewport } from "@tracewright/rendering";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { bringIntoView } from "./bring-into-view.ts";
import { SheetPainter } from "./sheet-painter.ts";
import classes from "./sheet-stage.module.css";
import { useSheetHand } from "./use-sheet-hand.ts";
import type { SheetPicture } from "./use-sheet-picture.ts";

const FIRST_VIEW: Viewport = { width: 0, height: 0, centerX: 0, centerY: 0, scale: 1, flipped: false };
const ZOOM_STEP = 1.5;
/** Milliseconds: while the scale changes, hundreds of parts are stretched together instead of being laid out each. */
const REST_MS = 120;

/** A sheet that is looked at: moved by hand, zoomed by wheel, fingers and buttons. `children` lie over its drawing. */
export function SheetStage({
  picture,
  label,
  wanted,
  children,
}: {
  picture: SheetPicture;
  label: string;
  /** What is to be seen; another array, another wish. */
  wanted: readonly Box[];
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<SheetPainter>(undefined);
  const [view, setView] = useState(FIRST_VIEW);
  // Not before the first fit: parts laid out far smaller than they are shown would come out with their borders stretched.
  const [laidOutAt, setLaidOutAt] = useState<number>();
  const { bounds } = picture;
  const shownBounds = useRef(bounds);
  const hand = useSheetHand(stage, setView);
  const measure = useCallback((size: { readonly width: number; readonly height: number }) => {
    if (size.width === 0 || size.height === 0) return;
    const { width, height } = size;
    setView((before) =>
      before.width === 0
        ? fitViewport({ ...before, width, height }, shownBounds.current)
        : resizeViewport(before, size, shownBounds.current),
    );
  }, []);

  useLayoutEffect(() => {
    shownBounds.current = bounds;
    setView((before) => (before.width > 0 ? fitViewport(before, bounds) : before));
  }, [bounds]);
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect));
    observer.observe(current);
    return () => observer.disconnect();
  }, [measure]);
  useEffect(() => setView((before) => bringIntoView(before, wanted)), [wanted]);
  useEffect(() => {
    if (view.width === 0) return;
    const timer = setTimeout(() => setLaidOutAt(view.scale), REST_MS);
    return () => clearTimeout(timer);
  }, [view.width, view.scale]);
  useEffect(() => {
    const context = canvas.current?.getContext("2d", { alpha: false });
    if (!canvas.current || !context) return;
    const opened = new SheetPainter(canvas.current, context, picture);
    painter.current = opened;
    return () => opened.dispose();
  }, [picture]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture has a new painter, which has shown nothing yet
  useEffect(() => painter.current?.show(view), [view, picture]);

  const zoom = (factor: number) => () =>
    setView((before) => zoomViewport(before, factor, before.width / 2, before.height / 2));
  const tools = [
    ["fit", () => setView((before) => fitViewport(before, bounds)), <IconMaximize key="fit" size={16} aria-hidden />],
    ["in", zoom(ZOOM_STEP), <IconPlus key="in" size={16} aria-hidden />],
    ["out", zoom(1 / ZOOM_STEP), <IconMinus key="out" size={16} aria-hidden />],
  ] as const;
  return (
    <div className={classes.frame}>
      <div ref={stage} className={classes.stage} {...hand}>
        <canvas ref={canvas} className={classes.canvas} role="img" aria-label={label} />
        {view.width > 0 && (
          <div className={classes.over} style={placeOf(view, bounds, laidOutAt ?? view.scale)}>
            {children}
          </div>
        )}
      </div>
      <div
        className={classes.tools}
        role="toolbar"
        aria-label={t("workspace.sheetView.tools")}
        aria-orientation="vertical"
      >
        {tools.map(([what, run, icon]) => (
          <Tooltip key={what} label={t(`workspace.sheetView.${what}`)} position="right">
            <ActionIcon
              aria-label={t(`workspace.sheetView.${what}`)}
              variant="subtle"
              color="gray"
              radius={0}
              onClick={run}
            >
              {icon}
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
    </div>
  );
}

/** Where the drawing lies on the screen: what lies over it keeps its share of it, as it was laid out at some scale. */
function placeOf(view: Viewport, { minX, minY, maxX, maxY }: Box, laidOutAt: number) {
  const { x, y } = boardToScreen(view, { x: minX, y: minY });
  return {
    width: toMm(maxX - minX) * laidOutAt,
    height: toMm(maxY - minY) * laidOutAt,
    transform: `translate(${x}px, ${y}px) scale(${view.scale / laidOutAt})`,
  };
}
