import type { Board, ItemId } from "@tracewright/board";
import { findItems } from "@tracewright/board";

/** The ids that are drawn as selected: a part is marked with its pads. */
export function idsOfSelection(board: Board, selection: readonly ItemId[]): readonly string[] {
  return findItems(board, selection).flatMap(({ list, record }) =>
    list === "footprints" ? [record.id, ...record.pads.map(({ id }) => id)] : [record.id],
  );
}
