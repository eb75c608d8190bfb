import type { Board } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { CanvasSelection } from "../controller/canvas/selection.ts";
import { createConcern } from "../controller/concern.ts";
import { useSteady, useUnchanged } from "../controller/use-steady.ts";
import { type Drawing, useDrawing } from "../drawing-tools/use-drawing.ts";
import { useItemsMeasured } from "../editing/use-items-measured.ts";
import { type HandRouting, useHandRouting } from "../hand-routing/use-hand-routing.ts";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { useReplicate } from "../replicate/use-replicate.ts";
import { useOpenedByMove } from "../reroute/use-opened-by-move.ts";
import { useAppearanceActions } from "./use-appearance-actions.ts";
import type { Display } from "./use-display.ts";

/** The tools of a canvas, each of which tells its actions, and what of them is shown around it. */
export interface CanvasTools {
  readonly drawing: Drawing;
  readonly routing: HandRouting;
  /** Connections that the last move cut. */
  readonly opened: ReturnType<typeof useOpenedByMove>;
}

export function useCanvasTools(editor: Editor, board: Board, { choice, display, ratsnest }: ToolsAbout): CanvasTools {
  useItemsMeasured(editor);
  useReplicate(editor);
  useAppearanceActions({
    board,
    active: display.active,
    onActive: display.activate,
    onAppearance: display.setAppearance,
    unit: display.unit,
    grid: display.grid,
    onGrid: display.setGrid,
  });
  const drawing = useSteady(useDrawing(editor, choice.pressedAt));
  const routing = useHandRouting(editor);
  const opened = useOpenedByMove(editor, ratsnest);
  return useUnchanged({ drawing, routing, opened });
}

export const [ToolsProvider, useTools] = createConcern<CanvasTools>("tools");

interface ToolsAbout {
  readonly choice: CanvasSelection;
  readonly display: Display;
  readonly ratsnest: Ratsnest | undefined;
}
