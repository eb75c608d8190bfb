import { Button, CloseButton } from "@mantine/core";
import type { Board, NetId } from "@tracewright/board";
import { shownName } from "@tracewright/board";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { useOpenedByMove } from "../reroute/use-opened-by-move.ts";
import { fill, useCanvasTexts } from "../texts/use-canvas-texts.ts";
import classes from "./board-canvas.module.css";

/** What holds for the canvas at this moment, each with the way out of it. */
export function CanvasChips({
  board,
  isFilling,
  opened,
  net,
  onRouteNet,
  onNet,
  selectedParts,
  onClear,
  isFromBack,
  children,
}: {
  board: Board;
  isFilling: boolean;
  /** Connections that the last move cut. */
  opened: ReturnType<typeof useOpenedByMove>;
  /** The highlighted one. */
  net: NetId | undefined;
  /** Where it is not all connected and a run may be started. */
  onRouteNet: ((net: NetId) => void) | undefined;
  onNet: (net: undefined) => void;
  selectedParts: number;
  onClear: () => void;
  isFromBack: boolean;
  /** What the tool in hand is set to, before all others. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const texts = useCanvasTexts();
  const name = net === undefined ? undefined : board.nets.find(({ id }) => id === net)?.name;
  return (
    <div className={classes.chips}>
      {children}
      {isFilling && (
        <span className={classes.chip} role="status">
          {t("drawingTools.filling")}
        </span>
      )}
      {opened && (
        <span className={classes.chip} role="status">
          {t("drawingTools.opened", { count: opened.count })}
          <Button
            variant="light"
            size="compact-xs"
            disabled={!opened.route.isEnabled}
            title={opened.route.label}
            onClick={opened.route.run}
          >
            {t("drawingTools.routeOpened")}
          </Button>
        </span>
      )}
      {net !== undefined && name !== undefined && (
        <span className={classes.chip}>
          {fill(texts.highlighted, { net: shownName(name) })}
          {onRouteNet && (
            <Button variant="light" size="compact-xs" onClick={() => onRouteNet(net)}>
              {texts.routeNet}
            </Button>
          )}
          <CloseButton
            size={24}
            aria-label={fill(texts.clearHighlight, { net: shownName(name) })}
            onClick={() => onNet(undefined)}
          />
        </span>
      )}
      {selectedParts > 1 && (
        <span className={classes.chip}>
          {fill(texts.partsSelected, { count: String(selectedParts) })}
          <CloseButton size={24} aria-label={texts.clearSelection} onClick={onClear} />
        </span>
      )}
      {isFromBack && <span className={classes.chip}>{texts.fromBack}</span>}
    </div>
  );
}
