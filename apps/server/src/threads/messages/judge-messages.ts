import type { JudgedBoard } from "@tracewright/flows";

export interface JudgeInput {
  /** Gzip of a stored board. */
  readonly board: Uint8Array;
}

export type JudgeAnswer = JudgedBoard;
