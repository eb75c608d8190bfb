import { type EditorState, itemsAt } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";

/** Whether something that is selected lies under a place of the board. */
export function hasSelectedAt({ board, selection, settings }: EditorState, at: Point): boolean {
  return selection.length > 0 && itemsAt(board, at, settings).some(({ record }) => selection.includes(record.id));
}
