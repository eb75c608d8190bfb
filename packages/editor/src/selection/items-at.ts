import {
  areTouching,
  type Board,
  boxesTouch,
  circle,
  growBox,
  type ItemId,
  isCopperLayer,
  type LayerId,
  type Nm,
  type Point,
  resolveLayers,
} from "@tracewright/board";
import { type Item, itemsById } from "../items/item.ts";
import { itemBox } from "../items/item-box.ts";
import { itemSolids } from "./item-solids.ts";

/** What is to be seen of a board; nobody takes hold of the rest. */
export interface Shown {
  readonly isShown: (layer: LayerId) => boolean;
  /** Parts that are hidden whatever their layers. */
  readonly hiddenParts?: ReadonlySet<ItemId>;
}

export interface ItemsAtOptions extends Shown {
  readonly reach: Nm;
}

/** Small things lie on large ones: a via on a track on a part. */
const ORDER: Readonly<Record<Item["list"], number>> = {
  vias: 0,
  tracks: 1,
  texts: 2,
  footprints: 3,
  dimensions: 4,
  graphics: 5,
  zones: 6,
};

/** The items under a point, what a person most likely means first; a press again on the same place means the next. */
export function itemsAt(board: Board, at: Point, { reach, ...shown }: ItemsAtOptions): readonly Item[] {
  const spot = circle(at, 2 * reach);
  const box = growBox({ minX: at.x, minY: at.y, maxX: at.x, maxY: at.y }, reach);
  return [...itemsById(board).values()]
    .filter((item) => {
      const own = itemBox(board, item);
      if (!own || !boxesTouch(own, box) || !isSeen(board, item, shown)) return false;
      return itemSolids(board, item).some((solid) => areTouching(solid, spot));
    })
    .sort((a, b) => ORDER[a.list] - ORDER[b.list] || sizeOf(board, a) - sizeOf(board, b));
}

/** Whether there is anything of it to be seen: on some layer that is shown, and not hidden as a part. */
export function isSeen(board: Board, item: Item, { isShown, hiddenParts }: Shown): boolean {
  return !hiddenParts?.has(item.record.id) && layersOf(board, item).some(isShown);
}

/** The layers by which an item is shown or hidden. */
export function layersOf(board: Board, item: Item): readonly LayerId[] {
  switch (item.list) {
    case "footprints": {
      const own: LayerId = item.record.side === "front" ? "F.Cu" : "B.Cu";
      return [own, ...item.record.pads.flatMap(({ layers }) => resolveLayers(board, layers).filter(isCopperLayer))];
    }
    case "vias":
    case "zones":
      return resolveLayers(board, item.record.layers);
    default:
      return [item.record.layer];
  }
}

/** Of two parts under the pointer the smaller is meant. */
function sizeOf(board: Board, item: Item): number {
  const box = itemBox(board, item);
  return box ? (box.maxX - box.minX) * (box.maxY - box.minY) : 0;
}
