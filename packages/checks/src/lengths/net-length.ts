import type { CopperLayerId, NetId } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { PadWay } from "./pad-way.ts";

/** How long the copper of a net is. */
export interface NetLength {
  readonly net: NetId;
  readonly name: string;
  readonly netClass: string;
  readonly pads: number;
  /** Connections that no copper makes yet. */
  readonly open: number;
  /** All track of the net. */
  readonly length: Nm;
  /** Layers with track of the net, from the front down. */
  readonly byLayer: readonly LayerLength[];
  readonly vias: number;
  /** The shortest tree of 45° ways over the centres of its pads, layers and obstacles left aside. */
  readonly direct: Nm;
  /** Nets of two pads that tracks and vias join. */
  readonly padToPad?: PadWay;
}

export interface LayerLength {
  readonly layer: CopperLayerId;
  readonly length: Nm;
}
