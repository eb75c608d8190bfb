import { parentPort, workerData } from "node:worker_threads";
import { editBoard } from "./edit-board.ts";
import type { EditInput } from "./protocol.ts";

parentPort?.postMessage(editBoard(workerData as EditInput));
