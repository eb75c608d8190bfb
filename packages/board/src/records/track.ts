import type { Nm, Point } from "@tracewright/geometry";
import type { Foreign } from "./foreign.ts";
import type { ItemId, NetId } from "./ids.ts";
import type { CopperLayerId } from "./layer.ts";

/** One straight or curved piece of copper with round ends. */
export interface Track {
  readonly id: ItemId;
  readonly start: Point;
  readonly end: Point;
  /** Present: a circular arc through this point. */
  readonly mid?: Point;
  readonly width: Nm;
  readonly layer: CopperLayerId;
  readonly net?: NetId;
  readonly locked: boolean;
  readonly foreign?: Foreign;
}

export interface Via {
  readonly id: ItemId;
  readonly kind: "through" | "blind" | "micro";
  readonly position: Point;
  readonly diameter: Nm;
  /** Other diameters on single copper layers (KiCad 9 padstacks). */
  readonly layerDiameters?: Readonly<Partial<Record<CopperLayerId, Nm>>>;
  readonly drill: Nm;
  /** First and last copper layer it joins; F.Cu and B.Cu for a through via. */
  readonly layers: readonly [CopperLayerId, CopperLayerId];
  readonly net?: NetId;
  readonly locked: boolean;
  /** Keeps its net when what it touches changes (stitching vias). */
  readonly free?: boolean;
  readonly removeUnusedLayers?: boolean;
  readonly keepEndLayers?: boolean;
  readonly foreign?: Foreign;
}
