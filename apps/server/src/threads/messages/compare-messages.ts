import type { BoardChange, Finding } from "@tracewright/board";

export interface CompareInput {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
}

export interface CompareAnswer {
  readonly changes: readonly BoardChange[];
  /** Changes beyond those. */
  readonly more: number;
  readonly before: FindingCounts;
  readonly after: FindingCounts;
  /** Findings that only the board after has, and those that only the one before has; the first of many. */
  readonly appeared: readonly Finding[];
  readonly gone: readonly Finding[];
}
