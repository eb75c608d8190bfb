import type { Board } from "../records/board.ts";
import type { Circuit } from "../records/circuit.ts";
import { writeCanonicalJson } from "./canonical-json.ts";
import { sha256OfPieces } from "./sha256.ts";

const hashes = new WeakMap<Board | Circuit, string>();

/** SHA-256 of the canonical JSON, in hexadecimal: equal boards have equal hashes. Remembered per board object. */
export function hashBoard(board: Board): string {
  return hashDocument(board);
}

/** As `hashBoard`, for a schematic. */
export function hashCircuit(circuit: Circuit): string {
  return hashDocument(circuit);
}

function hashDocument(document: Board | Circuit): string {
  let hash = hashes.get(document);
  if (!hash) {
    hash = sha256OfPieces((write) => writeCanonicalJson(document, write));
    hashes.set(document, hash);
  }
  return hash;
}
