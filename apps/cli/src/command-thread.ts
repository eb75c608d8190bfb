import { parentPort, workerData } from "node:worker_threads";
import { listenForInterrupts } from "./interrupt.ts";
import { runCommandLine } from "./run-command-line.ts";

/** What the main thread tells the one that works. */
export interface CommandInput {
  readonly args: readonly string[];
  readonly terminal: boolean;
  readonly columns: number;
  readonly interrupts: SharedArrayBuffer;
}

const { args, terminal, columns, interrupts } = workerData as CommandInput;

const exitCode = await runCommandLine(args, {
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
  terminal,
  columns,
  interrupt: listenForInterrupts(interrupts),
});
parentPort?.postMessage(exitCode);
