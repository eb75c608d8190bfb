import type { Nm, Point } from "@tracewright/geometry";
import type { Side } from "./layer.ts";

/** A pad by the names that people use, which outlive a new import of the board: reference and pad number. */
export interface PinName {
  readonly reference: string;
  readonly pad: string;
}

/** Two pins that are to be near each other: `from` belongs to the part that is moved for it. */
export interface PinLink {
  readonly from: PinName;
  readonly to: PinName;
  /** Farther than this it costs, measured from pad centre to pad centre. */
  readonly within: Nm;
}

/**
 * Why something is wanted, as data: the screens word it in the reader's language. `facts` are names of the board
 * (references, pins, nets, sheets), never sentences.
 */
export interface IntentReason {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Where an intent comes from: read from the circuit, or said by a person. */
export type IntentOrigin = "circuit" | "person";

interface IntentBase {
  /** The kind and the names of the parts: the same circuit gives the same ids, so that what was removed stays removed. */
  readonly id: string;
  readonly origin: IntentOrigin;
  readonly reason: IntentReason;
}

/** What wants to be near what, pin to pin. */
export type NearKind = "decoupling" | "crystal" | "crystal-load" | "feedback" | "esd" | "series" | "near";

export interface NearIntent extends IntentBase {
  readonly kind: NearKind;
  readonly part: string;
  /** One at least; a crystal has two. */
  readonly links: readonly PinLink[];
}

/** A current that is switched on and off runs through these pins in this order and back: its loop is to be small. */
export interface LoopIntent extends IntentBase {
  readonly kind: "switching-loop";
  readonly pins: readonly PinName[];
  readonly links: readonly PinLink[];
}

/** Parts that belong together: those of a sheet, or what a person says. */
export interface GroupIntent extends IntentBase {
  readonly kind: "group";
  readonly name: string;
  readonly parts: readonly string[];
}

/** The same sub-circuit several times. */
export interface ChannelIntent extends IntentBase {
  readonly kind: "channel";
  /** Per instance its parts; the n-th of one does what the n-th of all others does. */
  readonly instances: readonly (readonly string[])[];
}

/** A part that people reach from outside: at the edge, its mouth outwards. */
export interface EdgeIntent extends IntentBase {
  readonly kind: "edge";
  readonly part: string;
}

/** A part that stays where it is. */
export interface FixedIntent extends IntentBase {
  readonly kind: "fixed";
  readonly part: string;
}

/** A part that stands on this side of the board. */
export interface SideIntent extends IntentBase {
  readonly kind: "side";
  readonly part: string;
  readonly side: Side;
}

/** How high parts are above the board they stand on. What a person says of a part counts before what was read. */
export interface HeightIntent extends IntentBase {
  readonly kind: "height";
  readonly parts: readonly string[];
  readonly height: Nm;
}

/** What is done with parts of unknown height: they may stand under a limit, or are taken to be above it. */
export type UnknownHeights = "allowed" | "kept-out";

/** No part on this side may be higher, everywhere or within an area. A limit of 0 keeps out all that is not known to be flat. */
export interface HeightLimitIntent extends IntentBase {
  readonly kind: "height-limit";
  readonly side: Side;
  readonly most: Nm;
  /** Corners of a polygon in the board's frame; absent: the whole side. */
  readonly area?: readonly Point[];
  readonly unknown: UnknownHeights;
}

/** What is wanted of a placement beyond short wires. */
export type Intent =
  | NearIntent
  | LoopIntent
  | GroupIntent
  | ChannelIntent
  | EdgeIntent
  | FixedIntent
  | SideIntent
  | HeightIntent
  | HeightLimitIntent;
