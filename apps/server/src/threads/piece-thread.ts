import { parentPort, workerData } from "node:worker_threads";
import { makeWay } from "../platform/make-way.ts";
import type { PieceInput } from "./messages/piece-messages.ts";

// The engines are loaded after it, not with this file, and by a module that names what it takes of them: a package that is loaded
// as a whole brings the programs of other threads with it where all are joined.
makeWay();
const { computePiece } = await import("./compute-piece.ts");
parentPort?.postMessage(await computePiece(workerData as PieceInput));
