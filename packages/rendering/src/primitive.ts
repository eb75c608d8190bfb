import type { ItemId, LayerId, NetId, Nm } from "@tracewright/board";

/** Where a primitive belongs: a layer of the board, or one of the things that go through all of them. */
export type Sheet = LayerId | "vias" | "through-hole pads" | "holes" | "npth";

interface Belonging {
  readonly sheet: Sheet;
  readonly item: ItemId;
  readonly net?: NetId;
}

/** A full area: rings as flat coordinates (x, y, x, y …), filled even-odd. */
export interface FillPrimitive extends Belonging {
  readonly kind: "fill";
  readonly rings: readonly (readonly Nm[])[];
}

/** A line with round ends, flat coordinates. */
export interface StrokePrimitive extends Belonging {
  readonly kind: "stroke";
  readonly points: readonly Nm[];
  readonly width: Nm;
  readonly closed: boolean;
}

export interface TextPrimitive extends Belonging {
  readonly kind: "text";
  /** Data as it came from the file: whoever writes it out escapes it. */
  readonly text: string;
  readonly x: Nm;
  readonly y: Nm;
  readonly height: Nm;
  readonly rotation: number;
  readonly mirrored: boolean;
  readonly anchor: "start" | "middle" | "end";
}

export type Primitive = FillPrimitive | StrokePrimitive | TextPrimitive;
