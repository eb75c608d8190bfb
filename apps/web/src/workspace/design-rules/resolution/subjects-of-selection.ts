import { type Board, findItems, type ItemId } from "@tracewright/board";

/** More are not offered: a part of a thousand pads is not chosen from. */
const MAX_OFFERED = 500;

/**
 * The pieces of copper that are meant by what is selected, each with the selected item that it is of: parts stand for their pads,
 * other items for themselves.
 */
export function subjectsOfSelection(
  board: Board,
  selection: readonly ItemId[],
): readonly { readonly id: ItemId; readonly of: ItemId }[] {
  return findItems(board, selection)
    .flatMap((item) =>
      item.list === "footprints"
        ? item.record.pads.map(({ id }) => ({ id, of: item.record.id }))
        : [{ id: item.record.id, of: item.record.id }],
    )
    .slice(0, MAX_OFFERED);
}

/** The first two that are of different items, else the first two. */
export function firstPair(
  subjects: readonly { readonly id: ItemId; readonly of: ItemId }[],
): readonly [ItemId, ItemId] | undefined {
  const [first, next] = subjects;
  const second = subjects.find(({ of }) => of !== first?.of) ?? next;
  return first && second && [first.id, second.id];
}
