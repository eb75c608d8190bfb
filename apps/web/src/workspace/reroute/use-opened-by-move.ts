import type { Editor } from "@tracewright/editor";
import { useEditorState } from "../editing/use-editor-state.ts";
import { type ShownAction, useAction } from "../input/actions/use-actions.ts";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { openedByStep } from "./opened-by-step.ts";

/** Connections that the last move cut, with the action that routes them; undefined if there are none or they cannot be meant. */
export function useOpenedByMove(
  editor: Editor,
  ratsnest: Ratsnest | undefined,
): { readonly count: number; readonly route: ShownAction } | undefined {
  const { board, history, selection, tool } = useEditorState(editor);
  const route = useAction("routeParts");
  const last = history.done.at(-1);
  // The action is about what is selected.
  const isSelected =
    last?.selectionAfter.length === selection.length && selection.every((id) => last.selectionAfter.includes(id));
  const count =
    isSelected && !tool.isHolding && route.isThere && ratsnest ? openedByStep(last, board, ratsnest.airwires) : 0;
  return count > 0 ? { count, route } : undefined;
}
