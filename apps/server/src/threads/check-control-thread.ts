import { parentPort, workerData } from "node:worker_threads";
import { checkControl } from "@tracewright/flows";
import type { ControlAnswer, ControlInput } from "./messages/run-options.ts";
import { unpackBoard } from "./unpack-document.ts";

const { board, strip, pours, control } = workerData as ControlInput;

const answer: ControlAnswer = checkControl(
  unpackBoard(board),
  { strip, pours: pours === "TRACKS" ? "tracks" : "keep" },
  control,
);
parentPort?.postMessage(answer);
