import type { Board, ItemId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { NameItem } from "../edit-builder.ts";
import { copyItems } from "./copy-items.ts";
import { type PasteOutcome, pasteItems } from "./paste-items.ts";

/** The items again, shifted, on the same nets. */
export function duplicateItems(
  board: Board,
  ids: Iterable<ItemId>,
  { by, nameItem }: { readonly by: Point; readonly nameItem: NameItem },
): PasteOutcome {
  return pasteItems(board, copyItems(board, ids), { by, nameItem });
}
