import { type Board, type Circuit, hashBoard, hashCircuit } from "@tracewright/board";
import { hashLogic, type Logic } from "@tracewright/logic";
import { findBoardFacts } from "./board-facts.ts";
import { gzipPieces } from "./gzip-pieces.ts";
import { writeJson } from "./json-pieces.ts";
import type { PackedDocument } from "./messages/packed-document.ts";
import { refuseNul } from "./nul.ts";

/** Of compression: higher ones take far longer for little. */
const LEVEL = 5;

/**
 * A board as it is stored: gzip of its JSON, named by its content hash, with what the server wants to know of it. Throws
 * `NulInTextError` where a text of it cannot be kept.
 */
export function packBoard(board: Board): PackedDocument {
  return { kind: "board", hash: hashBoard(board), gzip: pack(board), facts: findBoardFacts(board) };
}

export function packCircuit(circuit: Circuit): PackedDocument {
  return { kind: "circuit", hash: hashCircuit(circuit), gzip: pack(circuit), facts: null };
}

export function packLogic(logic: Logic): PackedDocument {
  return { kind: "logic", hash: hashLogic(logic), gzip: pack(logic), facts: null };
}

function pack(document: Board | Circuit | Logic): Uint8Array {
  return gzipPieces(
    (write) =>
      writeJson(document, (piece) => {
        refuseNul(piece);
        write(piece);
      }),
    LEVEL,
  );
}
