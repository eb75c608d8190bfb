import { parentPort, workerData } from "node:worker_threads";
import type { UpdateInput } from "./messages/update-messages.ts";
import { updateBoard } from "./update-board.ts";

parentPort?.postMessage(await updateBoard(workerData as UpdateInput));
