import { type Diagnostic, type RemarkWords, worded } from "@tracewright/board";
import type { SyntaxProblem } from "../sexpr/parse-s-expression.ts";

/** A file whose brackets or words cannot be read. */
export function syntaxRefusal(fileName: string, { code, words: problem, line, column }: SyntaxProblem): Diagnostic {
  return {
    severity: "error",
    code,
    catalogue: 70004,
    ...worded("file-problem", { file: fileName, problem }),
    file: fileName,
    line,
    column,
  };
}

/** A file with numbers that cannot stand, a remark for each. */
export function numberRefusals(fileName: string, problems: readonly RemarkWords[]): Diagnostic[] {
  return problems.map((problem) => ({
    severity: "error",
    code: "out-of-range",
    catalogue: 70004,
    ...worded("file-refused", { file: fileName, problem }),
    file: fileName,
  }));
}
