import { parentPort, workerData } from "node:worker_threads";
import { exportBoard } from "./export-board.ts";
import type { ExportInput } from "./protocol.ts";

parentPort?.postMessage(await exportBoard(workerData as ExportInput));
