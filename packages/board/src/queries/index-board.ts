import type { Board, Net } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { ItemId, NetId } from "../records/ids.ts";
import type { Pad } from "../records/pad.ts";
import type { Track, Via } from "../records/track.ts";
import type { Zone } from "../records/zone.ts";

/** A pad together with the part it belongs to. */
export interface PadOnBoard {
  readonly pad: Pad;
  readonly footprint: Footprint;
}

/** Lookup tables over one board; built once per board object and remembered as long as it lives. */
export interface BoardIndex {
  readonly netById: ReadonlyMap<NetId, Net>;
  readonly netByName: ReadonlyMap<string, Net>;
  readonly footprintById: ReadonlyMap<ItemId, Footprint>;
  /** Every footprint with that reference: two may share one by mistake. */
  readonly footprintsByReference: ReadonlyMap<string, readonly Footprint[]>;
  readonly padById: ReadonlyMap<ItemId, PadOnBoard>;
  readonly padsByNet: ReadonlyMap<NetId, readonly PadOnBoard[]>;
  readonly tracksByNet: ReadonlyMap<NetId, readonly Track[]>;
  readonly viasByNet: ReadonlyMap<NetId, readonly Via[]>;
  readonly zonesByNet: ReadonlyMap<NetId, readonly Zone[]>;
}

const indexes = new WeakMap<Board, BoardIndex>();

export function indexBoard(board: Board): BoardIndex {
  let index = indexes.get(board);
  if (!index) {
    index = buildIndex(board);
    indexes.set(board, index);
  }
  return index;
}

function buildIndex(board: Board): BoardIndex {
  const pads = board.footprints.flatMap((footprint) => footprint.pads.map((pad) => ({ pad, footprint })));
  return {
    netById: new Map(board.nets.map((net) => [net.id, net])),
    netByName: new Map(board.nets.map((net) => [net.name, net])),
    footprintById: new Map(board.footprints.map((footprint) => [footprint.id, footprint])),
    footprintsByReference: groupBy(board.footprints, (footprint) => footprint.reference),
    padById: new Map(pads.map((entry) => [entry.pad.id, entry])),
    padsByNet: groupBy(pads, ({ pad }) => pad.net),
    tracksByNet: groupBy(board.tracks, (track) => track.net),
    viasByNet: groupBy(board.vias, (via) => via.net),
    zonesByNet: groupBy(board.zones, (zone) => zone.net),
  };
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key | undefined): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
