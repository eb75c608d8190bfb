/** A run's thread that is busy for a second before it looks at its signal for the first time, as one that prepares a board. */
import { parentPort, workerData } from "node:worker_threads";
import { RUN_SIGNALS, type RunInput, type RunMessage } from "../threads/messages/run-messages.ts";

const NO_PROGRESS = { percent: 0, phase: "prepare", connected: 0, total: 0, vias: 0, lengthMm: 0, conflicts: 0 };
const { signal }: RunInput = workerData;

const until = performance.now() + 1000;
while (performance.now() < until);
if (Atomics.load(new Int32Array(signal), 0) === RUN_SIGNALS.stop)
  parentPort?.postMessage({
    kind: "stopped",
    checkpoint: new Uint8Array([1]),
    progress: NO_PROGRESS,
    preview: {},
  } satisfies RunMessage);
