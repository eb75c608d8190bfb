import type { Board, ItemId } from "@tracewright/board";
import { findItems } from "@tracewright/board";
import { EditBuilder } from "../edit-builder.ts";
import { wholeGroups } from "../items/whole-groups.ts";
import type { CommandOutcome } from "./command.ts";

/** Locks or unlocks items and the groups they make up. */
export function lockItems(board: Board, ids: Iterable<ItemId>, locked: boolean): CommandOutcome {
  const members = new Set(wholeGroups(board, ids));
  const builder = new EditBuilder(board);
  for (const { list, record } of findItems(board, members))
    if ((record.locked ?? false) !== locked) builder.update(list, record, { ...record, locked });
  // A locked group holds what is in it whatever the members say: unlocking them alone would change nothing.
  for (const group of board.groups)
    if (group.locked && !locked && group.members.some((member) => members.has(member)))
      builder.update("groups", group, { ...group, locked });
  const edit = builder.build();
  return { ...(edit && { edit }), locked: [] };
}
