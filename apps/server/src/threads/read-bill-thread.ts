import { parentPort, workerData } from "node:worker_threads";
import { assemblyParts, billOfMaterials } from "@tracewright/assembly";
import { presentBoardShape } from "../wire/layout/present-layout.ts";
import type { BillAnswer, BillInput } from "./messages/bill-messages.ts";
import { unpackBoard, unpackCircuit } from "./unpack-document.ts";

const input = workerData as BillInput;

const board = input.board ? unpackBoard(input.board) : undefined;
const circuit = input.circuit ? unpackCircuit(input.circuit) : undefined;
const answer: BillAnswer = {
  lines: billOfMaterials(assemblyParts({ board, circuit })),
  boardShape: board ? presentBoardShape(board) : [],
  sheets: circuit?.sheets.length ?? 0,
};
parentPort?.postMessage(answer);
