import type { Degrees, Nm, Point, Shape, Size } from "@tracewright/geometry";
import type { Foreign } from "./foreign.ts";
import type { ItemId, NetId } from "./ids.ts";
import type { CopperLayerId, LayerSelector } from "./layer.ts";

/** A corner of a chamfered pad as seen with the pad unrotated. */
export type PadCorner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** Copper of a pad, centred on the pad's position plus `PadOffset`, unrotated. */
export type PadShape =
  | { readonly kind: "circle"; readonly diameter: Nm }
  | { readonly kind: "rect"; readonly size: Size }
  | { readonly kind: "oval"; readonly size: Size }
  /** Corner radius = `cornerRatio` × the shorter side, 0 … 0.5. */
  | { readonly kind: "roundrect"; readonly size: Size; readonly cornerRatio: number }
  /**
   * KiCad's rect_delta, first number x, second y: `delta.y` widens the bottom against the top by that much on each
   * pair of corners, `delta.x` lengthens the left against the right.
   */
  | { readonly kind: "trapezoid"; readonly size: Size; readonly delta: { readonly x: Nm; readonly y: Nm } }
  | {
      readonly kind: "chamfered";
      readonly size: Size;
      readonly cornerRatio: number;
      readonly chamferRatio: number;
      readonly corners: readonly PadCorner[];
    }
  /** An anchor (where a track ends) and drawn primitives around it, all of one copper. */
  | {
      readonly kind: "custom";
      readonly anchor: "circle" | "rect";
      readonly size: Size;
      readonly primitives: readonly PadPrimitive[];
      /** Zone clearance follows the outline of the copper, or its convex hull. */
      readonly clearanceOutline: "outline" | "convexhull";
    };

export interface PadPrimitive {
  readonly shape: Shape;
  readonly width: Nm;
  readonly filled: boolean;
}

/** A drilled hole: round when width = height, else a slot along the longer side, in the pad's frame. */
export interface Drill {
  readonly size: Size;
}

/** How a zone joins a pad of its own net. */
export type ZoneConnection = "solid" | "thermal" | "through-hole-thermal" | "none";

export interface ThermalSettings {
  readonly gap?: Nm;
  readonly bridgeWidth?: Nm;
  readonly bridgeAngle?: Degrees;
}

export interface Pad {
  readonly id: ItemId;
  /** Pin number as printed ("1", "A12"); empty for mechanical pads; several pads may share one. */
  readonly number: string;
  readonly kind: "smd" | "through-hole" | "npth" | "edge-connector";
  readonly shape: PadShape;
  /** Other shapes on single copper layers (KiCad 9 padstacks). */
  readonly layerShapes?: Readonly<Partial<Record<CopperLayerId, PadShape>>>;
  /** Shift of the copper on single layers, in place of `offset` (KiCad 9 padstacks). */
  readonly layerOffsets?: Readonly<Partial<Record<CopperLayerId, Point>>>;
  /** In the footprint's frame. */
  readonly position: Point;
  /** Relative to the footprint: world rotation = footprint rotation + this. */
  readonly rotation: Degrees;
  /** Shift of the copper against the hole, in the pad's frame. */
  readonly offset?: Point;
  readonly drill?: Drill;
  readonly layers: readonly LayerSelector[];
  readonly net?: NetId;
  /** The schematic pin's name and electrical type, as the file carries them. */
  readonly pinFunction?: string;
  readonly pinType?: string;
  readonly clearance?: Nm;
  readonly solderMaskMargin?: Nm;
  readonly solderPasteMargin?: Nm;
  readonly solderPasteRatio?: number;
  readonly zoneConnection?: ZoneConnection;
  readonly thermal?: ThermalSettings;
  /** Copper rings on layers where nothing joins are left out. */
  readonly removeUnusedLayers?: boolean;
  readonly keepEndLayers?: boolean;
  readonly property?:
    | "bga"
    | "fiducial-global"
    | "fiducial-local"
    | "test-point"
    | "heatsink"
    | "castellated"
    | "mechanical";
  readonly dieLength?: Nm;
  readonly locked?: boolean;
  readonly foreign?: Foreign;
}
