import { type Degrees, normalizeDegrees, type Point } from "@tracewright/geometry";
import { itemsById } from "../items/item.ts";
import type { Board, Group } from "../records/board.ts";
import type { Side } from "../records/layer.ts";

/** Where the layout of a block is on a board, from the block's own frame: turned over, turned, shifted. */
export interface BlockPose {
  readonly position: Point;
  /** Counter-clockwise on the screen, after turning over. */
  readonly rotation: Degrees;
  /** "front": the block's own front is the board's. */
  readonly side: Side;
}

/** Read from the anchor part, so that it is true however the block was moved. Undefined: the anchor is gone. */
export function blockPose(board: Board, { block }: Group): BlockPose | undefined {
  if (!block) return undefined;
  const { anchor } = block;
  const item = itemsById(board).get(anchor.part);
  if (item?.list !== "footprints") return undefined;
  const { position, rotation, side } = item.record;
  const isOver = side !== anchor.side;
  // Left for right: a direction of `a` becomes one of 180° − a.
  const own = isOver ? 180 - anchor.rotation : anchor.rotation;
  return { position, rotation: normalizeDegrees(rotation - own), side: isOver ? "back" : "front" };
}
