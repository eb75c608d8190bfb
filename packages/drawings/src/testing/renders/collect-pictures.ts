import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/**
 * Frees unused pictures. Their pixels, 64 MB each, lie outside the heap, which sees no reason to collect
 * them before the machine's memory is full; they are freed between two turns of the loop alone.
 */
export async function collectPictures(): Promise<void> {
  collect();
  await setImmediate();
}
