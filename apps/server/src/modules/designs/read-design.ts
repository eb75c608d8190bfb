import type { Board, Circuit } from "@tracewright/board";
import type { Application } from "../../platform/application.ts";
import { KeptModels } from "../documents/kept-models.ts";

/** The board of a version as it is stored; undefined where it has none. */
export function readBoard(application: Application, boardHash: string | null): Promise<Board | undefined> {
  return readStored<Board>(application, boardHash);
}

/** The schematic of a version as it is stored; undefined where it has none. */
export function readCircuit(application: Application, circuitHash: string | null): Promise<Circuit | undefined> {
  return readStored<Circuit>(application, circuitHash);
}

const models = new WeakMap<Application, KeptModels>();

/** Written by the import thread from a checked model; content-addressed, so it is what was written. */
async function readStored<Model>(application: Application, hash: string | null): Promise<Model | undefined> {
  if (hash === null) return undefined;
  const kept = models.get(application) ?? new KeptModels(application);
  models.set(application, kept);
  return (await kept.read(hash)) as Model;
}
