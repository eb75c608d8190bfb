import { type Board, type BoardEdit, editBetween } from "@tracewright/board";

interface Identified {
  readonly id: string;
}

/**
 * The edit that gives a board what another edit came to, whatever the board says of it: records that the edit added or
 * changed are as it left them, those that it removed are gone.
 */
export function overlayEdit(board: Board, ours: BoardEdit): BoardEdit {
  const wanted: Record<string, unknown> = { ...board };
  for (const { list, added, removed, updated } of ours.lists) {
    const records: readonly Identified[] = board[list];
    const set = new Map<string, Identified>(
      [...added, ...updated.map(({ after }) => after)].map((record) => [record.id, record]),
    );
    const gone = new Set<string>(removed.map(({ id }) => id).filter((id) => !set.has(id)));
    const held = new Set(records.map(({ id }) => id));
    wanted[list] = [
      ...records.filter(({ id }) => !gone.has(id)).map((record) => set.get(record.id) ?? record),
      ...[...set.values()].filter(({ id }) => !held.has(id)),
    ];
  }
  for (const { setting, after } of ours.settings) {
    if (after === undefined) delete wanted[setting];
    else wanted[setting] = after;
  }
  return editBetween(board, wanted as unknown as Board);
}
