import { Worker } from "node:worker_threads";
import { COMMAND_LIMITS } from "./command-limits.ts";
import type { CommandInput } from "./command-thread.ts";
import { EXIT_CODE } from "./exit-code.ts";
import { createInterruptMemory, type InterruptMeaning, passOnInterrupt } from "./interrupt.ts";

/** What shells answer for a program that Ctrl+C has ended. */
const INTERRUPTED = 130;

const SAID: Readonly<Record<InterruptMeaning, string>> = {
  finish: "Finishing with the best so far; Ctrl+C again ends at once and writes nothing.",
  cancel: "Canceling …",
};

const interrupts = createInterruptMemory();
const worker = new Worker(new URL("./command-thread.ts", import.meta.url), {
  workerData: {
    args: process.argv.slice(2),
    terminal: process.stderr.isTTY === true,
    columns: process.stderr.columns ?? 80,
    interrupts,
  } satisfies CommandInput,
  resourceLimits: COMMAND_LIMITS,
});
process.exitCode = EXIT_CODE.failed;
worker.on("message", (exitCode: number) => {
  process.exitCode = exitCode;
});
worker.on("error", (error) => {
  process.stderr.write(`tracewright failed: ${error instanceof Error ? error.message : String(error)}\n`);
});
process.on("SIGINT", () => {
  const meaning = passOnInterrupt(interrupts);
  if (meaning === undefined) process.exit(INTERRUPTED);
  process.stderr.write(`\n${SAID[meaning]}\n`);
});
