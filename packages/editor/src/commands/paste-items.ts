import {
  type Board,
  type Footprint,
  freeReference,
  type Item,
  type ItemId,
  isCopperLayer,
  itemsById,
  type LayerSelector,
  moveItem,
  type NetId,
  renamePart,
} from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import type { CommandOutcome } from "./command.ts";

export interface PasteOptions {
  /** From where the items stand in the clip. */
  readonly by: Point;
  readonly nameItem: NameItem;
}

export interface PasteOutcome extends CommandOutcome {
  /** Nets of the clip, by name, that the board does not have: what was on them is on none. */
  readonly missingNets: readonly string[];
  /** Items of the clip on layers that the board does not have: left out. */
  readonly leftOut: readonly ItemId[];
}

/**
 * Puts the items of a clip (a board, see `copyItems`) onto a board, under names of their own. Nets go by name. A part whose
 * reference is taken gets the next free one of its letters, and stands for no symbol of the schematic until it is assigned. A
 * copy of a locked item is free: it is another one, and may be taken back.
 */
export function pasteItems(board: Board, clip: Board, { by, nameItem }: PasteOptions): PasteOutcome {
  const builder = new EditBuilder(board);
  const names = new Map<ItemId, ItemId>();
  const layers = new Set<string>(board.layers.map(({ id }) => id));
  const hasLayer = (layer: LayerSelector): boolean => layer.includes("*") || layer.includes("&") || layers.has(layer);
  const ownNets = new Map(board.nets.map(({ name, id }) => [name, id]));
  const clipNets = new Map(clip.nets.map(({ id, name }) => [id, name]));
  const missingNets = new Set<string>();
  const netFor = (net: NetId | undefined): NetId | undefined => {
    const name = net === undefined ? undefined : clipNets.get(net);
    const own = name === undefined ? undefined : ownNets.get(name);
    if (name !== undefined && own === undefined) missingNets.add(name);
    return own;
  };
  const taken = new Set(board.footprints.map(({ reference }) => reference));
  const leftOut: ItemId[] = [];
  const selection: ItemId[] = [];
  for (const item of itemsById(clip).values()) {
    if (!layersOf(item).every(hasLayer)) {
      leftOut.push(item.record.id);
      continue;
    }
    const moved = moveItem(unlocked(item), { kind: "shift", by }, board);
    const id = nameItem();
    names.set(item.record.id, id);
    selection.push(id);
    if (moved.list === "footprints") {
      const reference = freeReference(moved.record.reference, taken);
      taken.add(reference);
      const renamed = renamePart(moved.record, "reference", reference);
      builder.add("footprints", { ...renamedFootprint(renamed, nameItem, netFor), id });
    } else if ("net" in moved.record) {
      const { net, ...record } = moved.record;
      const own = netFor(net);
      builder.add(moved.list, { ...record, id, ...(own !== undefined && { net: own }) } as never);
    } else builder.add(moved.list, { ...moved.record, id } as never);
  }
  const groupNames = new Map(clip.groups.map(({ id }) => [id, nameItem()]));
  // A copy of a block is no use of it: its ids would not be those of a use.
  for (const { locked: _locked, block: _block, ...group } of clip.groups) {
    const members = group.members.flatMap((member) => names.get(member) ?? groupNames.get(member) ?? []);
    const id = groupNames.get(group.id);
    if (id !== undefined && members.length > 0) builder.add("groups", { ...group, id, members });
  }
  const edit = builder.build();
  return { ...(edit && { edit, selection }), locked: [], missingNets: [...missingNets], leftOut };
}

function unlocked(item: Item): Item {
  return item.record.locked ? ({ list: item.list, record: { ...item.record, locked: false } } as Item) : item;
}

function renamedFootprint(
  { symbolPath: _symbol, ...footprint }: Footprint,
  nameItem: NameItem,
  netFor: (net: NetId | undefined) => NetId | undefined,
): Footprint {
  return {
    ...footprint,
    pads: footprint.pads.map(({ net, ...pad }) => {
      const own = netFor(net);
      return { ...pad, id: nameItem(), ...(own !== undefined && { net: own }) };
    }),
    graphics: footprint.graphics.map((graphic) => ({ ...graphic, id: nameItem() })),
    texts: footprint.texts.map((text) => ({ ...text, id: nameItem() })),
    zones: footprint.zones.map((zone) => ({ ...zone, id: nameItem() })),
  };
}

/** The layers an item cannot do without; a part brings what it needs of any board. */
function layersOf(item: Item): readonly LayerSelector[] {
  switch (item.list) {
    case "footprints":
      return [];
    case "vias":
      return item.record.layers;
    case "zones":
      return item.record.layers.filter((layer) => isCopperLayer(layer));
    default:
      return [item.record.layer];
  }
}
