import { parentPort, workerData } from "node:worker_threads";
import { type AssemblyPart, assemblyParts, billOfMaterials, checkAssembly, type SideLoad } from "@tracewright/assembly";
import { type Board, boardOutline, copperLayers } from "@tracewright/board";
import { boxOfPoints } from "@tracewright/geometry";
import type { OrderedBoardAnswer, OrderedBoardInput } from "./messages/ordered-board-messages.ts";
import { unpackBoard, unpackCircuit } from "./unpack-document.ts";

const input = workerData as OrderedBoardInput;
const board = unpackBoard(input.board);
const circuit = input.circuit ? unpackCircuit(input.circuit) : undefined;
const design = { board, circuit };
const parts = assemblyParts(design);
const lines = billOfMaterials(parts);
const answer: OrderedBoardAnswer = {
  board: measure(board, parts),
  parts: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  billLines: lines.length,
  assemblyErrors: checkAssembly(design, parts)
    .filter(({ severity }) => severity === "error")
    .map(({ message }) => message),
};
parentPort?.postMessage(answer);

function measure(measured: Board, placed: readonly AssemblyPart[]): OrderedBoardAnswer["board"] {
  const outline = boardOutline(measured);
  const box = outline.status === "closed" && boxOfPoints(outline.areas.flatMap(({ outer }) => outer));
  if (!box) return null;
  const load = (side: "front" | "back"): SideLoad => {
    const pads = placed
      .filter(({ leftOut, footprint }) => leftOut === undefined && footprint?.side === side)
      .flatMap(({ footprint }) => footprint?.pads ?? []);
    return {
      smdJoints: pads.filter(({ kind }) => kind === "smd").length,
      thtJoints: pads.filter(({ kind }) => kind === "through-hole").length,
    };
  };
  return {
    layers: copperLayers(measured).length,
    width: box.maxX - box.minX,
    height: box.maxY - box.minY,
    top: load("front"),
    bottom: load("back"),
  };
}
