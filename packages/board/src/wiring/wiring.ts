import type { Point } from "@tracewright/geometry";
import type { PinElectricalType } from "../records/circuit.ts";
import type { Footprint } from "../records/footprint.ts";
import type { NetId } from "../records/ids.ts";
import type { NetRole } from "./net-role.ts";
import type { PartClass } from "./part-class.ts";

export interface WiredPin {
  readonly part: WiredPart;
  /** Pad number; pads of one number are one pin. */
  readonly number: string;
  /** As the schematic names it; empty where nothing does. */
  readonly name: string;
  readonly type: PinElectricalType | undefined;
  readonly net: WiredNet;
}

export interface WiredPart {
  readonly footprint: Footprint;
  readonly reference: string;
  readonly value: string;
  readonly kind: PartClass;
  /** Those on a net, in pad order. */
  readonly pins: readonly WiredPin[];
  /** Where its symbol stands on which sheet; absent without a schematic. */
  readonly drawn?: { readonly sheet: string; readonly position: Point };
}

export interface WiredNet {
  readonly id: NetId;
  readonly name: string;
  readonly role: NetRole;
  readonly pins: readonly WiredPin[];
}

export interface Wiring {
  /** In the board's order. */
  readonly parts: readonly WiredPart[];
  readonly nets: readonly WiredNet[];
  readonly partByReference: ReadonlyMap<string, WiredPart>;
}
