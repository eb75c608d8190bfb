import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { plainLines } from "./error-lines.mjs";

/**
 * Counts and failures of a Playwright report in JSON. A story that failed is tried again for its trace, and counts as
 * failed whatever comes of that; what failed before any story (its server, a file that does not load) counts as one
 * failure each.
 *
 * @param {{ stats: { expected: number }; suites?: readonly any[]; errors?: readonly any[] }} report
 * @returns {{ passed: number; failures: { name: string; lines: string[] }[] }}
 */
export function readPlaywrightReport({ stats, suites = [], errors = [] }) {
  const failures = suites.flatMap((suite) => failuresOf(suite, []));
  for (const { message = "", location } of errors)
    failures.push({
      name: location ? `${location.file}:${location.line}` : "outside any story",
      lines: plainLines(message),
    });
  return { passed: stats.expected, failures };
}

function failuresOf({ title, suites = [], specs = [] }, above) {
  const path = [...above, title].filter(Boolean);
  const failures = [];
  for (const spec of specs)
    for (const { status, results } of spec.tests) {
      if (status !== "unexpected" && status !== "flaky") continue;
      const name = [`${spec.file}:${spec.line}`, ...path.slice(1), spec.title].join(" › ");
      failures.push({ name, lines: results.flatMap(triesOf) });
    }
  return [...failures, ...suites.flatMap((suite) => failuresOf(suite, path))];
}

/** One line a try: how it ended, the first lines of its errors, and where. */
function triesOf({ retry, status, error, errors = [], attachments = [] }) {
  if (status === "passed") return retry > 0 ? [`retry ${retry}, passed`] : [];
  const told = [error, ...errors.slice(1)].filter(Boolean);
  const lines = told.flatMap(({ message = "", location }) => [
    ...plainLines(message).slice(0, 4),
    ...(location ? [`${basename(location.file)}:${location.line}`] : []),
  ]);
  const page = attachments.find(({ name }) => name === "error-context");
  const said = page && existsSync(page.path) ? linesOnPage(readFileSync(page.path, "utf8")) : [];
  return [
    `${retry > 0 ? `retry ${retry}, ` : ""}${status}: ${lines.join(" · ")}`,
    ...(said.length > 0 ? [`on the page: ${said.join(" · ")}`] : []),
  ];
}

/** Of the page as a screen reader has it, what tells which state it was in when the story gave up. */
const TELLING = /^- (?:alert|status|dialog|alertdialog|heading|region|progressbar)\b/;

/** The telling lines of a snapshot: the first block of YAML in what Playwright writes about a failure. */
function linesOnPage(markdown) {
  const snapshot = /```yaml\n([\s\S]*?)```/.exec(markdown)?.[1] ?? "";
  const lines = snapshot.split("\n").map((line) => line.trim());
  return lines.filter((line) => TELLING.test(line)).map((line) => line.slice(2).replace(/:$/, ""));
}
