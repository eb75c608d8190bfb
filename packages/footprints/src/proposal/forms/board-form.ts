import type { Point } from "@tracewright/geometry";

/** Names of forms that others have published; the board fits what it is made for. */
export type FormId =
  | "raspberry-pi-hat"
  | "arduino-uno-shield"
  | "feather"
  | `eurorack-${number}hp`
  | `m2-${2230 | 2242 | 2260 | 2280}`
  | "credit-card";

/** A connector that has its place on the form. Millimetres from the upper left corner, y down. */
export interface FormConnector {
  /** Pins along the connector, and rows of them, 2.54 mm apart. */
  readonly columns: number;
  readonly rows: 1 | 2;
  /** The middle of all its pins. */
  readonly middle: Point;
  /** Among connectors alike: whether a pin of it is on a supply. */
  readonly feeds?: boolean;
  /** Pins with a conventional role, counted from the left with 1: they tell which way round a connector is numbered. */
  readonly marks: readonly { readonly column: number; readonly role: "ground" | "supply" }[];
  /** Where pin 1 is unless the marks say otherwise. */
  readonly pinOne: { readonly end: "left" | "right"; readonly row?: "upper" | "lower" };
}

export interface FormHole {
  readonly at: Point;
  readonly diameter: number;
  /** Around the hole, bare of copper on every layer and of mask: the diameter of what is screwed onto it. */
  readonly land?: number;
}

/** An outline by name, in millimetres from its upper left corner, y down. */
export interface BoardForm {
  readonly id: FormId;
  readonly width: number;
  readonly height: number;
  readonly cornerRadius: number;
  readonly holes: readonly FormHole[];
  readonly connectors: readonly FormConnector[];
  /** A half round cut out of the middle of the right edge. */
  readonly notch?: { readonly radius: number };
  /** Of the board; absent: 1.6 mm. */
  readonly thickness?: number;
}
