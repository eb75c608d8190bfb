import type { Board, ItemId } from "@tracewright/board";
import type { ActionId } from "../actions/action-table.ts";
import { hasCorners } from "../corners/has-corners.ts";

/** What the menu offers over what is selected. */
export function menuSections(board: Board, selection: readonly ItemId[]): readonly (readonly ActionId[])[] {
  if (selection.length === 0) return MENU_OF_GROUND;
  return hasCorners(board, selection) ? [...MENU_OF_ITEMS, ["fillet", "chamfer"]] : MENU_OF_ITEMS;
}

const MENU_OF_ITEMS: readonly (readonly ActionId[])[] = [
  ["move", "moveExactly", "rotate", "flip", "lock"],
  ["cut", "copy", "duplicate", "delete"],
  ["highlightNet", "routeNet", "expandSelection", "selectInSchematic", "properties"],
  ["placeAnew", "improveAround"],
];

/** What it offers where nothing is. */
const MENU_OF_GROUND: readonly (readonly ActionId[])[] = [
  ["paste", "selectAll", "getByReference"],
  ["zoomFit", "flipView", "measure"],
  ["improveAround"],
  ["textTwin", "palette"],
];
