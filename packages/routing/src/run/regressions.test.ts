/**
 * Every file in `regressions/` is a step at which the engine went wrong once. None of them may go wrong again: from the
 * saved step on, no copper breaks a rule and no connection that was made is opened.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdit } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { findViolations } from "../testing/find-violations.ts";
import { openRegression } from "./open-regression.ts";
import { readRegressionFile } from "./regression-file.ts";

const FOLDER = join(import.meta.dirname, "../../regressions");
/** Node visits that a saved step is followed for: a bug that shows later is saved later. */
const MAX_VISITS = 3_000_000;
/** Explaining what is open on a large board takes its time. */
const TIMEOUT_MS = 120_000;

describe("a saved step of routing", () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith(".json")))(
    "%s goes well",
    (name) => {
      const read = readRegressionFile(readFileSync(join(FOLDER, name), "utf8"));
      if (read.status === "refused") throw new Error(`${name}: ${read.problem}`);
      const { board } = read.file;
      const { run, stepper } = openRegression(read.file);
      const known = new Set(findViolations(board));
      const newViolations = () =>
        findViolations(applyEdit(board, run.outcome().edit)).filter((problem) => !known.has(problem));
      expect(newViolations()).toEqual([]);
      const until = run.inspect().place().visits + MAX_VISITS;
      let { connected } = run.progress();
      for (let status = "reached"; status !== "finished" && run.inspect().place().visits < until; ) {
        stepper.begin("epoch");
        status = stepper.work(MAX_VISITS);
        expect(run.progress().connected).toBeGreaterThanOrEqual(connected);
        connected = run.progress().connected;
      }
      expect(newViolations()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
