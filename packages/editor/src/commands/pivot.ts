import type { Board, ItemId } from "@tracewright/board";
import { findItems } from "@tracewright/board";
import { joinBoxes, type Point } from "@tracewright/geometry";
import { itemBox } from "../items/item-box.ts";
import { wholeGroups } from "../items/whole-groups.ts";

/**
 * What a selection turns and flips about: one part its own position, several things the middle of what they cover, to the
 * nearest multiple of `grid` so that what stood on the grid stays on it. Undefined: nothing is selected.
 */
export function pivotOf(board: Board, ids: Iterable<ItemId>, grid: number): Point | undefined {
  const items = findItems(board, wholeGroups(board, ids));
  const [first] = items;
  if (items.length === 1 && first && "position" in first.record) return first.record.position;
  const box = joinBoxes(items.flatMap((item) => itemBox(board, item) ?? []));
  if (!box) return undefined;
  const onGrid = (value: number): number => Math.round(value / grid) * grid + 0;
  return { x: onGrid((box.minX + box.maxX) / 2), y: onGrid((box.minY + box.maxY) / 2) };
}
