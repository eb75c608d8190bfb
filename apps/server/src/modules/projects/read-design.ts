import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Board, Circuit } from "@tracewright/board";
import type { Application } from "../../application.ts";
import { readDocument } from "../documents/document-store.ts";

/** The board of a version as it is stored; undefined where it has none. */
export function readBoard(application: Application, boardHash: string | null): Promise<Board | undefined> {
  return readStored<Board>(application, boardHash);
}

/** The schematic of a version as it is stored; undefined where it has none. */
export function readCircuit(application: Application, circuitHash: string | null): Promise<Circuit | undefined> {
  return readStored<Circuit>(application, circuitHash);
}

const unzip = promisify(gunzip);

/** Written by our own import thread from a checked model; content-addressed, so it is what was written. */
async function readStored<Model>(application: Application, hash: string | null): Promise<Model | undefined> {
  if (hash === null) return undefined;
  return JSON.parse((await unzip(await readDocument(application, hash))).toString()) as Model;
}
