import { homedir } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { usualLibraryFolders } from "@tracewright/formats";
import type { ImportInput } from "./messages/import-messages.ts";
import { readImport } from "./read-import.ts";

const { files, wishes, kicadLibraries } = workerData as ImportInput;
const env = { ...process.env, KICAD_LIBRARIES: kicadLibraries };
const libraryFolders = usualLibraryFolders({ platform: process.platform, home: homedir(), env });
parentPort?.postMessage(readImport(files, wishes, libraryFolders));
