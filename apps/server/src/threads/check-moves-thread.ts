import { parentPort, workerData } from "node:worker_threads";
import { checkPlacementControl, copperOfPlacement } from "@tracewright/flows";
import type { MovesAnswer, MovesInput } from "./messages/run-options.ts";
import { unpackBoard } from "./unpack-document.ts";

const { board: packed, control, fixed, choice } = workerData as MovesInput;

const board = unpackBoard(packed);
const checked = checkPlacementControl(board, control ?? {}, { fixed, choice });
const answer: MovesAnswer =
  checked.status === "ok" ? { ...checked, removes: copperOfPlacement(board, { ...checked.options, fixed }) } : checked;
parentPort?.postMessage(answer);
