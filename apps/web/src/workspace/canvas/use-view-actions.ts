import type { Box, Point } from "@tracewright/geometry";
import {
  fitViewport,
  flipViewport,
  panViewport,
  screenToBoard,
  type Viewport,
  zoomViewport,
} from "@tracewright/rendering";
import type { Action } from "../input/actions/action.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { lookAtBox } from "./look-at-box.ts";

/** How far the view goes at a time, pixels. */
const STEP = 50;
const FAR = 200;
const ZOOM_STEP = 1.25;

const WAYS = [
  ["Left", 1, 0],
  ["Right", -1, 0],
  ["Up", 0, 1],
  ["Down", 0, -1],
] as const;

/** Tells the actions that only move the view. */
export function useViewActions({
  bounds,
  drawn,
  chosen,
  pointer,
  onView,
}: {
  /** Of the whole board. */
  bounds: Box;
  /** Of everything that is drawn, what lies beside the board too. */
  drawn: Box | undefined;
  /** Of what is selected or highlighted. */
  chosen: Box | undefined;
  /** Where the pointer is over the canvas, pixels. */
  pointer: Point | undefined;
  onView: (change: (before: Viewport) => Viewport) => void;
}): void {
  const zoom = (factor: number) => () =>
    onView((before) => zoomViewport(before, factor, before.width / 2, before.height / 2));
  const pans = WAYS.flatMap(([way, x, y]): Action[] => [
    { id: `pan${way}`, run: () => onView((before) => panViewport(before, x * STEP, y * STEP)) },
    { id: `pan${way}Far`, run: () => onView((before) => panViewport(before, x * FAR, y * FAR)) },
  ]);
  useActions([
    { id: "zoomIn", run: zoom(ZOOM_STEP) },
    { id: "zoomOut", run: zoom(1 / ZOOM_STEP) },
    { id: "zoomFit", run: () => onView((before) => fitViewport(before, bounds)) },
    { id: "zoomObjects", run: () => onView((before) => fitViewport(before, drawn ?? bounds)) },
    {
      id: "zoomSelection",
      isEnabled: () => chosen !== undefined,
      run: () => chosen && onView((before) => lookAtBox(before, chosen)),
    },
    {
      id: "centreOnCursor",
      isEnabled: () => pointer !== undefined,
      run: () => pointer && onView((before) => centredOn(before, pointer)),
    },
    { id: "flipView", run: () => onView(flipViewport) },
    ...pans,
  ]);
}

function centredOn(view: Viewport, at: Point): Viewport {
  const { x, y } = screenToBoard(view, at.x, at.y);
  return { ...view, centerX: x, centerY: y };
}
