import type { Board, Circuit } from "@tracewright/board";
import type { Nm, Point, Ring } from "@tracewright/geometry";
import type { Parameter } from "./parameter.ts";
import type { Port } from "./port.ts";

/** A part that can be bought for a place of the block; one of each place is the default. */
export interface Material {
  /** Reference of the part in the block's circuit. */
  readonly part: string;
  readonly manufacturer?: string;
  readonly mpn?: string;
  /** What distinguishes it from the others ("1 %, 0603"). */
  readonly option?: string;
  readonly isDefault: boolean;
}

/** Another block that this one does not work without. */
export interface Need {
  readonly key: string;
  /** A block that comes with the program, by its key. */
  readonly blockKey?: string;
  /** A block of the library, by its id. */
  readonly blockId?: string;
  readonly capability?: string;
  readonly count: number;
  /** Port of this block → port of the other. */
  readonly joins: Readonly<Record<string, string>>;
}

/** Where a figure comes from. */
export interface Source {
  readonly id: string;
  readonly kind: "datasheet" | "standard" | "formula" | "measurement";
  readonly title: string;
  /** Section, table or page. */
  readonly locator?: string;
}

/** What a board must allow for the layout to be right on it. */
export interface LayoutRules {
  readonly minTrack: Nm;
  readonly minClearance: Nm;
  readonly minDrill: Nm;
  readonly copperLayers: number;
}

/** The layout of a block as one body. Its copper and parts are in `BlockDocument.board`. */
export interface BlockLayout {
  /** Reference of the part at the origin of the block's own frame. */
  readonly anchor: string;
  /** Room to keep around the hull. */
  readonly margin: Nm;
  readonly rules: LayoutRules;
  readonly hull: { readonly front: readonly Ring[]; readonly back: readonly Ring[] };
  /** Where the anchor stood on the board that the block was taken from. */
  readonly takenAt?: Point;
}

export const BLOCK_SCHEMA_VERSION = 1;

/**
 * A circuit block: schematic, parts, ports, parameters, and the placed and routed layout. Immutable: a changed block is
 * another document, named by its hash. What the library knows of it (holder, name, category, number of the version) is not
 * in it.
 */
export interface BlockDocument {
  readonly schemaVersion: typeof BLOCK_SCHEMA_VERSION;
  readonly circuit: Circuit;
  /** Without outline; the anchor's position is the origin. Nets are named as those of the circuit. */
  readonly board?: Board;
  readonly layout?: BlockLayout;
  readonly ports: readonly Port[];
  readonly parameters: readonly Parameter[];
  readonly materials: readonly Material[];
  readonly needs: readonly Need[];
  readonly sources: readonly Source[];
}
