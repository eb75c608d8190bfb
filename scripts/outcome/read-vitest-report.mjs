import { relative } from "node:path";
import { plainLines } from "./error-lines.mjs";

/**
 * Counts and failures of a Vitest report in JSON. A file that does not load, or whose worker died, counts as one failure
 * though none of its tests failed.
 *
 * @param {{ numPassedTests: number; testResults: readonly any[] }} report
 * @param {string} root The checkout, for names of files relative to it
 * @returns {{ passed: number; failures: { name: string; lines: string[] }[] }}
 */
export function readVitestReport({ numPassedTests, testResults }, root) {
  const failures = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const { ancestorTitles, title, failureMessages } of failed) {
      const path = [file, ...ancestorTitles.filter(Boolean), title];
      failures.push({ name: path.join(" › "), lines: linesOf(failureMessages.join("\n"), file) });
    }
    if (status === "failed" && failed.length === 0)
      failures.push({ name: file, lines: linesOf(message || "The file did not finish.", file) });
  }
  return { passed: numPassedTests, failures };
}

/** The message, then the line of the test's own file in the stack, not those of the runner. */
function linesOf(message, file) {
  const lines = plainLines(message);
  const stack = lines.findIndex((line) => line.startsWith("at "));
  if (stack < 0) return lines;
  const place = lines.slice(stack).find((line) => line.includes(file)) ?? lines[stack];
  return [...lines.slice(0, Math.min(stack, 3)), place];
}
