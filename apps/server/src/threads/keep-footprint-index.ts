import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { FootprintFacts } from "@tracewright/board";
import { type DatedLibraryFiles, indexLibraries, stateOfLibraries } from "@tracewright/formats";

/** Counts up when facts are measured otherwise. */
const VERSION = 1;

interface KeptIndex {
  readonly version: number;
  readonly state: string;
  readonly footprints: readonly FootprintFacts[];
}

/** The facts of all footprints in these folders: those that were kept, unless the folders changed since. */
export function readFootprintIndex(
  folders: readonly string[],
  files: DatedLibraryFiles,
  keptIn: string,
): readonly FootprintFacts[] {
  const state = stateOfLibraries(folders, files);
  if (state === "") return [];
  const kept = readKept(keptIn);
  if (kept?.version === VERSION && kept.state === state) return kept.footprints;
  const footprints = indexLibraries(folders, files);
  keep(keptIn, { version: VERSION, state, footprints });
  return footprints;
}

function readKept(path: string): KeptIndex | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as KeptIndex;
  } catch {
    // Missing, or cut off when a server was killed: it is rebuilt.
    return undefined;
  }
}

/** A full disk costs the next start some seconds, no more. */
function keep(path: string, index: KeptIndex): void {
  try {
    writeFileSync(`${path}.new`, JSON.stringify(index), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch (error) {
    console.error(`the index of footprints was not kept: ${error instanceof Error ? error.message : error}`);
  }
}
