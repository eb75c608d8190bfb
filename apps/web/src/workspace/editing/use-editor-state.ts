import type { Editor, EditorState } from "@tracewright/editor";
import { useSyncExternalStore } from "react";

/** An editor's state, anew with every change of it. */
export function useEditorState(editor: Editor): EditorState {
  return useSyncExternalStore(editor.subscribe, () => editor.state);
}
