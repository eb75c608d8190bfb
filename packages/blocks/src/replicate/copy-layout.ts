import {
  type Board,
  type Footprint,
  flipFootprint,
  type Item,
  type ItemId,
  itemId,
  type Motion,
  moveItem,
  type NetId,
  padPosition,
  type Text,
} from "@tracewright/board";
import { type Nm, normalizeDegrees } from "@tracewright/geometry";
import type { Pairing, Partner } from "../match/pairing.ts";
import { placeOf } from "../pose/motion-between.ts";
import { idInUse } from "../put/id-in-use.ts";
import type { OwnCopper } from "../take/own-copper.ts";
import { CopperNets } from "./copper-nets.ts";

/** Pads of two footprints of one name may differ by this: the demanded precision of a copy. */
const PRECISION: Nm = 1_000;

/** What a copy of the layout is made of. */
export interface LayoutCopy {
  /** Parts of the copy, by id, where the model has its own. */
  readonly parts: ReadonlyMap<ItemId, Footprint>;
  /** Copper and drawings of the model, under ids and nets of the copy. */
  readonly items: readonly Item[];
  /** References of parts whose pads differ from those of the model, though the footprint has the same name. */
  readonly differing: readonly string[];
  /** Nets of the model of which copper is left out: it joins pads that are on several nets of the copy, or on none. */
  readonly unmapped: readonly NetId[];
  /** Id of the model by id of the copy: parts, pads, copper. */
  readonly twins: ReadonlyMap<ItemId, ItemId>;
}

/** The model's parts, copper and drawings as the copy has them. */
export function copyLayout(
  board: Board,
  {
    model,
    pairing: { partners },
    motion,
    copper,
    drawings,
    hasSilkscreen,
    use,
  }: {
    readonly model: readonly Footprint[];
    readonly pairing: Pairing;
    readonly motion: Motion;
    readonly copper: OwnCopper;
    readonly drawings: readonly Item[];
    /** References and values take the places of those of the model. */
    readonly hasSilkscreen: boolean;
    /** Names the copy: its ids come from it. */
    readonly use: string;
  },
): LayoutCopy {
  const twins = new Map<ItemId, ItemId>();
  const parts = new Map<ItemId, Footprint>();
  const differing: string[] = [];
  for (const part of model) {
    const partner = partners.get(part.id);
    if (!partner) continue;
    const placed = takeThePlace(placeOf(part, motion, board), partner, { board, hasSilkscreen });
    if (!hasPadsOf(placed, placeOf(part, motion, board), partner.isTurned)) differing.push(partner.part.reference);
    parts.set(placed.id, placed);
    twins.set(placed.id, part.id);
    for (const pad of placed.pads) {
      const twin = part.pads.find(({ number }) => number === pad.number);
      if (twin) twins.set(pad.id, twin.id);
    }
  }
  const nets = new CopperNets(board, { model, partners, copper });
  const unmapped = new Set<NetId>();
  const items: Item[] = [];
  const all: Item[] = [
    ...copper.tracks.map((record): Item => ({ list: "tracks", record })),
    ...copper.vias.map((record): Item => ({ list: "vias", record })),
    ...copper.zones.map((record): Item => ({ list: "zones", record })),
    ...drawings,
  ];
  for (const item of all) {
    const net = "net" in item.record ? item.record.net : undefined;
    const own = net === undefined ? undefined : nets.of(item.record.id, net);
    if (net !== undefined && own === undefined) {
      unmapped.add(net);
      continue;
    }
    const id = itemId(idInUse(use, item.record.id));
    const { record } = moveItem(item, motion, board);
    items.push({
      list: item.list,
      record: { ...record, id, locked: false, ...(own !== undefined && { net: own }) },
    } as Item);
    twins.set(id, item.record.id);
  }
  return { parts, items, differing, unmapped: [...unmapped], twins };
}

/** The partner where the model's part would be; its own record, with the texts placed like those of the model. */
function takeThePlace(
  model: Footprint,
  { part, isTurned }: Partner,
  { board, hasSilkscreen }: { board: Board; hasSilkscreen: boolean },
): Footprint {
  const sided = part.side === model.side ? part : flipFootprint(part, board);
  const { placed: _placed, ...rest } = sided;
  return {
    ...rest,
    position: model.position,
    rotation: normalizeDegrees(model.rotation + (isTurned ? 180 : 0)),
    texts: hasSilkscreen && !isTurned ? textsLike(model.texts, sided.texts) : sided.texts,
  };
}

/** Reference and value where the model has them; other texts belong to the footprint. */
function textsLike(model: readonly Text[], own: readonly Text[]): readonly Text[] {
  return own.map((text) => {
    const twin = text.role === "user" ? undefined : model.find(({ role }) => role === text.role);
    if (!twin) return text;
    const { layer, position, rotation, style, hidden } = twin;
    return { ...text, layer, position, rotation, style, hidden };
  });
}

function hasPadsOf(placed: Footprint, model: Footprint, isTurned: boolean): boolean {
  if (placed.pads.length !== model.pads.length) return false;
  const others = model.pads.map((pad) => ({ ...padPosition(model, pad), number: pad.number }));
  return placed.pads.every((pad) => {
    const { x, y } = padPosition(placed, pad);
    return others.some(
      (other) =>
        (isTurned || other.number === pad.number) &&
        Math.abs(other.x - x) <= PRECISION &&
        Math.abs(other.y - y) <= PRECISION,
    );
  });
}
