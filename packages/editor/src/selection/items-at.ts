import {
  type Board,
  type Item,
  type ItemId,
  isCopperLayer,
  itemsById,
  type LayerId,
  resolveLayers,
} from "@tracewright/board";
import { areTouching, boxesTouch, circle, growBox, type Nm, type Point, type Solid } from "@tracewright/geometry";
import { itemBox } from "../items/item-box.ts";
import { isItemTouched } from "./is-item-touched.ts";
import { textBlock } from "./text-block.ts";

/** The visible items of a board; others cannot be picked. */
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
/** Between the letters of a text: a part that lies there is meant rather than the text. */
const BETWEEN_LETTERS = 3.5;

/** The items under a point, what a person most likely means first; a press again on the same place means the next. */
export function itemsAt(board: Board, at: Point, { reach, ...shown }: ItemsAtOptions): readonly Item[] {
  const spot = circle(at, 2 * reach);
  const box = growBox({ minX: at.x, minY: at.y, maxX: at.x, maxY: at.y }, reach);
  return [...itemsById(board).values()]
    .flatMap((item) => {
      const own = itemBox(board, item);
      if (!own || !boxesTouch(own, box) || !isSeen(board, item, shown)) return [];
      const rank = rankAt(board, item, spot);
      return rank === undefined ? [] : { item, rank };
    })
    .sort((a, b) => a.rank - b.rank || sizeOf(board, a.item) - sizeOf(board, b.item))
    .map(({ item }) => item);
}

/** The lower, the sooner it is meant; undefined where it is not touched. */
function rankAt(board: Board, item: Item, spot: Solid): number | undefined {
  if (isItemTouched(board, item, spot)) return ORDER[item.list];
  const block = item.list === "texts" ? textBlock(board, item.record) : undefined;
  return block && areTouching(block, spot) ? BETWEEN_LETTERS : undefined;
}

/** Whether there is anything of it to be seen: on some layer that is shown, and not hidden as a part. */
export function isSeen(board: Board, item: Item, { isShown, hiddenParts }: Shown): boolean {
  if (hiddenParts?.has(item.record.id)) return false;
  for (const layer of layersOf(board, item)) if (isShown(layer)) return true;
  return false;
}

/** The layers by which an item is shown or hidden, some of them several times. */
function* layersOf(board: Board, item: Item): Iterable<LayerId> {
  switch (item.list) {
    case "footprints":
      yield item.record.side === "front" ? "F.Cu" : "B.Cu";
      for (const { layers } of item.record.pads) yield* resolveLayers(board, layers).filter(isCopperLayer);
      return;
    case "vias":
    case "zones":
      yield* resolveLayers(board, item.record.layers);
      return;
    default:
      yield item.record.layer;
  }
}

/** Of two parts under the pointer the smaller is meant. */
function sizeOf(board: Board, item: Item): number {
  const box = itemBox(board, item);
  return box ? (box.maxX - box.minX) * (box.maxY - box.minY) : 0;
}
