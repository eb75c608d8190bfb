import { homedir } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { factsOfFootprint } from "@tracewright/board";
import { familyFacts, findFootprint, indexFootprints, suggestFootprints } from "@tracewright/footprints";
import { openLibraries, usualLibraryFolders } from "@tracewright/formats";
import type { AskedQuestion, GivenAnswer } from "../platform/asking-thread.ts";
import { DISK } from "./disk.ts";
import { readFootprintIndex } from "./keep-footprint-index.ts";
import type { FootprintRecord, LibraryAnswer, LibraryInput, LibraryQuestion } from "./messages/footprint-messages.ts";

const { kicadLibraries, keptIn } = workerData as LibraryInput;
const env = { ...process.env, KICAD_LIBRARIES: kicadLibraries };
const folders = usualLibraryFolders({ platform: process.platform, home: homedir(), env });
const official = readFootprintIndex(folders, DISK, keptIn);
const libraries = openLibraries(folders, DISK);
const index = indexFootprints([
  ...official.map((facts) => ({ ...facts, source: "official" as const })),
  ...familyFacts(),
]);

function answer(question: LibraryQuestion): LibraryAnswer {
  const none = { total: 0, hits: [], records: [], official: official.length };
  switch (question.kind) {
    case "search":
      return { ...none, ...index.search(question.query, question.limit) };
    case "suggest": {
      const hits = suggestFootprints(index, question.need, question.limit);
      return { ...none, total: hits.length, hits };
    }
    case "find":
      return { ...none, records: question.names.flatMap((name) => record(name) ?? []) };
  }
}

function record(name: string): FootprintRecord | undefined {
  const found = libraries.findExact(name);
  if (found) return { ...factsOfFootprint(found), source: "official", footprint: found };
  const ours = findFootprint(name)?.footprint;
  return ours && { ...factsOfFootprint(ours), source: "family", footprint: ours };
}

parentPort?.on("message", ({ id, question }: AskedQuestion<LibraryQuestion>) => {
  parentPort?.postMessage({ id, answer: answer(question) } satisfies GivenAnswer<LibraryAnswer>);
});
