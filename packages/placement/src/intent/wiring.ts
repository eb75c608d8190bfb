import type { Footprint, NetId, PinElectricalType } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { PartClass } from "./part-class.ts";

/** Ground and supplies go everywhere and say little about who belongs to whom. */
export type NetRole = "ground" | "supply" | "signal";

export interface Pin {
  readonly part: Part;
  /** Pad number; pads of one number are one pin. */
  readonly number: string;
  /** As the schematic names it; empty where nothing does. */
  readonly name: string;
  readonly type: PinElectricalType | undefined;
  readonly net: Net;
}

export interface Part {
  readonly footprint: Footprint;
  readonly reference: string;
  readonly value: string;
  readonly kind: PartClass;
  /** Those on a net, in pad order. */
  readonly pins: readonly Pin[];
  /** Where its symbol stands on which sheet; absent without a schematic. */
  readonly drawn?: { readonly sheet: string; readonly position: Point };
}

export interface Net {
  readonly id: NetId;
  readonly name: string;
  readonly role: NetRole;
  readonly pins: readonly Pin[];
}

export interface Wiring {
  /** In the board's order. */
  readonly parts: readonly Part[];
  readonly nets: readonly Net[];
  readonly partByReference: ReadonlyMap<string, Part>;
}
