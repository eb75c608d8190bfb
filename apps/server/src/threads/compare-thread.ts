import { parentPort, workerData } from "node:worker_threads";
import { compareVersions } from "./compare-versions.ts";
import type { CompareInput } from "./messages/compare-messages.ts";

parentPort?.postMessage(compareVersions(workerData as CompareInput));
