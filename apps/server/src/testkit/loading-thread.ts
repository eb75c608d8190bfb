/** A run's thread that takes a second to load its engine, as on a busy machine, and then hears at once that it shall stop. */
import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { RUN_SIGNALS, type RunInput, type RunMessage } from "../threads/messages/run-messages.ts";

const NO_PROGRESS = { percent: 0, phase: "prepare", connected: 0, total: 0, vias: 0, lengthMm: 0, conflicts: 0 };
const { signal }: RunInput = workerData;

await delay(1000);
parentPort?.postMessage({ kind: "begun" } satisfies RunMessage);
if (Atomics.load(new Int32Array(signal), 0) === RUN_SIGNALS.stop)
  parentPort?.postMessage({
    kind: "stopped",
    checkpoint: new Uint8Array([1]),
    progress: NO_PROGRESS,
    preview: {},
  } satisfies RunMessage);
