import type { Board, CustomRule, Finding } from "@tracewright/board";
import { Exclusions } from "./match-exclusion.ts";
import type { CheckedRule } from "./rules.ts";
import { severityOf } from "./severity.ts";

type NewFinding = Omit<Finding, "customRule" | "excluded" | "rule" | "severity"> & {
  readonly rule: CheckedRule;
  /** The custom rule that asks for it: its name goes with the finding, and its severity counts. */
  readonly by?: CustomRule;
};

/** Collects findings, giving each its severity; what the board's rules ignore never gets in. */
export class FindingSink {
  findings: Finding[] = [];
  readonly #board: Board;
  readonly #exclusions: Exclusions;

  constructor(board: Board) {
    this.#board = board;
    this.#exclusions = new Exclusions(board.rules.exclusions ?? []);
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

  add({ by, ...finding }: NewFinding): void {
    const severity = by?.severity ?? severityOf(this.#board.rules, finding.rule);
    // A custom rule may excuse what it finds, as a person does one finding at a time.
    if (severity === "ignore" || severity === "exclusion") return;
    const exclusion = this.#exclusions.find(finding);
    const { comment } = exclusion ?? {};
    this.findings.push({
      ...finding,
      ...(by && { customRule: by.name }),
      ...(exclusion && { excluded: comment === undefined ? {} : { comment } }),
      severity,
    });
  }
}
