import { Spherical, Vector3 } from "three";

/** Where one looks from, and at what. */
export interface EyePlace {
  /** What stands in the middle of the picture. */
  readonly center: Vector3;
  /** From there to the eye; of length 1. */
  readonly direction: Vector3;
  readonly distance: number;
}

/** three.js counts the angles of a sphere from its y axis; the board's axis is z. */
export function sphericalOf({ x, y, z }: Vector3): Spherical {
  return new Spherical().setFromCartesianCoords(-y, z, x);
}

export function directionOf(spherical: Spherical): Vector3 {
  const { x, y, z } = new Vector3().setFromSpherical(new Spherical(1, spherical.phi, spherical.theta));
  return new Vector3(z, -x, y);
}

/** A share of the way from one place to another, around what is looked at and the shorter way round. */
export function placeBetween(from: EyePlace, to: EyePlace, share: number): EyePlace {
  const [start, goal] = [sphericalOf(from.direction), sphericalOf(to.direction)];
  const around = Math.atan2(Math.sin(goal.theta - start.theta), Math.cos(goal.theta - start.theta));
  return {
    center: from.center.clone().lerp(to.center, share),
    direction: directionOf(new Spherical(1, start.phi + (goal.phi - start.phi) * share, start.theta + around * share)),
    distance: from.distance + (to.distance - from.distance) * share,
  };
}
