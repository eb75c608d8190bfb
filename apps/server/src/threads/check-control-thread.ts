import { parentPort, workerData } from "node:worker_threads";
import { checkControl, copperOfRouting } from "@tracewright/flows";
import type { ControlAnswer, ControlInput } from "./messages/run-options.ts";
import { unpackBoard } from "./unpack-document.ts";

const { board: packed, strip, pours, control } = workerData as ControlInput;

const board = unpackBoard(packed);
const first = { strip, pours: pours === "TRACKS" ? "tracks" : "keep" } as const;
const checked = checkControl(board, first, control ?? {});
const answer: ControlAnswer =
  checked.status === "ok" ? { ...checked, removes: copperOfRouting(board, first, checked.options) } : checked;
parentPort?.postMessage(answer);
