import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readPlaywrightReport } from "./read-playwright-report.mjs";
import { readVitestReport } from "./read-vitest-report.mjs";
import { keepOutput, RunOutcome } from "./run-outcome.mjs";

const folder = mkdtempSync(join(tmpdir(), "tracewright-outcome-"));
const reportFile = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What Vitest 5 writes of files whose tests fail, that do not load, whose worker is killed and whose set-up throws. */
const UNIT_REPORT = {
  numPassedTests: 2,
  testResults: [
    {
      name: "/repo/packages/board/a.test.ts",
      status: "failed",
      message: "",
      assertionResults: [
        {
          ancestorTitles: ["", "a board"],
          title: "keeps its parts",
          status: "failed",
          failureMessages: [
            "AssertionError: expected { a: 1 } to deeply equal { a: 2 }\n    at expectEqual (/repo/packages/board/testing.ts:2:75)\n    at /repo/packages/board/a.test.ts:9:3\n    at file:///repo/node_modules/vitest/dist/run.js:1695:35",
          ],
        },
        { ancestorTitles: ["", "a board"], title: "is fine", status: "passed", failureMessages: [] },
      ],
    },
    { name: "/repo/b.test.ts", status: "failed", message: "Cannot find module './nothing.ts'", assertionResults: [] },
    {
      name: "/repo/c.test.ts",
      status: "failed",
      message: "",
      assertionResults: [{ ancestorTitles: [], title: "ends its process", status: "pending", failureMessages: [] }],
    },
    { name: "/repo/d.test.ts", status: "passed", message: "", assertionResults: [] },
  ],
};

