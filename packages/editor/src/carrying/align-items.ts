import type { Board, ItemId } from "@tracewright/board";
import { findItems } from "@tracewright/board";
import { type Box, joinBoxes, type Nm } from "@tracewright/geometry";
import { itemBox } from "../items/item-box.ts";
import { wholeGroups } from "../items/whole-groups.ts";
import type { BlockMove } from "./carry-blocks.ts";

export type Alignment = "left" | "right" | "top" | "bottom" | "center-x" | "center-y";
export type Axis = "x" | "y";

interface Block {
  readonly ids: readonly ItemId[];
  readonly box: Box;
}

/**
 * The ways that bring items to one line: an edge or the middle of their boxes. The line is that of `target` where it
 * is given (the item that was selected last, say), else that of all of them together. Groups move as one block.
 */
export function alignItems(
  board: Board,
  ids: readonly ItemId[],
  { to, target }: { readonly to: Alignment; readonly target?: ItemId },
): readonly BlockMove[] {
  const blocks = blocksOf(board, ids);
  const lead = blocks.find((block) => target !== undefined && block.ids.includes(target))?.box;
  const frame = lead ?? joinBoxes(blocks.map(({ box }) => box));
  if (!frame) return [];
  return blocks.map(({ ids: block, box }) => {
    const by = lineOf(frame, to) - lineOf(box, to);
    return { ids: block, by: to === "left" || to === "right" || to === "center-x" ? { x: by, y: 0 } : { x: 0, y: by } };
  });
}

/**
 * The ways that lead to the same gap between each two neighbours along an axis; the outermost two stay. Where the
 * items are wider than the room they overlap evenly.
 */
export function distributeItems(board: Board, ids: readonly ItemId[], axis: Axis): readonly BlockMove[] {
  const [low, high] = axis === "x" ? (["minX", "maxX"] as const) : (["minY", "maxY"] as const);
  const blocks = blocksOf(board, ids).toSorted((a, b) => a.box[low] + a.box[high] - b.box[low] - b.box[high]);
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last || blocks.length < 3) return [];
  const taken = blocks.reduce((sum, { box }) => sum + box[high] - box[low], 0);
  const gap = (last.box[high] - first.box[low] - taken) / (blocks.length - 1);
  const moves: BlockMove[] = [];
  let at = first.box[low];
  for (const block of blocks) {
    const by = block === first || block === last ? 0 : Math.round(at - block.box[low]) + 0;
    moves.push({ ids: block.ids, by: axis === "x" ? { x: by, y: 0 } : { x: 0, y: by } });
    at += block.box[high] - block.box[low] + gap;
  }
  return moves;
}

/** What moves as one: a group, or an item that is in none. Locked ones count for the line and stay. */
function blocksOf(board: Board, ids: readonly ItemId[]): readonly Block[] {
  const seen = new Set<ItemId>();
  return ids.flatMap((id): Block[] => {
    if (seen.has(id)) return [];
    const members = wholeGroups(board, [id]);
    for (const member of members) seen.add(member);
    const box = joinBoxes(findItems(board, members).flatMap((item) => itemBox(board, item) ?? []));
    return box ? [{ ids: members, box }] : [];
  });
}

function lineOf(box: Box, to: Alignment): Nm {
  switch (to) {
    case "left":
      return box.minX;
    case "right":
      return box.maxX;
    case "top":
      return box.minY;
    case "bottom":
      return box.maxY;
    case "center-x":
      return Math.round((box.minX + box.maxX) / 2) + 0;
    case "center-y":
      return Math.round((box.minY + box.maxY) / 2) + 0;
  }
}
