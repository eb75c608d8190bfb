import type { Degrees, Nm, Polygon, Ring } from "@tracewright/geometry";
import type { Foreign } from "./foreign.ts";
import type { ItemId, NetId } from "./ids.ts";
import type { LayerId, LayerSelector } from "./layer.ts";
import type { ZoneConnection } from "./pad.ts";

/** What a rule area forbids. */
export interface Keepout {
  readonly tracks: boolean;
  readonly vias: boolean;
  readonly pads: boolean;
  readonly pours: boolean;
  readonly footprints: boolean;
}

/** Windows in a square lattice, `gap` wide, with webs of `thickness` between them. */
export interface ZoneHatch {
  readonly thickness: Nm;
  readonly gap: Nm;
  readonly orientation: Degrees;
  /** Corners of windows: 0 square, 1 cut, 2 rounded, 3 rounded finely. */
  readonly smoothingLevel?: number;
  /** Share of half a window that is cut or rounded, 0 … 1. */
  readonly smoothingValue?: number;
  /** How wide the copper along the outline is at least. */
  readonly border?: "min-thickness" | "hatch-thickness";
  /** Windows of which less than this share is left, 0 … 1, are filled. */
  readonly minHoleArea?: number;
}

export interface PourSettings {
  readonly clearance: Nm;
  /** Necks thinner than this are not filled. */
  readonly minThickness: Nm;
  readonly connection: ZoneConnection;
  readonly thermalGap: Nm;
  readonly thermalBridgeWidth: Nm;
  readonly islandRemoval: "always" | "never" | "below-area";
  /** Square nanometres; with "below-area". */
  readonly minIslandArea?: number;
  readonly smoothing: "none" | "chamfer" | "fillet";
  readonly smoothingRadius?: Nm;
  readonly fillMode: "solid" | "hatched";
  readonly hatch?: ZoneHatch;
}

/** Filled copper of one zone on one layer, as computed or as the file brought it. */
export interface ZoneFill {
  readonly layer: LayerId;
  readonly polygons: readonly Polygon[];
  /**
   * Present: the polygons' edges are drawn with a round pen of this width, and copper reaches half of it beyond them.
   * KiCad up to version 5 fills so.
   */
  readonly penWidth?: Nm;
}

/** An area drawn by hand: a copper pour when `keepout` is absent, a rule area when it is present. */
export interface Zone {
  readonly id: ItemId;
  readonly name?: string;
  readonly layers: readonly LayerSelector[];
  readonly outline: readonly Ring[];
  readonly net?: NetId;
  /** Higher is filled first. */
  readonly priority: number;
  readonly keepout?: Keepout;
  readonly pour: PourSettings;
  readonly filled: boolean;
  readonly fills: readonly ZoneFill[];
  readonly locked: boolean;
  readonly foreign?: Foreign;
}
