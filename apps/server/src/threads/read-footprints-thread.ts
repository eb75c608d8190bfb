import { parentPort, workerData } from "node:worker_threads";
import { factsOfFootprint } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import type { FootprintRecord, ReadFootprintsAnswer, ReadFootprintsInput } from "./messages/footprint-messages.ts";

/** Of uploaded libraries so many footprints are listed. */
const MAX_LISTED = 2000;
/** So many are answered whole, without being asked for by name. */
const FEW = 4;
const UNREADABLE = 70004;

const { files, names } = workerData as ReadFootprintsInput;

function read(): ReadFootprintsAnswer {
  const { footprints, receipt } = importFiles(files);
  const listed = footprints.slice(0, MAX_LISTED);
  const wanted = new Set(listed.length <= FEW ? listed.map(({ library }) => library) : names);
  const records = listed
    .filter(({ library }) => wanted.has(library))
    .map((footprint): FootprintRecord => ({ ...factsOfFootprint(footprint), source: "files", footprint }));
  return {
    found: listed.map((footprint) => ({ ...factsOfFootprint(footprint), source: "files" })),
    records,
    problems: receipt.diagnostics
      .filter(({ words }) => words?.kind === "footprint-file-left-out")
      .map(({ message, words }) => ({ code: UNREADABLE, message, ...(words && { words }) })),
  };
}

parentPort?.postMessage(read());
