import type { ExitCode } from "./exit-code.ts";

/** What a command answers: the same facts once for machines (`--json`) and once for people. */
export interface CommandResult {
  readonly exitCode: ExitCode;
  readonly json: unknown;
  readonly lines: readonly string[];
}
