import { readdirSync, readFileSync, statSync } from "node:fs";
import type { DatedLibraryFiles } from "@tracewright/formats";

/** This machine's disk, for reading libraries. */
export const DISK: DatedLibraryFiles = {
  list: (folder) => readdirSync(folder),
  read: (path) => readFileSync(path),
  changedAt: (path) => statSync(path).mtimeMs,
};
