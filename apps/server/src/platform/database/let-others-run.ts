import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** Milliseconds that queries may take one after the other before whatever else waits has its turn. */
const MAX_STRETCH_MS = 5;

/**
 * The embedded database computes on the thread that asks it, and its answer is there at once: a hundred awaited queries,
 * one after the other, would keep every request and timer of the process waiting until the last one.
 */
export function letOthersRun(client: Pick<PGlite, "execProtocolRaw">): void {
  const execute = client.execProtocolRaw.bind(client);
  let since = performance.now();
  client.execProtocolRaw = async (message, options = {}) => {
    if (performance.now() - since > MAX_STRETCH_MS) {
      await nextTurn();
      since = performance.now();
    }
    return execute(message, options);
  };
}
