import type { Board, ItemId } from "@tracewright/board";

/**
 * The ids with all members of every group that one of them is in, groups within groups included: a group is selected and
 * moved as a whole.
 */
export function wholeGroups(board: Board, ids: Iterable<ItemId>): readonly ItemId[] {
  const found = new Set(ids);
  const groups = new Set(board.groups);
  let grew = true;
  while (grew) {
    grew = false;
    for (const group of groups) {
      if (!found.has(group.id) && !group.members.some((member) => found.has(member))) continue;
      found.add(group.id);
      for (const member of group.members) found.add(member);
      groups.delete(group);
      grew = true;
    }
  }
  const names = new Set<ItemId>(board.groups.map(({ id }) => id));
  return [...found].filter((id) => !names.has(id));
}
