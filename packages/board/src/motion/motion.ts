import { type Degrees, type Nm, type Point, rotatePoint } from "@tracewright/geometry";

/** How items are moved as one: all of them keep their places towards each other. */
export type Motion =
  | { readonly kind: "shift"; readonly by: Point }
  /** Counter-clockwise on the screen. */
  | { readonly kind: "turn"; readonly about: Point; readonly by: Degrees }
  /** Onto the other side of the board, left for right, about the vertical line at `x`: KiCad's Flip. */
  | { readonly kind: "flip"; readonly x: Nm }
  /** One after the other. */
  | { readonly kind: "sequence"; readonly motions: readonly Step[] };

/** A motion that is not made of others. */
export type Step = Exclude<Motion, { readonly kind: "sequence" }>;

/** The new position of a point of the board; at angles other than quarter turns to the nearest nanometre. */
export function movePoint(point: Point, motion: Motion): Point {
  const { x, y } = point;
  switch (motion.kind) {
    case "shift":
      return { x: x + motion.by.x, y: y + motion.by.y };
    case "turn": {
      const { about } = motion;
      const turned = rotatePoint({ x: x - about.x, y: y - about.y }, motion.by);
      return { x: about.x + turned.x, y: about.y + turned.y };
    }
    case "flip":
      return { x: 2 * motion.x - x + 0, y };
    case "sequence":
      return motion.motions.reduce(movePoint, point);
  }
}
