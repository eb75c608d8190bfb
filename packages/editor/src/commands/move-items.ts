import type { Board, Item, ItemId, Motion } from "@tracewright/board";
import { moveItem } from "@tracewright/board";
import { EditBuilder } from "../edit-builder.ts";
import type { CommandOutcome } from "./command.ts";
import { freeItems } from "./free-items.ts";

/** All items by one motion, keeping their places towards each other. */
export function moveItems(board: Board, ids: Iterable<ItemId>, motion: Motion): CommandOutcome {
  return moveEach(board, ids, () => motion);
}

/** Every item by its own motion; undefined: it stays. */
export function moveEach(
  board: Board,
  ids: Iterable<ItemId>,
  motionOf: (item: Item) => Motion | undefined,
): CommandOutcome {
  const { free, locked } = freeItems(board, ids);
  const builder = new EditBuilder(board);
  for (const item of free) {
    const motion = motionOf(item);
    if (motion && !isRest(motion)) builder.update(item.list, item.record, moveItem(item, motion, board).record);
  }
  const edit = builder.build();
  return { ...(edit && { edit }), locked };
}

function isRest(motion: Motion): boolean {
  if (motion.kind === "sequence") return motion.motions.every(isRest);
  if (motion.kind === "shift") return motion.by.x === 0 && motion.by.y === 0;
  return motion.kind === "turn" && motion.by % 360 === 0;
}
