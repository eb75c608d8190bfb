import { type Board, freeParts, type ItemId } from "@tracewright/board";

/** Those of the chosen parts that a placement may move. */
export function movableOf(board: Board, chosen: readonly ItemId[]): ReadonlySet<ItemId> {
  return new Set(
    freeParts(board)
      .map(({ id }) => id)
      .filter((id) => chosen.includes(id)),
  );
}
