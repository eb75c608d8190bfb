import type { BoardEdit, ItemId } from "@tracewright/board";
import type { Refusal } from "../gestures/tool.ts";

/** What a command comes to. */
export interface CommandOutcome {
  /** Absent: the board stays as it is. */
  readonly edit?: BoardEdit;
  /** What is selected afterwards, where the command changes that. */
  readonly selection?: readonly ItemId[];
  /** Items that were asked for and stay as they are because they are locked. */
  readonly locked: readonly ItemId[];
  /** Why the board stays as it is, where that is not for a lock. */
  readonly refusal?: Refusal;
}
