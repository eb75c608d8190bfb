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
function triesOf({ retry, status, error, errors = [] }) {
  if (status === "passed") return retry > 0 ? [`retry ${retry}, passed`] : [];
  const told = [error, ...errors.slice(1)].filter(Boolean);
  const lines = told.flatMap(({ message = "", location }) => [
    ...plainLines(message).slice(0, 4),
    ...(location ? [`${basename(location.file)}:${location.line}`] : []),
  ]);
  return [`${retry > 0 ? `retry ${retry}, ` : ""}${status}: ${lines.join(" · ")}`];
}
