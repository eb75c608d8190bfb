import { parentPort, workerData } from "node:worker_threads";
import { exportProject } from "./export-project.ts";
import type { ExportInput } from "./messages/export-messages.ts";

parentPort?.postMessage(await exportProject(workerData as ExportInput));
