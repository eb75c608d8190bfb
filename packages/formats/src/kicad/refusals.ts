import type { Diagnostic } from "@tracewright/board";
import type { SyntaxProblem } from "../sexpr/parse-s-expression.ts";

/** A file whose brackets or words cannot be read. */
export function syntaxRefusal(fileName: string, { code, message, line, column }: SyntaxProblem): Diagnostic {
  return {
    severity: "error",
    code,
    catalogue: 70004,
    message: `${fileName}: ${message}.`,
    file: fileName,
    line,
    column,
  };
}

/** A file with numbers that cannot stand, a remark for each. */
export function numberRefusals(fileName: string, problems: readonly string[]): Diagnostic[] {
  return problems.map((problem) => ({
    severity: "error",
    code: "out-of-range",
    catalogue: 70004,
    message: `${fileName}: ${problem}. Nothing was imported.`,
    file: fileName,
  }));
}
