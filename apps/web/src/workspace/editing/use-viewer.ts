import type { Board } from "@tracewright/board";
import { Editor, type EditorSettings } from "@tracewright/editor";
import { useLayoutEffect, useState } from "react";
import { newItemId } from "./new-item-id.ts";

/** A tenth of a millimetre: parts on the metric grids of their pads stay on them. */
export const FIRST_GRID = 100_000;

export const FIRST_SETTINGS: EditorSettings = {
  grid: FIRST_GRID,
  reach: 0,
  layer: "F.Cu",
  isShown: () => true,
};

/** An editor for boards that are only looked at: one for all of them, so that what is selected stays selected. */
export function useViewer(board: Board): Editor {
  const [viewer] = useState(
    () => new Editor(board, { settings: { ...FIRST_SETTINGS, isReadOnly: true }, nameItem: newItemId }),
  );
  useLayoutEffect(() => viewer.adopt(board), [viewer, board]);
  return viewer;
}
