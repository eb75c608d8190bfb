import type { RemarkWords } from "@tracewright/board";
import type { JobType } from "../../platform/database/tables.ts";

export interface Problem {
  /** A number of the error catalogue. */
  readonly code: number;
  readonly message: string;
  /** The message as data. */
  readonly words?: RemarkWords;
}

/** What stands in the way of a task on a board; found when the document is made, kept beside it. */
export interface Obstacle extends Problem {
  readonly task: JobType | "EXPORT";
}

/** What the server wants to know of a board without opening it. */
export interface BoardFacts {
  readonly obstacles: readonly Obstacle[];
  /** Circuit blocks that it uses, by the hash of their document; absent: none. */
  readonly blocks?: readonly { readonly document: string; readonly count: number }[];
}

/** A document ready for storage: gzip of its JSON, named by the hash of its content. */
export interface PackedDocument {
  readonly kind: "board" | "circuit" | "logic" | "block";
  readonly hash: string;
  readonly gzip: Uint8Array;
  /** Boards only. */
  readonly facts: BoardFacts | null;
}
