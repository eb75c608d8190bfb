import type { BlockDocument } from "@tracewright/blocks";
import type { BlockDefinition } from "../definition/block-definition.ts";

/** What a proof is about. */
export interface BlockToProve {
  readonly definition: BlockDefinition;
  readonly document: BlockDocument;
}

/** What a proof objects to, as sentences; none where it holds. */
export type Proof = (block: BlockToProve) => readonly string[] | Promise<readonly string[]>;
