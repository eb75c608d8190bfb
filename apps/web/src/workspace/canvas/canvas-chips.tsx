import { Button, CloseButton } from "@mantine/core";
import { shownName } from "@tracewright/text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCamera, useCameraFact } from "../controller/canvas/camera.ts";
import { useCanvasSelection } from "../controller/canvas/selection.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { fill, useCanvasTexts } from "../texts/use-canvas-texts.ts";
import classes from "./board-canvas.module.css";
import { useTools } from "./use-canvas-tools.ts";

/** What holds for the canvas at this moment, each with the way out of it. */
export function CanvasChips({
  children,
}: {
  /** What the tool in hand is set to, before all others. */
  children?: ReactNode;
}) {
  const { board, routeNet } = useSubject();
  const { net, setNet, parts, clear } = useCanvasSelection();
  const { drawing, opened } = useTools();
  const isFromBack = useCameraFact(useCamera(), ({ view }) => view.flipped);
  const { t } = useTranslation();
  const texts = useCanvasTexts();
  const name = net === undefined ? undefined : board.nets.find(({ id }) => id === net)?.name;
  return (
    <div className={classes.chips}>
      {children}
      {drawing.isFilling && (
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
          {routeNet && (
            <Button variant="light" size="compact-xs" onClick={() => routeNet(net)}>
              {texts.routeNet}
            </Button>
          )}
          <CloseButton
            size={24}
            aria-label={fill(texts.clearHighlight, { net: shownName(name) })}
            onClick={() => setNet(undefined)}
          />
        </span>
      )}
      {parts.length > 1 && (
        <span className={classes.chip}>
          {fill(texts.partsSelected, { count: String(parts.length) })}
          <CloseButton size={24} aria-label={texts.clearSelection} onClick={clear} />
        </span>
      )}
      {isFromBack && <span className={classes.chip}>{texts.fromBack}</span>}
    </div>
  );
}
