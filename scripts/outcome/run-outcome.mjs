import { readFileSync } from "node:fs";
import { errorLines, uncaughtErrorLines } from "./error-lines.mjs";
import { listFailures } from "./list-failures.mjs";

/** Much more than the errors of a step; a runner's whole output would be megabytes. */
const KEPT_CHARACTERS = 1_000_000;

/** What a run of several steps has come to: tests that passed, and all that failed by name. */
export class RunOutcome {
  passed = 0;
  /** @type {import("./list-failures.mjs").Failure[]} */
  failures = [];

  /**
   * A step that passes or fails as a whole.
   *
   * @param {string} step
   * @param {{ code: number; output: string }} ended
   */
  addStep(step, { code, output }) {
    if (code === 0) this.passed += 1;
    else this.failures.push({ step, name: `ended with code ${code}`, lines: errorLines(output) });
  }

  /**
   * A step of many tests that wrote a report. What fails outside any test, and a runner that dies before it wrote one,
   * counts as one failure.
   *
   * @param {string} step
   * @param {{ code: number; output: string; reportFile: string }} ended
   * @param {(report: any) => { passed: number; failures: { name: string; lines: string[] }[] }} readReport
   */
  addTests(step, { code, output, reportFile }, readReport) {
    let read;
    try {
      read = readReport(JSON.parse(readFileSync(reportFile, "utf8")));
    } catch {
      this.failures.push({ step, name: `ended with code ${code} and wrote no report`, lines: errorLines(output) });
      return;
    }
    this.passed += read.passed;
    for (const failure of read.failures) this.failures.push({ step, ...failure });
    if (code === 0) return;
    const uncaught = uncaughtErrorLines(output);
    if (uncaught.length > 0) this.failures.push({ step, name: "errors outside any test", lines: uncaught });
    else if (read.failures.length === 0)
      this.failures.push({ step, name: `ended with code ${code} though no test failed`, lines: errorLines(output) });
  }

  /**
   * What ended a step before it could begin.
   *
   * @param {string} step
   * @param {unknown} error
   */
  addError(step, error) {
    const message = error instanceof Error ? error.message : String(error);
    this.failures.push({ step, name: "could not run", lines: message.split("\n") });
  }

  /** What failed, and the counts in the last line, whose form other programs read. */
  lines() {
    return [...listFailures(this.failures), `${this.passed} passed, ${this.failures.length} failed`];
  }
}

/** Keeps the end of what is written to it. */
export function keepOutput() {
  let output = "";
  return {
    hear: (text) => {
      output = (output + text).slice(-KEPT_CHARACTERS);
    },
    read: () => output,
  };
}
