import { parentPort, workerData } from "node:worker_threads";
import { checkPlacementControl } from "@tracewright/flows";
import type { MovesAnswer, MovesInput } from "./messages/run-options.ts";
import { unpackBoard } from "./unpack-document.ts";

const { board, control, fixed, choice } = workerData as MovesInput;

const answer: MovesAnswer = checkPlacementControl(unpackBoard(board), control, { fixed, choice });
parentPort?.postMessage(answer);
