import { type Diagnostic, type RemarkWords, worded } from "@tracewright/board";
import type { SyntaxProblem } from "../sexpr/parse-s-expression.ts";
import { sourcePosition } from "../sexpr/source-position.ts";
import type { SyntaxTree } from "../sexpr/syntax-tree.ts";

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

/** A file that closes more lists than it opened: all of it was read. */
export function surplusRemarks(fileName: string, { source, surplus }: SyntaxTree): Diagnostic[] {
  if (surplus === undefined) return [];
  const said = worded("surplus-parentheses", { file: fileName });
  return [
    {
      severity: "warning",
      code: "surplus-parentheses",
      ...said,
      file: fileName,
      ...sourcePosition(source, surplus),
    },
  ];
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
