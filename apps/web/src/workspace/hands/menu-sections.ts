import type { ActionId } from "../actions/action-table.ts";

/** What the menu offers over something that is selected. */
export const MENU_OF_ITEMS: readonly (readonly ActionId[])[] = [
  ["move", "moveExactly", "rotate", "flip", "lock"],
  ["cut", "copy", "duplicate", "delete"],
  ["highlightNet", "routeNet", "expandSelection", "selectInSchematic", "properties"],
  ["placeAnew", "improveAround"],
];

/** What it offers where nothing is. */
export const MENU_OF_GROUND: readonly (readonly ActionId[])[] = [
  ["paste", "selectAll", "getByReference"],
  ["zoomFit", "flipView", "measure"],
  ["improveAround"],
  ["textTwin", "palette"],
];
