import { findItems } from "@tracewright/board";
import { type Editor, PreviewTool } from "@tracewright/editor";
import { useEditorState } from "../editing/use-editor-state.ts";
import { useActions } from "../input/actions/use-actions.ts";

/** The action that offers the layout of the selected parts to the copies of their circuit. */
export function useReplicate(editor: Editor): void {
  const { board, selection, settings } = useEditorState(editor);
  useActions([
    {
      id: "replicate",
      isEnabled: () => !settings.isReadOnly && findItems(board, selection).some(({ list }) => list === "footprints"),
      run: () => editor.take(new PreviewTool("replicate", editor.state.selection)),
    },
  ]);
}
