import type { BlockDocument } from "@tracewright/blocks";
import type { Board, Circuit } from "@tracewright/board";
import type { Logic } from "@tracewright/logic";
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

/** What a version is made of as it is stored; undefined: it is not made of blocks. */
export function readLogicDocument(application: Application, logicHash: string | null): Promise<Logic | undefined> {
  return readStored<Logic>(application, logicHash);
}

/** Documents of the blocks of a logic, by hash. */
export async function readBook(application: Application, { uses }: Logic): Promise<ReadonlyMap<string, BlockDocument>> {
  const book = new Map<string, BlockDocument>();
  for (const hash of new Set(uses.map(({ block }) => block.hash))) {
    const document = await readStored<BlockDocument>(application, hash);
    if (document) book.set(hash, document);
  }
  return book;
}

const models = new WeakMap<Application, KeptModels>();

/** Written by the import thread from a checked model; content-addressed, so it is what was written. */
async function readStored<Model>(application: Application, hash: string | null): Promise<Model | undefined> {
  if (hash === null) return undefined;
  const kept = models.get(application) ?? new KeptModels(application);
  models.set(application, kept);
  return (await kept.read(hash)) as Model;
}
