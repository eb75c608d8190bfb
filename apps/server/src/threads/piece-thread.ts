import { parentPort, workerData } from "node:worker_threads";
import { makeWay } from "../platform/make-way.ts";
import type { PieceInput } from "./messages/piece-messages.ts";

makeWay();
const { TrialRun } = await import("@tracewright/flows");
const { startCrew } = await import("@tracewright/threads");
const { unpackBoard } = await import("./unpack-document.ts");

const STEP = 100_000;

const { board, piece, threads } = workerData as PieceInput;
const crew = startCrew({ threads });
const run = new TrialRun(unpackBoard(board), piece, { crew: crew.crew });
while (run.step(STEP) === "running");
parentPort?.postMessage(run.outcome());
await crew.close();
