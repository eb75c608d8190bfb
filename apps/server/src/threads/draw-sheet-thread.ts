import { parentPort, workerData } from "node:worker_threads";
import { makeDrawing, pageToSvg } from "@tracewright/drawings";
import type { SheetAnswer, SheetInput } from "./messages/picture-messages.ts";
import { unpackCircuit } from "./unpack-document.ts";

const { circuit, name, sheet, language } = workerData as SheetInput;

const outcome = makeDrawing(
  // No page of its own paper says project, version or date.
  { circuit: unpackCircuit(circuit), project: name, version: "", createdAt: new Date(0) },
  { content: { kind: "schematic" }, paper: "own", colours: "colour", language },
);
const page = outcome.status === "drawn" ? outcome.drawing.pages[sheet] : undefined;
parentPort?.postMessage({ svg: page ? pageToSvg(page) : null } satisfies SheetAnswer);
