import type { Dimension, Footprint, Graphic, NetId, Text, Track, Via, Zone } from "@tracewright/board";
import type { IslandNode } from "../connections/clusters.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import type { ZoneCopper, ZoneIsland } from "../copper/zone-copper.ts";
import type { KeepoutArea } from "../rules/items-not-allowed.ts";

/** The lists that a check reads, in the order in which it collects their copper; islands of zones come last. */
export const CHECKED_LISTS = ["footprints", "graphics", "texts", "dimensions", "tracks", "vias", "zones"] as const;

export type CheckedList = (typeof CHECKED_LISTS)[number];
export type CheckedRecord = Footprint | Graphic | Text | Dimension | Track | Via | Zone;

/** Something that may be joined to other copper. Findings are worded in the order of `rank`, as a check of all goes. */
export interface LiveNode {
  readonly rank: number;
  readonly net: NetId | undefined;
  readonly joints: Set<LiveNode>;
  /** Its number while its net is counted; means nothing before and after. */
  number: number;
}

/** One piece of copper. It owns the findings that it has with others. */
export class LiveItem implements LiveNode {
  readonly slot: number;
  readonly rank: number;
  /** With all its rings. */
  readonly full: CopperItem;
  /** As it is judged: without the rings that nothing uses. */
  item: CopperItem;
  readonly joints = new Set<LiveNode>();
  number = 0;
  /** Owns the findings that it has by itself, or with edges, areas and pours. */
  readonly alone = {};
  /** Owns what is found of its ends. */
  readonly ends = {};

  constructor(slot: number, rank: number, full: CopperItem) {
    this.slot = slot;
    this.rank = rank;
    this.full = full;
    this.item = full;
  }

  get net(): NetId | undefined {
    return this.full.net;
  }
}

/** One island of poured copper. */
export class LiveIsland implements LiveNode, IslandNode {
  readonly rank: number;
  readonly pour: ZoneCopper;
  readonly island: ZoneIsland;
  readonly joints = new Set<LiveNode>();
  number = 0;

  constructor(rank: number, pour: ZoneCopper, island: ZoneIsland) {
    this.rank = rank;
    this.pour = pour;
    this.island = island;
  }

  get net(): NetId | undefined {
    return this.pour.net;
  }
}

/** One record of the board and all that it brings. A part's owns the findings that it has with other parts. */
export interface LiveRecord {
  readonly list: CheckedList;
  readonly record: CheckedRecord;
  /** Its place among the records of its list. */
  readonly sequence: number;
  readonly items: readonly LiveItem[];
  readonly pours: readonly ZoneCopper[];
  readonly islands: readonly LiveIsland[];
  readonly keepouts: readonly KeepoutArea[];
  /** Owns what is found of the record by itself. */
  readonly alone: object;
}

/** Orders what records bring as a check of the whole board collects it. Exact up to 2³¹ records of 2¹⁸ pieces each. */
export function rankOf(place: number, sequence: number, within: number): number {
  return (place * 2 ** 31 + sequence) * 2 ** 18 + within;
}
