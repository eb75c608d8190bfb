import type { Board } from "@tracewright/board";
import type { CongestionRaster, PlacedPart } from "@tracewright/placement";
import { boardToScreen, fitViewport, KICAD_THEME, type Viewport } from "@tracewright/rendering";
import { useEffect, useMemo, useRef, useState } from "react";
import { CanvasView } from "../../workspace/canvas/canvas-view.tsx";
import { hiddenAtFirst } from "../../workspace/canvas/layer-presets.ts";
import { useCanvasPicture } from "../../workspace/canvas/use-canvas-picture.ts";
import { boardUnderPreview } from "../../workspace/ratsnest/preview-board.ts";
import { useRatsnest } from "../../workspace/ratsnest/use-ratsnest.ts";
import { useLookingHand } from "../use-looking-hand.ts";
import { ViewTools } from "../view-tools.tsx";
import classes from "../workbench.module.css";
import { congestionPixels } from "./congestion-image.ts";

const FIRST_VIEW: Viewport = { width: 0, height: 0, centerX: 0, centerY: 0, scale: 1, flipped: false };
const NOTHING_MARKED: ReadonlySet<string> = new Set();

/** The board with its parts where the run has them, airwires, and where wiring crowds. */
export function PlacerStage({
  board,
  parts,
  congestion,
  showsAirwires,
  onKeys,
}: {
  board: Board;
  parts: readonly PlacedPart[];
  congestion: CongestionRaster | undefined;
  showsAirwires: boolean;
  onKeys: () => void;
}) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState(FIRST_VIEW);
  const placed = useMemo(
    () => ({ ...boardUnderPreview(board, { footprints: parts }), tracks: [], vias: [] }),
    [board, parts],
  );
  const hidden = useMemo(() => hiddenAtFirst(board), [board]);
  const ratsnest = useRatsnest(placed, null);
  const picture = useCanvasPicture({
    board: placed,
    copper: undefined,
    airwires: showsAirwires ? ratsnest?.airwires : undefined,
    net: undefined,
    marked: NOTHING_MARKED,
    theme: KICAD_THEME,
    hidden,
  });
  const hand = useLookingHand({ onView: setView, onPointer: ignore, onClick: ignore });
  const { minX, minY, maxX, maxY } = picture.scene.bounds;
  const hasSize = view.width > 0;
  useEffect(() => {
    if (hasSize) setView((before) => fitViewport(before, { minX, minY, maxX, maxY }));
  }, [hasSize, minX, minY, maxX, maxY]);

  return (
    <div className={classes.stage} data-canvas-area>
      <CanvasView
        picture={picture}
        camera={{ canvasRef, view, setView, setPointer: ignore }}
        wheelHabit="auto"
        hand={hand}
        label="Board with the placer's parts"
        descriptionId="placer-canvas-hint"
      />
      <p id="placer-canvas-hint" className="tw-visually-hidden">
        Arrow keys move the view, Home shows the whole board.
      </p>
      {congestion && <CongestionCanvas raster={congestion} view={view} />}
      <ViewTools bounds={picture.scene.bounds} onView={setView} onKeys={onKeys} />
    </div>
  );
}

function ignore(): void {}

/** A canvas that lies over the board's and lets the pointer through. */
function CongestionCanvas({ raster, view }: { raster: CongestionRaster; view: Viewport }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useMemo(() => {
    const drawn = document.createElement("canvas");
    drawn.width = raster.columns;
    drawn.height = raster.rows;
    drawn.getContext("2d")?.putImageData(new ImageData(congestionPixels(raster), raster.columns, raster.rows), 0, 0);
    return drawn;
  }, [raster]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = canvas.current;
      const context = element?.getContext("2d");
      if (!element || !context || view.width === 0) return;
      const ratio = window.devicePixelRatio || 1;
      element.width = Math.round(view.width * ratio);
      element.height = Math.round(view.height * ratio);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      const from = boardToScreen(view, { x: raster.originX, y: raster.originY });
      const to = boardToScreen(view, {
        x: raster.originX + raster.columns * raster.cell,
        y: raster.originY + raster.rows * raster.cell,
      });
      context.imageSmoothingEnabled = false;
      context.globalAlpha = 0.7;
      // Seen from the back the left edge stands right.
      context.translate(from.x, from.y);
      context.scale((to.x - from.x) / raster.columns, (to.y - from.y) / raster.rows);
      context.drawImage(image, 0, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [image, raster, view]);
  return <canvas ref={canvas} className={classes.overlay} aria-hidden />;
}
