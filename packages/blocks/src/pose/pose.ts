import { type Board, type Item, itemsById, type Motion, moveItem, type Side } from "@tracewright/board";
import type { Degrees, Point } from "@tracewright/geometry";

/**
 * Where the layout of a block is on a board: turned over onto `side`, turned, and its origin put on `position`. There
 * is no mirror image on the same side: it would make other parts of those with a first pin.
 */
export interface Pose {
  readonly position: Point;
  /** Counter-clockwise on the screen, after turning over. */
  readonly rotation: Degrees;
  /** "front": the block's own front is the board's. */
  readonly side: Side;
}

/** From the block's own frame onto the board. */
export function motionOf({ position, rotation, side }: Pose): Motion {
  return {
    kind: "sequence",
    motions: [
      ...(side === "back" ? [{ kind: "flip", x: 0 } as const] : []),
      { kind: "turn", about: { x: 0, y: 0 }, by: rotation },
      { kind: "shift", by: position },
    ],
  };
}

/**
 * The items of a layout as they are on a board. Always from the block's own frame, never from where they were last: at angles
 * other than quarter turns each coordinate is rounded once, however often the block is turned.
 */
export function posedItems(layout: Board, pose: Pose, stack: Pick<Board, "layers">): Item[] {
  const motion = motionOf(pose);
  return [...itemsById(layout).values()].map((item) => moveItem(item, motion, stack));
}
