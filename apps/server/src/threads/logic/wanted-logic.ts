import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import type { BlockDocument } from "@tracewright/blocks";
import type { Board } from "@tracewright/board";
import {
  type BlockBook,
  checkLogic,
  followBoard,
  joinNeeds,
  joinSupplies,
  type Logic,
  type LogicOutcome,
  type LogicProblem,
  takeBlocks,
} from "@tracewright/logic";
import type { StoredBlock, WantedLogic } from "../messages/logic-messages.ts";

export type MadeLogic =
  | { readonly status: "made"; readonly logic: Logic; readonly book: BlockBook }
  | { readonly status: "refused"; readonly problems: readonly LogicProblem[] };

/** The logic that is wanted, whole and in itself right, with the documents of its blocks. `board` is what the project has. */
export function makeWanted(wanted: WantedLogic, blocks: readonly StoredBlock[], board?: Board): MadeLogic {
  const book = new Map(blocks.map(({ hash, gzip }) => [hash, unpackBlock(gzip)]));
  const made = make(wanted, { book, board });
  if (made.status === "refused") return { status: "refused", problems: [made.problem] };
  const problems = checkLogic(made.logic, book);
  return problems.length > 0 ? { status: "refused", problems } : { status: "made", logic: made.logic, book };
}

function make(wanted: WantedLogic, { book, board }: { book: BlockBook; board: Board | undefined }): LogicOutcome {
  switch (wanted.kind) {
    case "logic":
      return { status: "unchanged", logic: wanted.logic };
    case "blocks":
      return take(wanted, book);
    default:
      return {
        status: "unchanged",
        logic: board ? followBoard(wanted.logic, board, { ...wanted, book }) : wanted.logic,
      };
  }
}

function take({ logic, blocks, needs, joins }: Extract<WantedLogic, { kind: "blocks" }>, book: BlockBook) {
  const hands = { book, newId: () => randomUUID() };
  const taken = takeBlocks(logic, blocks, hands);
  if (taken.status === "refused" || !joins) return taken;
  const paired = joinNeeds(taken.logic, needs, hands);
  const joined = joinSupplies((paired.status === "refused" ? taken : paired).logic, hands);
  return joined.status === "refused" ? taken : joined;
}

/** It was checked when it was made and is named by its hash. */
function unpackBlock(gzip: Uint8Array): BlockDocument {
  return JSON.parse(gunzipSync(gzip).toString()) as BlockDocument;
}
