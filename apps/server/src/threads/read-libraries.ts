import { factsOfFootprint } from "@tracewright/board";
import { familyFacts, findFootprint, indexFootprints, suggestFootprints } from "@tracewright/footprints";
import { type DatedLibraryFiles, openLibraries, stateOfLibraries } from "@tracewright/formats";
import { readFootprintIndex } from "./keep-footprint-index.ts";
import type { FootprintRecord, LibraryAnswer, LibraryQuestion } from "./messages/footprint-messages.ts";

/** Folders are looked at for what was added or removed at most so often. */
const LOOK_EVERY_MS = 5000;

export interface ReadLibrariesOptions {
  /** File that keeps the index from one start to the next. */
  readonly keptIn: string;
  /** A stopwatch, in milliseconds. */
  readonly now: () => number;
}

/**
 * Answers what is in the libraries of these folders and in the built-in families; follows libraries that are added
 * while it runs.
 */
export function readLibraries(
  folders: readonly string[],
  files: DatedLibraryFiles,
  { keptIn, now }: ReadLibrariesOptions,
): (question: LibraryQuestion) => LibraryAnswer {
  let state = stateOfLibraries(folders, files);
  let lookedAt = now();
  let read = readAll(folders, files, keptIn);
  return (question) => {
    if (now() - lookedAt >= LOOK_EVERY_MS) {
      const found = stateOfLibraries(folders, files);
      if (found !== state) read = readAll(folders, files, keptIn);
      [state, lookedAt] = [found, now()];
    }
    return answer(question, read);
  };
}

type ReadAll = ReturnType<typeof readAll>;

function readAll(folders: readonly string[], files: DatedLibraryFiles, keptIn: string) {
  const official = readFootprintIndex(folders, files, keptIn);
  const index = indexFootprints([
    ...official.map((facts) => ({ ...facts, source: "official" as const })),
    ...familyFacts(),
  ]);
  return { index, official: official.length, libraries: openLibraries(folders, files) };
}

function answer(question: LibraryQuestion, { index, official, libraries }: ReadAll): LibraryAnswer {
  const none = { total: 0, hits: [], records: [], official };
  switch (question.kind) {
    case "search":
      return { ...none, ...index.search(question.query, question.limit) };
    case "suggest": {
      const hits = suggestFootprints(index, question.need, question.limit);
      return { ...none, total: hits.length, hits };
    }
    case "find":
      return { ...none, records: question.names.flatMap((name) => recordOf(name, libraries) ?? []) };
  }
}

function recordOf(name: string, libraries: ReadAll["libraries"]): FootprintRecord | undefined {
  const found = libraries.findExact(name);
  if (found) return { ...factsOfFootprint(found), source: "official", footprint: found };
  const ours = findFootprint(name)?.footprint;
  return ours && { ...factsOfFootprint(ours), source: "family", footprint: ours };
}
