import { readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { type LibraryFiles, usualLibraryFolders } from "@tracewright/formats";
import { dataFolder, readEnvironment } from "./data-folder.ts";

export const DISK: LibraryFiles = {
  list: (folder) => readdirSync(folder),
  read: (path) => readFileSync(path, "utf8"),
};

/** Where footprint libraries may lie on this machine. */
export function libraryFolders(env = readEnvironment(), dataDir = dataFolder(env)): readonly string[] {
  return usualLibraryFolders({ platform: process.platform, home: homedir(), env, dataDir });
}
