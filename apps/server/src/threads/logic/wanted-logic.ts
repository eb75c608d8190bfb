import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import type { BlockDocument } from "@tracewright/blocks";
import {
  type BlockBook,
  checkLogic,
  joinSupplies,
  type Logic,
  type LogicProblem,
  takeBlocks,
} from "@tracewright/logic";
import type { StoredBlock, WantedLogic } from "../messages/logic-messages.ts";

export type MadeLogic =
  | { readonly status: "made"; readonly logic: Logic; readonly book: BlockBook }
  | { readonly status: "refused"; readonly problems: readonly LogicProblem[] };

/** The logic that is wanted, whole and in itself right, with the documents of its blocks. */
export function makeWanted(wanted: WantedLogic, blocks: readonly StoredBlock[]): MadeLogic {
  const book = new Map(blocks.map(({ hash, gzip }) => [hash, unpackBlock(gzip)]));
  const made = wanted.kind === "logic" ? { status: "unchanged" as const, logic: wanted.logic } : take(wanted, book);
  if (made.status === "refused") return { status: "refused", problems: [made.problem] };
  const problems = checkLogic(made.logic, book);
  return problems.length > 0 ? { status: "refused", problems } : { status: "made", logic: made.logic, book };
}

function take({ logic, blocks, joins }: Extract<WantedLogic, { kind: "blocks" }>, book: BlockBook) {
  const hands = { book, newId: () => randomUUID() };
  const taken = takeBlocks(logic, blocks, hands);
  if (taken.status === "refused" || !joins) return taken;
  const joined = joinSupplies(taken.logic, hands);
  return joined.status === "refused" ? taken : joined;
}

/** It was checked when it was made and is named by its hash. */
function unpackBlock(gzip: Uint8Array): BlockDocument {
  return JSON.parse(gunzipSync(gzip).toString()) as BlockDocument;
}
