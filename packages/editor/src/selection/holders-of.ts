import type { Board, ItemId } from "@tracewright/board";
import { itemsById } from "@tracewright/board";

/**
 * The items that ids stand for, each once: pads and what else is inside a part stand for the part; what is none of
 * the board is left.
 */
export function holdersOf(board: Board, ids: Iterable<string>): readonly ItemId[] {
  const named = new Set(ids);
  const items = [...itemsById(board).keys()].filter((id) => named.has(id));
  const parts = board.footprints.filter(({ pads, graphics, texts, zones }) =>
    [...pads, ...graphics, ...texts, ...zones].some(({ id }) => named.has(id)),
  );
  return [...new Set([...items, ...parts.map(({ id }) => id)])];
}
