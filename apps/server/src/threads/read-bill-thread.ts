import { parentPort, workerData } from "node:worker_threads";
import { assemblyParts, billOfMaterials } from "@tracewright/assembly";
import { BLOCK_FIELD } from "@tracewright/logic";
import { presentBoardShape } from "../wire/layout/present-layout.ts";
import type { BillAnswer, BillInput } from "./messages/bill-messages.ts";
import { unpackBoard, unpackCircuit } from "./unpack-document.ts";

const input = workerData as BillInput;

const board = input.board ? unpackBoard(input.board) : undefined;
const circuit = input.circuit ? unpackCircuit(input.circuit) : undefined;
const lines = billOfMaterials(assemblyParts({ board, circuit }));
const blockOf = new Map(
  circuit?.components.map(({ reference, properties }) => [reference, properties[BLOCK_FIELD]] as const),
);
const blocks = lines.flatMap(({ id, references }) => {
  const names = [...new Set(references.flatMap((reference) => blockOf.get(reference) ?? []))];
  return names.length > 0 ? [[id, names] as const] : [];
});
const answer: BillAnswer = {
  lines,
  blocks: Object.fromEntries(blocks),
  boardShape: board ? presentBoardShape(board) : [],
  sheets: circuit?.sheets.length ?? 0,
};
parentPort?.postMessage(answer);
