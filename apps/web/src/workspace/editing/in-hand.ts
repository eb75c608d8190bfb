import { type Board, type BoardEdit, type ItemId, type NetId, RECORD_LISTS } from "@tracewright/board";

/** A board while a tool is about to change it: what the change takes away or moves, and what it brings. */
export interface InHand {
  /** The records that are not where the board has them. */
  readonly gone: ReadonlySet<string>;
  /** Nothing but what the change brings, where it brings it. */
  readonly brought: Board;
  /** Of the track being drawn. */
  readonly net?: NetId | undefined;
}

export function inHand(board: Board, edit: BoardEdit, net?: NetId): InHand {
  const gone = new Set<string>(
    edit.lists.flatMap(({ removed, updated }) =>
      [...removed, ...updated.map(({ before }) => before)].map(({ id }) => id),
    ),
  );
  const lists = new Map(
    edit.lists.map(({ list, added, updated }) => [list, [...added, ...updated.map(({ after }) => after)]]),
  );
  const bare = Object.fromEntries(
    RECORD_LISTS.map((list) => [list, list === "nets" ? board.nets : (lists.get(list) ?? [])]),
  );
  return { gone, brought: { ...board, ...bare }, net };
}

/** The board without some of its records; itself where it holds none of them. */
export function boardWithout(board: Board, gone: ReadonlySet<string>): Board {
  if (gone.size === 0) return board;
  const left = RECORD_LISTS.map((list) => {
    const records: readonly { readonly id: ItemId | string }[] = board[list];
    return [list, records.some(({ id }) => gone.has(id)) ? records.filter(({ id }) => !gone.has(id)) : records];
  });
  return { ...board, ...Object.fromEntries(left) };
}
