import type { Board, ItemId } from "@tracewright/board";
import { type Item, itemsById } from "@tracewright/board";
import { type Box, boxesTouch, rectRing, type Solid } from "@tracewright/geometry";
import { itemBox } from "../items/item-box.ts";
import { wholeGroups } from "../items/whole-groups.ts";
import { isItemTouched } from "./is-item-touched.ts";

/**
 * The items that a box drawn by hand means, groups as a whole: those it encloses (drawn to the right), or all that it touches
 * (drawn to the left). `isMeant` leaves out what is hidden.
 */
export function itemsInBox(
  board: Board,
  box: Box,
  {
    mode,
    isMeant = () => true,
  }: { readonly mode: "enclosed" | "touching"; readonly isMeant?: (item: Item) => boolean },
): readonly ItemId[] {
  const area: Solid = {
    kind: "convex",
    points: rectRing({ x: box.minX, y: box.minY }, { x: box.maxX, y: box.maxY }),
    radius: 0,
  };
  const found: ItemId[] = [];
  for (const item of itemsById(board).values()) {
    const own = itemBox(board, item);
    if (!own || !boxesTouch(own, box) || !isMeant(item)) continue;
    if (isWithin(own, box)) found.push(item.record.id);
    else if (mode === "touching" && isItemTouched(board, item, area)) found.push(item.record.id);
  }
  return wholeGroups(board, found);
}

function isWithin(inner: Box, outer: Box): boolean {
  return inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY && inner.maxY <= outer.maxY;
}
