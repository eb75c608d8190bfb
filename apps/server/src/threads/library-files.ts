import { readdirSync, readFileSync } from "node:fs";
import type { LibraryFiles } from "@tracewright/formats";

/** Libraries on the disk. A folder or file that is not there, or not for us to read, holds nothing. */
export const LIBRARY_FILES: LibraryFiles = {
  list: (folder) => orNothing(() => readdirSync(folder)) ?? [],
  read: (path) => orNothing(() => readFileSync(path, "utf8")),
};

function orNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && "code" in error) return undefined;
    throw error;
  }
}
