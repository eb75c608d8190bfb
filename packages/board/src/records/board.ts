import type { Point } from "@tracewright/geometry";
import type { Footprint } from "./footprint.ts";
import type { Foreign } from "./foreign.ts";
import type { Dimension, Graphic, Text } from "./graphic.ts";
import type { ItemId, NetId } from "./ids.ts";
import type { BoardLayer } from "./layer.ts";
import type { DesignRules } from "./rules.ts";
import type { Stackup } from "./stackup.ts";
import type { Track, Via } from "./track.ts";
import type { Zone } from "./zone.ts";

export interface Net {
  readonly id: NetId;
  /** As in the schematic: "GND", "/power/VBUS", "Net-(R1-Pad2)". */
  readonly name: string;
  /** Set directly on the net; patterns in the rules may add one. `netClassOf` decides. */
  readonly netClass?: string;
}

export interface Group {
  readonly id: ItemId;
  readonly name: string;
  readonly members: readonly ItemId[];
  readonly locked?: boolean;
}

/** What stands in the title block. */
export interface TitleBlock {
  readonly title?: string;
  readonly date?: string;
  readonly revision?: string;
  readonly company?: string;
  readonly comments?: readonly string[];
}

/** Current version of the stored form; `migrateBoard` brings older documents up to it. */
export const BOARD_SCHEMA_VERSION = 1;

/**
 * A whole board: plain, immutable, JSON-shaped. Arrays keep the order of the file; `indexBoard` gives lookup tables.
 * The outline is whatever stands on Edge.Cuts, in `graphics` and in footprints: `boardOutline` derives it.
 */
export interface Board {
  readonly schemaVersion: typeof BOARD_SCHEMA_VERSION;
  readonly title: TitleBlock;
  readonly paper?: string;
  /** Every layer that is switched on; copper from the front down comes first. */
  readonly layers: readonly BoardLayer[];
  readonly stackup: Stackup;
  readonly rules: DesignRules;
  readonly nets: readonly Net[];
  readonly footprints: readonly Footprint[];
  readonly tracks: readonly Track[];
  readonly vias: readonly Via[];
  readonly zones: readonly Zone[];
  readonly graphics: readonly Graphic[];
  readonly texts: readonly Text[];
  readonly dimensions: readonly Dimension[];
  readonly groups: readonly Group[];
  /** Origin of fabrication files and of the grid, where the file sets them. */
  readonly auxOrigin?: Point;
  readonly gridOrigin?: Point;
  readonly properties: Readonly<Record<string, string>>;
  readonly foreign?: Foreign;
}
