import type { Editor } from "@tracewright/editor";
import type { Action } from "../actions/action.ts";
import { useActions, useSituation } from "../actions/use-actions.ts";
import { useEditorState } from "./use-editor-state.ts";

/** Tells what can be done with what is selected and with the tool in hand, and what the hands are about. */
export function useHandActions(
  editor: Editor,
  { onCancel }: { /** Nothing is in the hand: what else is lit up goes out. */ onCancel: () => void },
): void {
  const { tool, selection } = useEditorState(editor);
  const isIdle = tool.name === "select";
  useSituation(isIdle ? (selection.length > 0 ? "selected" : "free") : "tool");
  const actions: Action[] = [{ id: "cancel", run: () => (isIdle ? onCancel() : editor.send({ kind: "cancel" })) }];
  useActions(actions);
}
