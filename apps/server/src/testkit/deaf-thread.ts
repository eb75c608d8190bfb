/** A run's thread that never looks at its signal, as one that fills the pours of a large board. */
import { parentPort } from "node:worker_threads";
import type { RunMessage } from "../threads/messages/run-messages.ts";

parentPort?.postMessage({ kind: "begun" } satisfies RunMessage);
parentPort?.postMessage({ kind: "checkpoint", bytes: new Uint8Array([1]) } satisfies RunMessage);
for (;;);
