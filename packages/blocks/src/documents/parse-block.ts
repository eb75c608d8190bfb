import { canonicalJson, type Migration, type Parsed, parseDocument, sha256 } from "@tracewright/board";
import { BLOCK_SCHEMA_VERSION, type BlockDocument } from "../records/block-document.ts";
import { blockSchema } from "./block-schema.ts";

/** Steps from every older version of the document there was. */
export const BLOCK_MIGRATIONS: readonly Migration[] = [];

/** A stored or uploaded block: brought up to the current version and checked for its form. `checkBlock` judges its content. */
export function parseBlock(json: unknown): Parsed<BlockDocument> {
  return parseDocument<BlockDocument>(json, blockSchema, BLOCK_MIGRATIONS, BLOCK_SCHEMA_VERSION);
}

/** SHA-256 of the canonical JSON, in hexadecimal: the name of this version of the block. */
export function hashBlock(block: BlockDocument): string {
  const known = hashes.get(block) ?? sha256(canonicalJson(block));
  hashes.set(block, known);
  return known;
}

const hashes = new WeakMap<BlockDocument, string>();
