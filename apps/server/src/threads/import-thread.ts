import { parentPort, workerData } from "node:worker_threads";
import { libraryFolders } from "./library-folders.ts";
import type { ImportInput } from "./messages/import-messages.ts";
import { readImport } from "./read-import.ts";

const { files, requestedOptions, libraries } = workerData as ImportInput;
parentPort?.postMessage(readImport(files, requestedOptions, libraryFolders(libraries)));
