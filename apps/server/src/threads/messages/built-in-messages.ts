import type { Words } from "@tracewright/block-library";
import type { DrawBlockAnswer, MadeBlock } from "./block-messages.ts";

export interface BuiltInBlocksInput {
  /** Hashes of the documents that are in the library already, by key. */
  readonly known: Readonly<Record<string, string>>;
}

export interface BuiltInBlockRecord {
  readonly key: string;
  readonly names: Words;
  readonly summary: Words;
  readonly category: string;
  /** Null: the document is the known one. */
  readonly made: (MadeBlock & { readonly drawings: DrawBlockAnswer }) | null;
}

export type BuiltInBlocksAnswer = readonly BuiltInBlockRecord[];
