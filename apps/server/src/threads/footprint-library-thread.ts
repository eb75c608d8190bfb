import { parentPort, workerData } from "node:worker_threads";
import type { AskedQuestion, GivenAnswer } from "../platform/asking-thread.ts";
import { DISK } from "./disk.ts";
import { libraryFolders } from "./library-folders.ts";
import type { LibraryAnswer, LibraryInput, LibraryQuestion } from "./messages/footprint-messages.ts";
import { readLibraries } from "./read-libraries.ts";

const { libraries, keptIn } = workerData as LibraryInput;
const answer = readLibraries(libraryFolders(libraries), DISK, { keptIn, now: () => performance.now() });

parentPort?.on("message", ({ id, question }: AskedQuestion<LibraryQuestion>) => {
  parentPort?.postMessage({ id, answer: answer(question) } satisfies GivenAnswer<LibraryAnswer>);
});
