import { type Box, boxOfPoints, type Point } from "@tracewright/board";
import { screenToBoard, type Viewport } from "@tracewright/rendering";
import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef, useState } from "react";
import { roundedPlace } from "../editing/rounded-place.ts";

/** How a board is looked at: which part of it is in view, and where in it the pointer is. */
export interface Camera {
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
  readonly view: Viewport;
  readonly setView: Dispatch<SetStateAction<Viewport>>;
  /** The canvas has been laid out. */
  readonly hasSize: boolean;
  /** Where the pointer is over the canvas, pixels. */
  readonly pointer: Point | undefined;
  readonly setPointer: (at: Point | undefined) => void;
  /** The same on the board, as near as pixels tell; for words. */
  readonly over: Point | undefined;
  /**
   * Where it is on the board at this moment, whole nanometres; for edits. A key that follows a movement may come before the
   * page was rendered with it.
   */
  readonly placeNow: () => Point | undefined;
}

const FIRST_VIEW: Viewport = { width: 0, height: 0, centerX: 0, centerY: 0, scale: 1, flipped: false };

/** `onViewChange` receives the visible part of the board, nanometres. */
export function useCamera(onViewChange: ((box: Box) => void) | undefined): Camera {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState(FIRST_VIEW);
  const [pointer, setRenderedPointer] = useState<Point>();
  const now = useRef({ view, pointer });
  now.current.view = view;
  const setPointer = useCallback((at: Point | undefined) => {
    now.current.pointer = at;
    setRenderedPointer(at);
  }, []);
  const hasSize = view.width > 0;
  useEffect(() => {
    if (hasSize) onViewChange?.(boxInView(view));
  }, [hasSize, view, onViewChange]);
  return {
    canvasRef,
    view,
    setView,
    hasSize,
    pointer,
    setPointer,
    over: pointer && screenToBoard(view, pointer.x, pointer.y),
    placeNow: () => now.current.pointer && roundedPlace(now.current.view, now.current.pointer),
  };
}

function boxInView(view: Viewport): Box {
  const corners = [screenToBoard(view, 0, 0), screenToBoard(view, view.width, view.height)];
  return boxOfPoints(corners) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}
