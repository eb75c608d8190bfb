import { type Board, emptyBoard, findItems, ITEM_LISTS, type Item, type ItemId, type NetId } from "@tracewright/board";
import { wholeGroups } from "../items/whole-groups.ts";

/**
 * What the clipboard holds: the items as a board of their own, with the nets they are on. Being a board document it can be
 * kept as text and is checked like any other when it comes back.
 */
export function copyItems(board: Board, ids: Iterable<ItemId>): Board {
  const members = wholeGroups(board, ids);
  const items = findItems(board, members);
  const within = new Set<ItemId>(members);
  const nets = new Set(items.flatMap(netsOf));
  const lists = Object.fromEntries(
    ITEM_LISTS.map((list) => [list, items.flatMap((item) => (item.list === list ? [item.record] : []))]),
  );
  return {
    ...emptyBoard(),
    layers: board.layers,
    stackup: board.stackup,
    nets: board.nets.filter(({ id }) => nets.has(id)),
    groups: board.groups.filter(({ members: own }) => own.length > 0 && own.every((id) => isWithin(board, id, within))),
    ...lists,
  };
}

/** A group is within when all it holds is. */
function isWithin(board: Board, id: ItemId, within: ReadonlySet<ItemId>): boolean {
  const group = board.groups.find((one) => one.id === id);
  return group ? group.members.every((member) => isWithin(board, member, within)) : within.has(id);
}

function netsOf({ list, record }: Item): NetId[] {
  const found = list === "footprints" ? record.pads.map(({ net }) => net) : "net" in record ? [record.net] : [];
  return found.filter((net) => net !== undefined);
}
