import type { Board, ItemId } from "@tracewright/board";
import { formAt } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { CORNER_REACH } from "../corners/corner-reach.ts";
import { hasCorners } from "../corners/has-corners.ts";
import type { ActionId } from "../input/actions/action-table.ts";

/** Where on the board the menu was asked for. */
export interface MenuPlace {
  readonly pressed: Point | undefined;
  /** How far from an item it is meant, nanometres. */
  readonly reach: number;
}

/** What the menu offers over what is selected. */
export function menuSections(
  board: Board,
  selection: readonly ItemId[],
  place: MenuPlace,
): readonly (readonly ActionId[])[] {
  if (selection.length === 0) return MENU_OF_GROUND;
  const cuts: readonly ActionId[] = hasCorners(board, selection) ? ["fillet", "chamfer"] : [];
  return [...MENU_OF_ITEMS, [...cornersAt(board, selection, place), ...cuts]];
}

/** Corners come and go where what is selected was pressed. */
function cornersAt(board: Board, selection: readonly ItemId[], { pressed, reach }: MenuPlace): ActionId[] {
  if (!pressed) return [];
  const { corner, side } = formAt(board, selection, pressed, CORNER_REACH * reach);
  return [...(side ? (["cornerAdd"] as const) : []), ...(corner ? (["cornerRemove"] as const) : [])];
}

const MENU_OF_ITEMS: readonly (readonly ActionId[])[] = [
  ["move", "moveExactly", "rotate", "flip", "lock"],
  ["cut", "copy", "duplicate", "delete"],
  ["highlightNet", "routeNet", "expandSelection", "selectInSchematic", "properties"],
  ["placeAnew", "improveAround", "replicate", "createBlock"],
];

/** What it offers where nothing is. */
const MENU_OF_GROUND: readonly (readonly ActionId[])[] = [
  ["paste", "putBlock", "selectAll", "getByReference"],
  ["zoomFit", "flipView", "measure"],
  ["improveAround"],
  ["textTwin", "palette"],
];
