import type { Board, NetId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import {
  BoardPicker,
  fitViewport,
  KICAD_THEME,
  type PickedItem,
  type SceneLayerId,
  screenToBoard,
  type Viewport,
  viewedSide,
} from "@tracewright/rendering";
import type { InspectedSite } from "@tracewright/routing";
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef } from "react";
import { CanvasView } from "../workspace/canvas/canvas-view.tsx";
import { useCanvasPicture } from "../workspace/canvas/use-canvas-picture.ts";
import type { StepPicture } from "./engine/desk-protocol.ts";
import { copperBoard } from "./overlay/copper-board.ts";
import type { OverlayPicture } from "./overlay/draw-overlay.ts";
import { OverlayCanvas } from "./overlay/overlay-canvas.tsx";
import { useLookingHand } from "./use-looking-hand.ts";
import { ViewTools } from "./view-tools.tsx";
import classes from "./workbench.module.css";

const PICK_PIXELS = 3;
const NOTHING_MARKED: ReadonlySet<string> = new Set();

interface WorkbenchStageProps {
  readonly board: Board;
  readonly site: InspectedSite;
  readonly copper: StepPicture["copper"] | undefined;
  readonly overlay: OverlayPicture;
  readonly net: NetId | undefined;
  readonly hidden: ReadonlySet<SceneLayerId>;
  readonly view: Viewport;
  readonly onView: Dispatch<SetStateAction<Viewport>>;
  readonly onPlace: (place: Point | undefined) => void;
  readonly onPick: (items: readonly PickedItem[]) => void;
  readonly onKeys: () => void;
}

/** The board as the workspace draws it, the engine's copper on it and what the engine sees over both. */
export function WorkbenchStage(props: WorkbenchStageProps) {
  const { board, site, copper, overlay, view, onView, onPlace } = props;
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const picker = useMemo(() => new BoardPicker(board), [board]);
  const routed = useMemo(() => copper && copperBoard(board, site, copper), [board, site, copper]);
  const picture = useCanvasPicture({
    board,
    copper: routed,
    airwires: undefined,
    net: props.net,
    marked: NOTHING_MARKED,
    theme: KICAD_THEME,
    hidden: props.hidden,
  });
  const { bounds } = picture.scene;
  const point = (at: Point | undefined) => onPlace(at && screenToBoard(view, at.x, at.y));
  const hand = useLookingHand({
    onView,
    onPointer: point,
    onClick: ({ x, y }) =>
      props.onPick(
        picker.pick(screenToBoard(view, x, y), {
          tolerance: (PICK_PIXELS * 1e6) / view.scale,
          viewedFrom: viewedSide(view),
          isVisible: (layer) => !props.hidden.has(layer),
        }),
      ),
  });
  const { minX, minY, maxX, maxY } = bounds;
  const hasSize = view.width > 0;
  useEffect(() => {
    if (hasSize) onView((before) => fitViewport(before, { minX, minY, maxX, maxY }));
  }, [hasSize, minX, minY, maxX, maxY, onView]);

  return (
    <div className={classes.stage} data-canvas-area>
      <CanvasView
        picture={picture}
        camera={{ canvasRef, view, setView: onView, setPointer: point }}
        wheelHabit="auto"
        hand={hand}
        label="Board with the engine's copper"
        descriptionId="workbench-canvas-hint"
      />
      <p id="workbench-canvas-hint" className="tw-visually-hidden">
        Arrow keys move the view, Home shows the whole board.
      </p>
      <OverlayCanvas picture={overlay} view={view} />
      <ViewTools bounds={bounds} onView={onView} onKeys={props.onKeys} />
    </div>
  );
}
