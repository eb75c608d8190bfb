import type { Board, Item, ItemList } from "@tracewright/board";
import { TRACK_TRAITS, VIA_TRAITS } from "./copper-traits.ts";
import { DIMENSION_TRAITS, GRAPHIC_TRAITS, TEXT_TRAITS } from "./drawing-traits.ts";
import { PART_TRAITS } from "./part-traits.ts";
import type { Trait } from "./trait.ts";
import { ZONE_TRAITS } from "./zone-traits.ts";

type RecordOf<List extends ItemList> = Board[List][number];

const TRAITS: { readonly [List in ItemList]: readonly Trait<RecordOf<List>>[] } = {
  footprints: PART_TRAITS,
  tracks: TRACK_TRAITS,
  vias: VIA_TRAITS,
  zones: ZONE_TRAITS,
  graphics: GRAPHIC_TRAITS,
  texts: TEXT_TRAITS,
  dimensions: DIMENSION_TRAITS,
};

/** A trait of an item's own list: its functions take the item's record. */
export type ItemTrait = Trait<Item["record"]>;

/** What this item has, in the order it is shown. */
export function traitsOf(board: Board, { list, record }: Item): readonly ItemTrait[] {
  const traits = TRAITS[list] as readonly unknown[] as readonly ItemTrait[];
  return traits.filter(({ isOf }) => isOf?.(record, board) ?? true);
}
