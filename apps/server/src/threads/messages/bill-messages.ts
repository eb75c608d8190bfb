import type { BillLine } from "@tracewright/assembly";

export interface BillInput {
  readonly board: Uint8Array | null;
  readonly circuit: Uint8Array | null;
}

/** What a project's result page lists without prices. */
export interface BillAnswer {
  /** For one board, as designed. */
  readonly lines: readonly BillLine[];
  /** Corners of the outline, mil, y downwards; empty where there is none. */
  readonly boardShape: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly sheets: number;
  /** Names of the blocks that the parts of a line belong to, by the line's id; lines without any are left out. */
  readonly blocks: Readonly<Record<string, readonly string[]>>;
}
