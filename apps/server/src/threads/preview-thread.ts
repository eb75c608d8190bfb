import { parentPort, workerData } from "node:worker_threads";
import { importFiles } from "@tracewright/formats";
import { boardToSvg, sheetToSvg } from "@tracewright/rendering";
import type { PreviewAnswer, PreviewInput } from "./messages/picture-messages.ts";

const { files, kind } = workerData as PreviewInput;

function draw(): PreviewAnswer {
  const { board, circuit } = importFiles(files);
  if (kind === "layout") return { svg: board === undefined ? null : boardToSvg(board) };
  const root = circuit?.sheets[0];
  return { svg: circuit === undefined || root === undefined ? null : sheetToSvg(circuit, root) };
}

parentPort?.postMessage(draw());
