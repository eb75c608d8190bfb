import type { Board } from "@tracewright/board";
import { type Editor, itemsAt } from "@tracewright/editor";
import type { Box, Point } from "@tracewright/geometry";
import { boardToScreen, screenToBoard } from "@tracewright/rendering";
import { useRef, useState } from "react";
import type { Camera } from "../controller/canvas/camera.ts";
import { afterClosing } from "../input/actions/after-closing.ts";

/** The menu of the canvas: where it is open, and what place on the board is meant by what is chosen from it. */
export function useCanvasMenu(
  editor: Editor,
  { board, camera, selected }: { readonly board: Board; readonly camera: Camera; readonly selected: Box | undefined },
) {
  const [at, setAt] = useState<Point>();
  const place = useRef<Point>(undefined);
  return {
    /** Pixels of the canvas; undefined: closed. */
    at,
    place,
    openAt: (screen: Point) => {
      const pressed = screenToBoard(camera.view, screen.x, screen.y);
      const [first] = itemsAt(board, pressed, editor.state.settings);
      // What is pointed at is meant, unless it is one of several that are selected.
      if (!first) editor.select([]);
      else if (!editor.state.selection.includes(first.record.id)) editor.select([first.record.id]);
      place.current = pressed;
      setAt(screen);
    },
    /** By key it is about what is selected. */
    openHere: () => {
      const { view } = camera;
      const middle = { x: view.width / 2, y: view.height / 2 };
      const meant = selected && { x: (selected.minX + selected.maxX) / 2, y: (selected.minY + selected.maxY) / 2 };
      const screen = meant && boardToScreen(view, meant);
      const isInView = screen && screen.x >= 0 && screen.y >= 0 && screen.x <= view.width && screen.y <= view.height;
      place.current = meant ?? screenToBoard(view, middle.x, middle.y);
      setAt(isInView ? screen : middle);
    },
    close: () => {
      setAt(undefined);
      // What is chosen is done after closing; whatever comes later is not about this place.
      afterClosing(() =>
        afterClosing(() => {
          place.current = undefined;
        }),
      );
    },
  };
}
