import { parentPort, workerData } from "node:worker_threads";
import { judgeBoard } from "@tracewright/flows";
import type { JudgeAnswer, JudgeInput } from "./messages/judge-messages.ts";
import { unpackBoard } from "./unpack-document.ts";

const { board } = workerData as JudgeInput;
parentPort?.postMessage((await judgeBoard(unpackBoard(board))) satisfies JudgeAnswer);
