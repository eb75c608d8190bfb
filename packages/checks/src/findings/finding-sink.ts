import type { Board, Finding } from "@tracewright/board";
import type { CheckedRule } from "./rules.ts";
import { severityOf } from "./severity.ts";

/** Collects findings, giving each its severity; what the board's rules ignore never gets in. */
export class FindingSink {
  findings: Finding[] = [];
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  /** Whether anybody wants to hear of that rule: spares the work of looking. */
  wants(rule: CheckedRule): boolean {
    return severityOf(this.#board.rules, rule) !== "ignore";
  }

  /** What was found since this was asked last. */
  take(): readonly Finding[] {
    const found = this.findings;
    if (found.length > 0) this.findings = [];
    return found;
  }

  add(finding: Omit<Finding, "severity" | "rule"> & { readonly rule: CheckedRule }): void {
    const severity = severityOf(this.#board.rules, finding.rule);
    if (severity !== "ignore") this.findings.push({ ...finding, severity });
  }
}
