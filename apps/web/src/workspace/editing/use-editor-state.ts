import type { Editor, EditorState } from "@tracewright/editor";
import { useSyncExternalStore } from "react";

/** An editor's state, updated with every change. */
export function useEditorState(editor: Editor): EditorState {
  return useSyncExternalStore(editor.subscribe, () => editor.state);
}
