import type { Board, ItemId } from "@tracewright/board";
import { findItems } from "@tracewright/board";

/** Whether something is selected that has corners to be rounded or cut off, or can have them with its neighbours. */
export function hasCorners(board: Board, selection: readonly ItemId[]): boolean {
  return findItems(board, selection).some(
    (item) => item.list === "zones" || (item.list === "graphics" && CORNERED.has(item.record.shape.kind)),
  );
}

const CORNERED: ReadonlySet<string> = new Set(["line", "rect", "polygon"]);

/** Whether an area is selected, whose corners are not selected individually. */
export function hasAreas(board: Board, selection: readonly ItemId[]): boolean {
  return findItems(board, selection).some(
    (item) => item.list === "zones" || (item.list === "graphics" && AREAS.has(item.record.shape.kind)),
  );
}

const AREAS: ReadonlySet<string> = new Set(["rect", "polygon"]);
