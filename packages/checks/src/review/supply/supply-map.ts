import type { CopperLayerId, ItemId, NetId } from "@tracewright/board";
import type { Box, Nm, Point, Polygon } from "@tracewright/geometry";

/**
 * The drop over the copper of one supply, piece by piece, in volts below its sources; linear in the current. Copper that no
 * source reaches is not in it. Plain data: it is passed between threads.
 */
export interface SupplyMap {
  readonly net: NetId;
  /** Of all loads together, which share it alike: what each draws is not known. */
  readonly amperes: number;
  /** Held at one voltage. */
  readonly sources: readonly MappedPad[];
  /** The one with the greatest drop first. */
  readonly loads: readonly MappedPad[];
  /** The greatest of all copper; the least is 0, at the sources. */
  readonly max: number;
  readonly stretches: readonly DropStretch[];
  readonly spots: readonly DropSpot[];
  readonly sheets: readonly DropSheet[];
  /** Pieces of the net that no source reaches. */
  readonly unreached: number;
}

export interface MappedPad {
  readonly item: ItemId;
  /** "U3 pad 14". */
  readonly name: string;
  readonly position: Point;
  readonly drop: number;
}

/** A part of a track, over which the drop changes evenly. */
export interface DropStretch {
  readonly item: ItemId;
  readonly layer: CopperLayerId;
  readonly width: Nm;
  readonly start: Point;
  readonly end: Point;
  /** Drops at both ends. */
  readonly drops: readonly [number, number];
}

/** A via, a pad, or drawn copper. */
export interface DropSpot {
  readonly item: ItemId;
  /** About its copper. */
  readonly box: Box;
  /** From the front down; layers where something joins it. */
  readonly drops: readonly { readonly layer: CopperLayerId; readonly drop: number }[];
}

/** An island of a pour in squares. */
export interface DropSheet {
  readonly layer: CopperLayerId;
  readonly polygon: Polygon;
  /** The corner of the first square, top left. */
  readonly origin: Point;
  readonly pitch: Nm;
  readonly columns: number;
  readonly rows: number;
  /** Row by row; NaN where there is no copper. */
  readonly drops: Float32Array;
}
