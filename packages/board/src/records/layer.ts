/** Copper layers from the front down: `F.Cu`, `In1.Cu` … `In30.Cu`, `B.Cu` (KiCad's canonical names). */
export type CopperLayerId = "F.Cu" | "B.Cu" | `In${number}.Cu`;

/** Layers with a fixed job in making the board. */
export type TechnicalLayerId =
  | `${"F" | "B"}.${"Adhes" | "Paste" | "SilkS" | "Mask" | "CrtYd" | "Fab"}`
  | "Edge.Cuts"
  | "Margin";

export type UserLayerId = "Dwgs.User" | "Cmts.User" | "Eco1.User" | "Eco2.User" | `User.${number}`;

/** Canonical name of a layer. A layer's display name is `BoardLayer.userName`. */
export type LayerId = CopperLayerId | TechnicalLayerId | UserLayerId;

/**
 * What a pad or via names as its layers: one layer, all copper, front and back copper, or a technical layer on both
 * sides. Kept as written; `resolveLayers` expands it for a given board.
 */
export type LayerSelector = LayerId | "*.Cu" | "F&B.Cu" | `*.${"Adhes" | "Paste" | "SilkS" | "Mask" | "CrtYd" | "Fab"}`;

export type Side = "front" | "back";

/** What a copper layer is for; a router leaves `power` layers to planes by default. */
export type CopperRole = "signal" | "power" | "mixed" | "jumper";

export interface BoardLayer {
  readonly id: LayerId;
  /** The name people gave it, where it differs from the id ("GND" for In1.Cu). */
  readonly userName?: string;
  /** Present on copper layers only. */
  readonly role?: CopperRole;
}

export function isCopperLayer(layer: LayerSelector): layer is CopperLayerId {
  return layer.endsWith(".Cu") && layer !== "*.Cu" && layer !== "F&B.Cu";
}
