import type { Motion, Step } from "@tracewright/board";
import {
  applyEdit,
  type Board,
  type BoardEdit,
  editBetween,
  findItems,
  type ItemId,
  type Track,
} from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { freeItems } from "../commands/free-items.ts";
import type { Collision, InTheWay } from "../copper/collision-finder.ts";
import { type HeldItems, type HoldOptions, holdItems } from "../dragging/held-items.ts";

/** What one step of a carry came to. */
export interface CarryStep {
  /** From the board as the step before left it; absent: everything stays where it is. */
  readonly edit?: BoardEdit;
  /** What is selected afterwards, where that has become another record. */
  readonly selection?: readonly ItemId[];
  /** What it would collide with there: the step has not been made. */
  readonly collisions: readonly Collision[];
  /** What kept it from coming as far as it was meant to. */
  readonly inTheWay?: readonly InTheWay[] | undefined;
  /** Items that stay where they are because they are locked. */
  readonly locked: readonly ItemId[];
}

/**
 * A selection moved step by step, by keys or typed numbers, under the law of dragging. The steps add up from where it stood
 * first, as the way of a pointer does: there and back is where it was, its tracks included.
 */
export class Carry {
  readonly #origin: Board;
  readonly #held: HeldItems;
  readonly #locked: readonly ItemId[];
  readonly #motions: Step[] = [];
  #board: Board;
  #selection: readonly ItemId[];

  constructor(board: Board, ids: readonly ItemId[], first: Motion, options: Omit<HoldOptions, "grabbed">) {
    const [only] = findItems(board, ids);
    // A stretch turns and flips as a whole, and goes sideways with what hangs on it.
    const isPushed = first.kind === "shift" && ids.length === 1 && only?.list === "tracks";
    const grabbed = isPushed ? middleOf(only.record) : undefined;
    this.#origin = board;
    this.#board = board;
    this.#selection = ids;
    this.#locked = freeItems(board, ids).locked;
    this.#held = holdItems(board, ids, { ...options, grabbed });
  }

  /** Whether the next step goes on from here: board and selection have not changed since, and it can be made so. */
  goesOn(board: Board, ids: readonly ItemId[], next: Motion): boolean {
    const isSame = ids.length === this.#selection.length && ids.every((id, index) => id === this.#selection[index]);
    return board === this.#board && isSame && (next.kind === "shift" || !this.#held.isStretch);
  }

  by(motion: Motion): CarryStep {
    const steps = motion.kind === "sequence" ? motion.motions : [motion];
    const { edit, collisions, inTheWay, selection } = this.#held.moveTo({
      kind: "sequence",
      motions: [...this.#motions, ...steps],
    });
    if (collisions.length > 0) return { collisions, locked: this.#locked };
    const moved = edit ? applyEdit(this.#origin, edit) : this.#origin;
    const change = editBetween(this.#board, moved);
    if (change.lists.length === 0) return { collisions, inTheWay, locked: this.#locked };
    this.#motions.push(...steps);
    return { edit: change, collisions, locked: this.#locked, ...(selection && { selection }) };
  }

  /** The step is on this board now, with this selected. */
  landed(board: Board, selection: readonly ItemId[]): void {
    this.#board = board;
    this.#selection = selection;
  }
}

function middleOf({ start, end }: Track): Point {
  return { x: Math.round((start.x + end.x) / 2), y: Math.round((start.y + end.y) / 2) };
}
