import { join } from "node:path";
import type { FootprintHits, FootprintNeed, FootprintQuery } from "@tracewright/footprints";
import { createAskingThread } from "../../platform/asking-thread.ts";
import type { Configuration } from "../../platform/configuration.ts";
import { serviceKey } from "../../platform/services.ts";
import type {
  FootprintRecord,
  LibraryAnswer,
  LibraryInput,
  LibraryQuestion,
} from "../../threads/messages/footprint-messages.ts";
import { FOOTPRINT_LIBRARY_THREAD } from "../../threads/thread-files.ts";

/** KiCad's libraries on this machine and the built-in families, in a thread that keeps their index. */
export interface FootprintLibrary {
  search(query: FootprintQuery, limit: number): Promise<FootprintHits & { readonly official: number }>;
  suggest(need: FootprintNeed, limit: number): Promise<FootprintHits>;
  /** Those of these names that there are. */
  find(names: readonly string[]): Promise<readonly FootprintRecord[]>;
  stop(): Promise<void>;
}

export const FOOTPRINT_LIBRARY = serviceKey<FootprintLibrary>("footprint library");

/** The index of 15,000 footprints takes a tenth of it. */
const MEMORY_MB = 512;
/** The first question of a machine waits for the index: seconds, more on a slow disk. */
const SECONDS = 60;
const IDLE_SECONDS = 900;

export function createFootprintLibrary({
  dataDir,
  kicadLibraries,
}: Pick<Configuration, "dataDir" | "kicadLibraries">): FootprintLibrary {
  const input: LibraryInput = { libraries: { dataDir, kicadLibraries }, keptIn: join(dataDir, "footprint-index.json") };
  const thread = createAskingThread<LibraryQuestion, LibraryAnswer>(FOOTPRINT_LIBRARY_THREAD, {
    input,
    memoryMb: MEMORY_MB,
    seconds: SECONDS,
    idleSeconds: IDLE_SECONDS,
  });
  return {
    search: (query, limit) => thread.ask({ kind: "search", query, limit }),
    suggest: (need, limit) => thread.ask({ kind: "suggest", need, limit }),
    find: async (names) => (await thread.ask({ kind: "find", names })).records,
    stop: () => thread.stop(),
  };
}
