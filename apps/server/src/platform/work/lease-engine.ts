import type { DatabaseHandle } from "../database/open-database.ts";
import { type Surroundings, startWorker } from "./start-worker.ts";
import type { WorkEngine } from "./work-kind.ts";
import { noteTrace, traceOf } from "./work-traces.ts";

/**
 * The tables of the kinds are the queues (docs/decisions/0012-the-table-is-the-queue.md): the attempt of a row is a lease,
 * and its beat is renewed by the worker that holds it.
 */
export function createLeaseEngine(
  surroundings: Surroundings & { readonly database: Pick<DatabaseHandle, "kind" | "db"> },
): WorkEngine {
  return {
    // A row that waits is in line.
    enqueue: noteTrace,
    readLine: async () => undefined,
    start: async (kind) => {
      // Its folder lock proves that no other process works on the embedded database, so every lease holder is dead.
      if (surroundings.database.kind === "embedded")
        for (const lost of await kind.listHeld()) await kind.takeBack(lost);
      return startWorker(surroundings, kind, {
        next: async (attempt) => {
          const job = await kind.claimNext(attempt);
          return job && { job };
        },
        traceOf: (id) => traceOf(surroundings.database.db, surroundings.log, { kind: kind.name, id }),
      });
    },
    close: async () => {},
  };
}
