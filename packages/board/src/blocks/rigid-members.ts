import type { Board, Group } from "../records/board.ts";
import type { ItemId } from "../records/ids.ts";

const known = new WeakMap<Board["groups"], ReadonlyMap<ItemId, Group>>();

/** The rigid block that each of its items is in. */
export function rigidMembers({ groups }: Pick<Board, "groups">): ReadonlyMap<ItemId, Group> {
  let members = known.get(groups);
  if (!members) {
    members = new Map(
      groups
        .filter(({ block }) => block?.mode === "rigid")
        .flatMap((group) => group.members.map((member) => [member, group] as const)),
    );
    known.set(groups, members);
  }
  return members;
}
