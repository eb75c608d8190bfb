import type { Box, Degrees, Nm, Point } from "@tracewright/geometry";
import type { Foreign } from "./foreign.ts";
import type { Graphic, Text } from "./graphic.ts";
import type { ItemId } from "./ids.ts";
import type { Side } from "./layer.ts";
import type { Pad, ZoneConnection } from "./pad.ts";
import type { Zone } from "./zone.ts";

/** A 3D body: file reference with its transform, in millimetres and degrees as 3D tools have them. */
export interface Model3d {
  readonly path: string;
  readonly offsetMm: readonly [number, number, number];
  readonly scale: readonly [number, number, number];
  readonly rotation: readonly [Degrees, Degrees, Degrees];
  readonly hidden?: boolean;
  readonly opacity?: number;
}

export interface FootprintAttributes {
  readonly mount: "smd" | "through-hole" | "unspecified";
  readonly boardOnly: boolean;
  readonly excludeFromBom: boolean;
  readonly excludeFromPositionFiles: boolean;
  readonly allowMissingCourtyard: boolean;
  readonly doNotPopulate: boolean;
  readonly allowSolderMaskBridges: boolean;
}

/**
 * A part on the board. Everything inside is in the footprint's own frame: world = position + R(rotation)·local.
 *
 * A footprint on the back is stored as KiCad stores it: its local geometry is already mirrored (y negated) and its
 * layers already exchanged, so drawing and measuring need not check the side. `flipFootprint` does it.
 */
export interface Footprint {
  readonly id: ItemId;
  /** "R12". Not unique by law: two parts may carry the same by mistake, and stay apart. */
  readonly reference: string;
  readonly value: string;
  /** "Library:Name", as in the file. */
  readonly library: string;
  readonly position: Point;
  readonly rotation: Degrees;
  readonly side: Side;
  readonly locked: boolean;
  /** Read from the file; false for parts that were never placed (outside the outline on import of a netlist). */
  readonly placed?: boolean;
  readonly attributes: FootprintAttributes;
  readonly pads: readonly Pad[];
  readonly graphics: readonly Graphic[];
  readonly texts: readonly Text[];
  /** Copper areas and keepouts that move with the part. */
  readonly zones: readonly Zone[];
  /**
   * What the layout that was imported kept clear beyond the antenna end of this module (`withAntennaRooms`). Derived,
   * in no file.
   */
  readonly antennaRoom?: Box;
  readonly models: readonly Model3d[];
  readonly description?: string;
  readonly keywords?: string;
  /** Further fields (manufacturer, part number, datasheet …) in file order. */
  readonly properties: Readonly<Record<string, string>>;
  /** Path of the schematic symbol it stands for: "/sheet-uuid/symbol-uuid". */
  readonly symbolPath?: string;
  readonly sheetName?: string;
  readonly sheetFile?: string;
  /** Groups of pad numbers that may touch although their nets differ. */
  readonly netTieGroups?: readonly (readonly string[])[];
  /** Classes of the part (KiCad 9), which rules of the project speak of. */
  readonly componentClasses?: readonly string[];
  readonly clearance?: Nm;
  readonly solderMaskMargin?: Nm;
  readonly solderPasteMargin?: Nm;
  readonly solderPasteRatio?: number;
  readonly zoneConnection?: ZoneConnection;
  readonly foreign?: Foreign;
}
