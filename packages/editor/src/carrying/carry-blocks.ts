import type { Motion } from "@tracewright/board";
import { applyEdit, type Board, type BoardEdit, editBetween, type ItemId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { freeItems } from "../commands/free-items.ts";
import type { Collision, InTheWay } from "../copper/collision-finder.ts";
import { type HoldOptions, holdItems } from "../dragging/held-items.ts";

/** Items that go one way together. */
export interface BlockMove {
  readonly ids: readonly ItemId[];
  readonly by: Point;
}

/** Items that are moved in any way together. */
export type BlockMotion = BlockMove | { readonly ids: readonly ItemId[]; readonly motion: Motion };

/** What all of them came to. */
export interface CarriedBlocks {
  /** Absent: everything stays where it is. */
  readonly edit?: BoardEdit;
  /** What the first of those that may not go there would collide with: none of them goes. */
  readonly collisions: readonly Collision[];
  readonly inTheWay?: readonly InTheWay[] | undefined;
  readonly locked: readonly ItemId[];
}

/**
 * Several blocks moved, each its own way, under the law of dragging: parts and vias take their tracks along and stand
 * nowhere where they collide. Which goes first does not matter: one that another still stands in the way of goes
 * after it.
 */
export function carryBlocks(
  board: Board,
  moves: readonly BlockMotion[],
  options: Omit<HoldOptions, "grabbed">,
): CarriedBlocks {
  const { locked } = freeItems(
    board,
    moves.flatMap(({ ids }) => ids),
  );
  let now = board;
  let left = moves
    .map((move) => ({ ids: move.ids, motion: motionOf(move) }))
    .filter(({ motion }) => motion.kind !== "shift" || motion.by.x !== 0 || motion.by.y !== 0);
  while (left.length > 0) {
    const blocked: typeof left = [];
    let why: Pick<CarriedBlocks, "collisions" | "inTheWay"> | undefined;
    for (const move of left) {
      const place = holdItems(now, move.ids, options).moveTo(move.motion);
      if (place.collisions.length === 0 && !place.inTheWay) now = place.edit ? applyEdit(now, place.edit) : now;
      else {
        blocked.push(move);
        why ??= { collisions: place.collisions, inTheWay: place.inTheWay };
      }
    }
    if (why && blocked.length === left.length) return { ...why, locked };
    // Of those in a row the next one is free then, whichever way they go.
    left = blocked.toReversed();
  }
  const edit = editBetween(board, now);
  return { ...(edit.lists.length > 0 && { edit }), collisions: [], locked };
}

function motionOf(move: BlockMotion): Motion {
  return "motion" in move ? move.motion : { kind: "shift", by: move.by };
}
