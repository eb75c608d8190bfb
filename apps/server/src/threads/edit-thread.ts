import { parentPort, workerData } from "node:worker_threads";
import { editBoard } from "./edit-board.ts";
import type { EditInput } from "./messages/edit-messages.ts";

parentPort?.postMessage(editBoard(workerData as EditInput));
