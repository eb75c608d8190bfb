import { parentPort, workerData } from "node:worker_threads";
import type { ImportInput } from "./messages/import-messages.ts";
import { readImport } from "./read-import.ts";

const { files, wishes } = workerData as ImportInput;
parentPort?.postMessage(readImport(files, wishes));
