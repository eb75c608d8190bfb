import type { OrderedBoard } from "@tracewright/assembly";

export interface OrderedBoardInput {
  readonly board: Uint8Array;
  readonly circuit: Uint8Array | null;
}

/** What a price and an assembly depend on. */
export interface OrderedBoardAnswer {
  /** Null: the board has no outline. */
  readonly board: OrderedBoard | null;
  /** Parts that are bought, of one board, and lines of their bill. */
  readonly parts: number;
  readonly billLines: number;
  /** What speaks against an assembly, in English; the errors alone. */
  readonly assemblyErrors: readonly string[];
}
