import type { Board } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { type Drawing, useDrawing } from "../drawing-tools/use-drawing.ts";
import { useEditActions } from "../editing/use-edit-actions.ts";
import { useHandActions } from "../editing/use-hand-actions.ts";
import { useItemsMeasured } from "../editing/use-items-measured.ts";
import { type HandRouting, useHandRouting } from "../hand-routing/use-hand-routing.ts";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { useOpenedByMove } from "../reroute/use-opened-by-move.ts";
import { useAppearanceActions } from "./use-appearance-actions.ts";
import type { Camera } from "./use-camera.ts";
import type { Display } from "./use-display.ts";
import { useGridOriginActions } from "./use-grid-origin-actions.ts";
import type { CanvasSelection } from "./use-selection.ts";

/** The tools of a canvas, each of which tells its actions, and what of them is shown around it. */
export interface CanvasTools {
  readonly drawing: Drawing;
  readonly routing: HandRouting;
  /** Connections that the last move cut. */
  readonly opened: ReturnType<typeof useOpenedByMove>;
}

export function useCanvasTools(
  editor: Editor,
  board: Board,
  { camera, choice, display, ratsnest }: ToolsAbout,
): CanvasTools {
  useItemsMeasured(editor);
  useAppearanceActions({
    board,
    active: display.active,
    onActive: display.activate,
    onAppearance: display.setAppearance,
    unit: display.unit,
    grid: display.grid,
    onGrid: display.setGrid,
  });
  useGridOriginActions(editor, camera.over);
  const drawing = useDrawing(editor, choice.pressedAt);
  const routing = useHandRouting(editor);
  const opened = useOpenedByMove(editor, ratsnest);
  useEditActions(editor, camera.placeNow);
  useHandActions(editor, { placeNow: camera.placeNow, onCancel: choice.forget });
  return { drawing, routing, opened };
}

interface ToolsAbout {
  readonly camera: Camera;
  readonly choice: CanvasSelection;
  readonly display: Display;
  readonly ratsnest: Ratsnest | undefined;
}
