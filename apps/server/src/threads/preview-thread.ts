import { parentPort, workerData } from "node:worker_threads";
import { importFiles } from "@tracewright/formats";
import { boardToSvg } from "@tracewright/rendering";
import type { PreviewAnswer, PreviewInput } from "./protocol.ts";

const { files, kind } = workerData as PreviewInput;

function draw(): PreviewAnswer {
  const { board } = importFiles(files);
  return { svg: kind === "layout" && board !== undefined ? boardToSvg(board) : null };
}

parentPort?.postMessage(draw());
