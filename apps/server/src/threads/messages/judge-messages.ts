import type { BoardVerdict } from "@tracewright/board";
import type { BoardStage } from "@tracewright/checks";

export interface JudgeInput {
  /** Gzip of a stored board. */
  readonly board: Uint8Array;
}

export type JudgeAnswer = BoardVerdict & { readonly stage: BoardStage };
