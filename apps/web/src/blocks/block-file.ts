import { type BlockDocument, parseBlock } from "@tracewright/blocks";
import type { DocumentProblem } from "@tracewright/board";

/** Larger than any block: 1,000 parts take some 5 MB. */
const MAX_BYTES = 20_000_000;
const ENDING = ".tracewright-block.json";

export function blockFileName(title: string): string {
  return `${title.replaceAll(/[^\p{L}\p{N} ._-]/gu, "_").slice(0, 80)}${ENDING}`;
}

export type BlockFile =
  | { readonly status: "read"; readonly block: BlockDocument }
  | { readonly status: "too-large" }
  | { readonly status: "no-block"; readonly problem: DocumentProblem };

export async function readBlockFile(file: Blob): Promise<BlockFile> {
  if (file.size > MAX_BYTES) return { status: "too-large" };
  const parsed = parseBlock(await file.text());
  if (parsed.status === "valid") return { status: "read", block: parsed.document };
  return { status: "no-block", problem: parsed.problems[0] ?? { path: "", message: "" } };
}