/** What Playwright 1.65 writes of a story that fails twice, one that needs a second try and one that hangs. */
const STORY_REPORT = {
  stats: { expected: 3, unexpected: 2, flaky: 1 },
  suites: [
    {
      title: "routing.story.ts",
      specs: [
        {
          title: "a route is kept",
          file: "routing.story.ts",
          line: 4,
          tests: [
            {
              status: "flaky",
              results: [tryOf(0), { retry: 1, status: "passed" }],
            },
          ],
        },
      ],
      suites: [
        {
          title: "a board",
          specs: [
            {
              title: "shows its parts",
              file: "routing.story.ts",
              line: 12,
              tests: [{ status: "unexpected", results: [tryOf(0), tryOf(1)] }],
            },
            {
              title: "hangs",
              file: "routing.story.ts",
              line: 30,
              tests: [
                {
                  status: "unexpected",
                  results: [
                    {
                      retry: 0,
                      status: "timedOut",
                      error: { message: "\u001b[31mTest timeout of 100ms exceeded.\u001b[39m" },
                      errors: [
                        { message: "Test timeout of 100ms exceeded." },
                        { message: "Error: locator.click: waiting for #go", location: { file: "/repo/a.ts", line: 7 } },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
};

function tryOf(retry) {
  const error = {
    message:
      "Error: \u001b[2mexpect(\u001b[22mreceived).toBe(expected)\n\nExpected: \u001b[32m2\u001b[39m\nReceived: 1",
    location: { file: "/repo/e2e/stories/routing.story.ts", line: 14 },
  };
  return { retry, status: "failed", error, errors: [{ message: "the same, with a snippet" }] };
}

describe("what a run has come to", () => {
  test("counts steps, and tells with which lines one ended", () => {
    const outcome = new RunOutcome();
    outcome.addStep("lint", { code: 0, output: "" });
    outcome.addStep("types", { code: 2, output: "a.ts(1,1): error TS1: wrong\n" });
    outcome.addError("browser stories", new Error("No Chromium could be obtained."));
    expect(outcome.lines()).toEqual([
      "— what failed",
      "✗ types: ended with code 2",
      "    a.ts(1,1): error TS1: wrong",
      "✗ browser stories: could not run",
      "    No Chromium could be obtained.",
      "1 passed, 2 failed",
    ]);
  });

  test("says nothing but the counts where all went well", () => {
    const outcome = new RunOutcome();
    outcome.addStep("lint", { code: 0, output: "warnings" });
    expect(outcome.lines()).toEqual(["1 passed, 0 failed"]);
  });

  test("names unit tests that failed, files that did not load and workers that died", () => {
    writeFileSync(reportFile, JSON.stringify(UNIT_REPORT));
    const outcome = new RunOutcome();
    outcome.addTests("unit", { code: 1, output: "", reportFile }, (report) => readVitestReport(report, "/repo"));
    expect(outcome.lines()).toEqual([
      "— what failed",
      "✗ unit: packages/board/a.test.ts › a board › keeps its parts",
      "    AssertionError: expected { a: 1 } to deeply equal { a: 2 }",
      "    at /repo/packages/board/a.test.ts:9:3",
      "✗ unit: b.test.ts",
      "    Cannot find module './nothing.ts'",
      "✗ unit: c.test.ts",
      "    The file did not finish.",
      "2 passed, 3 failed",
    ]);
  });

  test("tells of every try of a story that failed, also where a later one passed", () => {
    writeFileSync(reportFile, JSON.stringify(STORY_REPORT));
    const outcome = new RunOutcome();
    outcome.addTests("stories", { code: 1, output: "", reportFile }, readPlaywrightReport);
    const error = "Error: expect(received).toBe(expected) · Expected: 2 · Received: 1 · routing.story.ts:14";
    expect(outcome.lines()).toEqual([
      "— what failed",
      "✗ stories: routing.story.ts:4 › a route is kept",
      `    failed: ${error}`,
      "    retry 1, passed",
      "✗ stories: routing.story.ts:12 › a board › shows its parts",
      `    failed: ${error}`,
      `    retry 1, failed: ${error}`,
      "✗ stories: routing.story.ts:30 › a board › hangs",
      "    timedOut: Test timeout of 100ms exceeded. · Error: locator.click: waiting for #go · a.ts:7",
      "3 passed, 3 failed",
    ]);
  });

  test("says what was on the page when a story gave up", () => {
    const path = join(folder, "error-context.md");
    const snapshot = [
      '- main "Blinker":',
      "  - button: Again",
      "  - alert: Could not be loaded.",
      '  - region "Comments":',
    ];
    writeFileSync(path, ["# Error details", "```yaml", ...snapshot, "```"].join("\n"));
    const failed = { retry: 0, status: "failed", error: { message: "Error: not visible" } };
    const attachments = [{ name: "error-context", path }];
    const results = [
      { ...failed, attachments },
      { ...failed, retry: 1, attachments: [{ name: "error-context", path: join(folder, "none.md") }] },
    ];
    const specs = [{ file: "a.story.ts", line: 3, title: "opens", tests: [{ status: "unexpected", results }] }];
    const report = { stats: { expected: 0 }, suites: [{ title: "a.story.ts", specs }] };
    expect(readPlaywrightReport(report).failures[0].lines).toEqual([
      "failed: Error: not visible",
      'on the page: alert: Could not be loaded. · region "Comments"',
      "retry 1, failed: Error: not visible",
    ]);
  });

  test("names what stood in the way of all stories", () => {
    const report = { stats: { expected: 0 }, errors: [{ message: "Error: no server\n\n  at start" }] };
    expect(readPlaywrightReport(report).failures).toEqual([
      { name: "outside any story", lines: ["Error: no server", "at start"] },
    ]);
  });

  test("counts a runner that dies without a report as one failure, with its last words", () => {
    const outcome = new RunOutcome();
    const output = "✓ a.test.ts\nvitest was ended by SIGKILL\n";
    outcome.addTests("unit", { code: 1, output, reportFile: join(folder, "none.json") }, () => expect.unreachable());
    expect(outcome.lines()).toEqual([
      "— what failed",
      "✗ unit: ended with code 1 and wrote no report",
      "    ✓ a.test.ts",
      "    vitest was ended by SIGKILL",
      "0 passed, 1 failed",
    ]);
  });

  test("counts errors outside any test, which no report holds, beside those that it holds", () => {
    const report = { numPassedTests: 7, testResults: [] };
    writeFileSync(reportFile, JSON.stringify(report));
    const outcome = new RunOutcome();
    const output = "Unhandled Errors\nError: the port is taken\n";
    outcome.addTests("unit", { code: 1, output, reportFile }, (read) => readVitestReport(read, "/repo"));
    outcome.addTests("stories", { code: 3, output: "bye\n", reportFile }, (read) => readVitestReport(read, "/repo"));
    expect(outcome.lines()).toEqual([
      "— what failed",
      "✗ unit: errors outside any test",
      "    Error: the port is taken",
      "✗ stories: ended with code 3 though no test failed",
      "    bye",
      "14 passed, 2 failed",
    ]);
  });
});

test("output is kept from its end", () => {
  const kept = keepOutput();
  kept.hear("a".repeat(999_999));
  kept.hear("bc");
  expect(kept.read()).toBe(`${"a".repeat(999_998)}bc`);
});
