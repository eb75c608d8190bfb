import { gunzipSync } from "node:zlib";
import type { Board, Circuit } from "@tracewright/board";

/** The board in a stored document. It was checked when it was made and is named by its hash: it is what was written. */
export function unpackBoard(gzip: Uint8Array): Board {
  return JSON.parse(gunzipSync(gzip).toString()) as Board;
}

export function unpackCircuit(gzip: Uint8Array): Circuit {
  return JSON.parse(gunzipSync(gzip).toString()) as Circuit;
}
