import { runCommandLine } from "../run-command-line.ts";

/** A command line run in this process, with what it printed. */
export async function runInProcess(...args: readonly string[]) {
  const printed = { stdout: "", stderr: "" };
  const exitCode = await runCommandLine(args, {
    stdout: (text) => {
      printed.stdout += text;
    },
    stderr: (text) => {
      printed.stderr += text;
    },
    terminal: false,
    columns: 80,
  });
  return { exitCode, ...printed };
}
