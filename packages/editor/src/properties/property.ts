import type { Nm } from "@tracewright/geometry";
import type { CommandOutcome } from "../commands/command.ts";

/** How a value is shown and typed: lengths in nanometres, angles in degrees, nets and layers by their ids. */
export type PropertyKind = "length" | "angle" | "number" | "text" | "choice" | "net" | "layer" | "layers" | "flag";

/** Null: there is none, such as a track without a net. */
export type PropertyValue = string | number | boolean | readonly string[] | null;

/**
 * What of an item can be seen and changed. A name stands for the same of every kind of item, so that several are
 * changed at once.
 */
export type PropertyKey =
  | "reference"
  | "value"
  | "footprint"
  | "name"
  | "text"
  | "net"
  | "layer"
  | "layers"
  | "fromLayer"
  | "toLayer"
  | "x"
  | "y"
  | "startX"
  | "startY"
  | "endX"
  | "endY"
  | "rotation"
  | "side"
  | "width"
  | "height"
  | "length"
  | "radius"
  | "diameter"
  | "drill"
  | "viaKind"
  | "keepsNet"
  | "priority"
  | "clearance"
  | "minThickness"
  | "connection"
  | "thermalGap"
  | "thermalBridgeWidth"
  | "islandRemoval"
  | "smoothing"
  | "smoothingRadius"
  | "noTracks"
  | "noVias"
  | "noPads"
  | "noPours"
  | "noFootprints"
  | "shape"
  | "lineStyle"
  | "filled"
  | "textWidth"
  | "textHeight"
  | "thickness"
  | "horizontal"
  | "vertical"
  | "bold"
  | "italic"
  | "mirrored"
  | "knockout"
  | "visible"
  | "offset"
  | "orientation"
  | "resolution"
  | "threshold"
  | "inverted"
  | "doNotPopulate"
  | "excludeFromBom"
  | "excludeFromPositionFiles"
  | "locked";

/** One field for all that is selected. */
export interface Property {
  readonly key: PropertyKey;
  readonly kind: PropertyKind;
  /** Of all of them; where they differ `isMixed`, and this is that of the first. */
  readonly value: PropertyValue;
  readonly isMixed: boolean;
  /** Whether any of them can be given another value: not what is derived, nor what a lock holds. */
  readonly isEditable: boolean;
  /** Of choices, layers: those that every one of them can take. */
  readonly choices?: readonly string[];
  /** The smallest and largest that every one of them can take. */
  readonly least?: number;
  readonly most?: number;
}

/** So much more than each has now: lengths, numbers and angles. */
export interface PropertyChange {
  readonly by: number;
}

/** Why a value is not taken; `limit` is the number that it would have to keep, in the unit of the property. */
export interface PropertyProblem {
  readonly reason:
    | "wrong-kind"
    | "too-small"
    | "too-large"
    | "too-long"
    | "empty"
    | "not-a-choice"
    | "unknown-net"
    | "not-editable";
  readonly limit?: number;
}

export interface PropertyOutcome extends CommandOutcome {
  /** Nothing has changed: one of the items cannot take the value. */
  readonly problem?: PropertyProblem;
}

export interface PropertyLimits {
  readonly least?: Nm | number;
  readonly most?: Nm | number;
}
