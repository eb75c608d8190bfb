import type { Diagnostic } from "@tracewright/board";
import type { CommandResult } from "./command-result.ts";
import { EXIT_CODE } from "./exit-code.ts";

/** Thrown anywhere in a command to end it with exit code 2: the input is at fault, and nothing was written. */
export class Refusal extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(message: string, diagnostics: readonly Diagnostic[] = []) {
    super(message);
    this.diagnostics = diagnostics;
  }
}

/** What a refused command answers. */
export function resultOfRefusal(refusal: Refusal): CommandResult {
  const { message, diagnostics } = refusal;
  return {
    exitCode: EXIT_CODE.refused,
    json: { refused: message, diagnostics },
    lines: [message, ...diagnostics.map(formatDiagnostic), "Nothing was written."],
  };
}

/** "board.kicad_pcb:12:4 error: …" as compilers write it, so that editors can jump there. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, message } = diagnostic;
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(":");
  return `${place} ${severity}: ${message}`;
}
