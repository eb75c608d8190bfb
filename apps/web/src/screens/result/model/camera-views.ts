/** Where a board is looked at from; millimetres, z out of its front. */

export const VIEWS = ["isometric", "top", "bottom", "front", "left"] as const;
export type ViewName = (typeof VIEWS)[number];

type Vector = readonly [x: number, y: number, z: number];

/** A trace of tilt tells which way is up where one looks straight down. */
const TILT = 1e-3;

/**
 * From the middle of the board to the eye. From above the board lies as it was drawn; from below it is turned over its
 * vertical axis, as one would turn it in the hand.
 */
export const DIRECTIONS: Readonly<Record<ViewName, Vector>> = {
  isometric: [-1, -1, 1],
  top: [0, -TILT, 1],
  bottom: [0, TILT, -1],
  front: [0, -1, 0],
  left: [-1, 0, 0],
};

/** Air about the board, as a part of its picture. */
const AIR = 0.06;

/**
 * How far away an eye sees the whole of a box. `size`: of the box, about its middle; `direction`: from there to the eye,
 * z being up; `fieldOfView`: from the lower to the upper edge, degrees; `aspect`: width over height of the picture.
 */
export function distanceToSee(
  size: Vector,
  direction: Vector,
  { fieldOfView, aspect }: { readonly fieldOfView: number; readonly aspect: number },
): number {
  const back = unit(direction);
  const right = unit([-back[1], back[0], 0]);
  const up = cross(back, right);
  const vertical = Math.tan((fieldOfView * Math.PI) / 360);
  const horizontal = vertical * aspect;
  let distance = 0;
  for (const x of [-0.5, 0.5])
    for (const y of [-0.5, 0.5])
      for (const z of [-0.5, 0.5]) {
        const corner: Vector = [x * size[0], y * size[1], z * size[2]];
        const across = Math.abs(dot(corner, right)) / horizontal;
        const upright = Math.abs(dot(corner, up)) / vertical;
        distance = Math.max(distance, (1 + AIR) * Math.max(across, upright) + dot(corner, back));
      }
  return distance;
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
