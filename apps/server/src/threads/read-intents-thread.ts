import { parentPort, workerData } from "node:worker_threads";
import { pinsByReference, standingParts } from "@tracewright/board";
import { readIntents } from "@tracewright/flows";
import type { IntentsAnswer, IntentsInput } from "./messages/intents-messages.ts";
import { unpackBoard, unpackCircuit } from "./unpack-document.ts";

const input = workerData as IntentsInput;

const board = unpackBoard(input.board);
const circuit = input.circuit ? unpackCircuit(input.circuit) : undefined;
const answer: IntentsAnswer = {
  intents: readIntents(board, circuit),
  pins: pinsByReference(board, circuit),
  parts: standingParts(board),
};
parentPort?.postMessage(answer);
