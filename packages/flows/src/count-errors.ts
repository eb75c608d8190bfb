import type { Board, Finding } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";

/** Errors of the design rules but open connections: those are what a routing is for, and reported by themselves. */
export function countErrors(findings: readonly Finding[]): number {
  return findings.filter(({ rule, severity }) => severity === "error" && rule !== "unconnected_items").length;
}

/** The same of a board, checked as it is. */
export function errorsOf(board: Board): number {
  return countErrors(checkBoard(board).findings);
}
