import type { Board } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { useMemo } from "react";
import { type InHand, inHand } from "./in-hand.ts";
import { useEditorState } from "./use-editor-state.ts";

/** What the tool of an editor has in hand of the board that is shown. */
export function useInHand(editor: Editor, board: Board): InHand | undefined {
  const { view } = useEditorState(editor).tool;
  return useMemo(() => (view.edit ? inHand(board, view.edit, view.routing?.net) : undefined), [board, view]);
}
