import type { Board, ItemId } from "@tracewright/board";
import { EditBuilder } from "../edit-builder.ts";
import type { CommandOutcome } from "./command.ts";
import { freeItems } from "./free-items.ts";

/** Takes items from the board; groups that lose all their members go with them. */
export function deleteItems(board: Board, ids: Iterable<ItemId>): CommandOutcome {
  const { free, locked } = freeItems(board, ids);
  const builder = new EditBuilder(board);
  const gone = new Set<ItemId>(free.map(({ record }) => record.id));
  for (const { list, record } of free) builder.remove(list, record);
  let grew = gone.size > 0;
  while (grew) {
    grew = false;
    for (const group of board.groups)
      if (!gone.has(group.id) && group.members.length > 0 && group.members.every((member) => gone.has(member))) {
        gone.add(group.id);
        grew = true;
      }
  }
  for (const group of board.groups) {
    if (gone.has(group.id)) builder.remove("groups", group);
    else if (group.members.some((member) => gone.has(member)))
      builder.update("groups", group, { ...group, members: group.members.filter((member) => !gone.has(member)) });
  }
  const edit = builder.build();
  return { ...(edit && { edit, selection: [] }), locked };
}
