import { type Editor, gridPoint } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { useEditorState } from "../editing/use-editor-state.ts";
import { useActions } from "../input/actions/use-actions.ts";

/** Where the grid begins: a setting of the board like any other, which is saved and can be taken back. */
export function useGridOriginActions(editor: Editor, pointer: Point | undefined): void {
  const { settings, board } = useEditorState(editor);
  useActions([
    {
      id: "gridOrigin",
      isEnabled: () => pointer !== undefined && !settings.isReadOnly,
      run: () => pointer && moveGridOrigin(editor, pointer),
    },
    {
      id: "gridOriginReset",
      isEnabled: () => board.gridOrigin !== undefined && !settings.isReadOnly,
      run: () => moveGridOrigin(editor, undefined),
    },
  ]);
}

function moveGridOrigin(editor: Editor, to: Point | undefined): void {
  editor.run("gridOrigin", (board) => {
    const { grid } = editor.state.settings;
    const after = to && gridPoint(to, grid, board.gridOrigin);
    const change = { setting: "gridOrigin", before: board.gridOrigin, after } as const;
    return { edit: { lists: [], settings: [change] }, locked: [] };
  });
}
