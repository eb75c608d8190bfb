import type { Degrees, Nm, Point } from "@tracewright/geometry";
import type { Footprint } from "./footprint.ts";
import type { Foreign } from "./foreign.ts";
import type { Dimension, Graphic, Text } from "./graphic.ts";
import type { ItemId, NetId } from "./ids.ts";
import type { BoardLayer, Side } from "./layer.ts";
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
  /** The members are one use of a circuit block. */
  readonly block?: GroupBlock;
  readonly foreign?: Foreign;
}

/** One use of a circuit block: its parts and copper were put on the board as the block has them. */
export interface GroupBlock {
  /** Never changes; the ids of the members come from it. */
  readonly use: string;
  /** SHA-256 of the block's document. */
  readonly document: string;
  /** A part of it, with its place in the block's own frame, where it is at the origin: where it is tells where the block is. */
  readonly anchor: { readonly part: ItemId; readonly rotation: Degrees; readonly side: Side };
  /** "rigid": moved, turned and turned over as one; nothing within it changes. "soft": a group like any other. */
  readonly mode: "rigid" | "soft";
  /** Kept free around it when parts are placed. */
  readonly margin: Nm;
  /** Where its nets leave it. */
  readonly ports: readonly BlockPort[];
}

export interface BlockPort {
  readonly key: string;
  readonly name: string;
  /** Of the members, all on the port's net. */
  readonly pads: readonly ItemId[];
}

/** What stands in the title block. */
export interface TitleBlock {
  readonly title?: string;
  readonly date?: string;
  readonly revision?: string;
  readonly company?: string;
  readonly comments?: readonly string[];
}

/**
 * Newest version of the stored form. Version 2 is a board with blocks, so that a program which would take them apart refuses it;
 * `schemaVersionOf` tells. All other boards are version 1.
 */
export const BOARD_SCHEMA_VERSION = 2;
export type BoardSchemaVersion = 1 | typeof BOARD_SCHEMA_VERSION;

/**
 * A whole board: plain, immutable, JSON-shaped. Arrays keep the order of the file; `indexBoard` gives lookup tables.
 * The outline is whatever stands on Edge.Cuts, in `graphics` and in footprints: `boardOutline` derives it.
 */
export interface Board {
  readonly schemaVersion: BoardSchemaVersion;
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
