import type { MaterialName } from "../material.ts";
import { circleProfile, type PlanePoint, type Profile, rectProfile } from "./profile.ts";

/**
 * Along which axis a profile is drawn out; the profile's x and y are the two axes that follow in turn (z: x, y; x: y,
 * z; y: z, x).
 */
export type Axis = "x" | "y" | "z";

/** A profile drawn out: the one kind of solid that parts and boards are made of. Millimetres. */
export interface Extrusion {
  readonly axis: Axis;
  /** Counter-clockwise. */
  readonly outer: Profile;
  /** Counter-clockwise, within the outer one, apart from it and from each other. */
  readonly holes: readonly Profile[];
  readonly from: number;
  readonly to: number;
}

export interface Prism extends Extrusion {
  readonly material: MaterialName;
}

/** A place in the prism's own axes as a place in space. */
export function inSpace(axis: Axis, { x: u, y: v }: PlanePoint, w: number): readonly [number, number, number] {
  if (axis === "z") return [u, v, w];
  return axis === "x" ? [w, u, v] : [v, w, u];
}

export interface Extent {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A block over a rectangle of the board. */
export function block(extent: Extent, from: number, to: number, material: MaterialName): Prism {
  const { minX, minY, maxX, maxY } = extent;
  return { axis: "z", outer: rectProfile(minX, minY, maxX, maxY), holes: [], from, to, material };
}

/** A cylinder standing on the board. */
export function can(center: PlanePoint, radius: number, from: number, to: number, material: MaterialName): Prism {
  return { axis: "z", outer: circleProfile(center, radius), holes: [], from, to, material };
}
