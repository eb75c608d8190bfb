/**
 * `npm test`: set-up where it is missing, then formatting and lint, types, unit tests and the browser stories; with
 * `--shared` the checks against real boards and KiCad as well, where the shared test data folder lies beside the
 * checkout. It begins with the list of its parts, and each part says its number and how long it took. The names of all that failed
 * stand at the end; the last line counts the tests of all steps. With `--times` the seconds of the parts are written to
 * bench/results/ci-times.txt.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PartTimes } from "./outcome/part-times.mjs";
import { readPlaywrightReport } from "./outcome/read-playwright-report.mjs";
import { readVitestReport } from "./outcome/read-vitest-report.mjs";
import { keepOutput, RunOutcome } from "./outcome/run-outcome.mjs";
import { ensureChromium } from "./setup/ensure-chromium.mjs";
import { ensureDependencies } from "./setup/ensure-dependencies.mjs";
import { ensureThreadPrograms } from "./setup/ensure-thread-programs.mjs";
import { ensureWebBuild } from "./setup/ensure-web-build.mjs";
import { pinnedNode } from "./setup/pinned-node.mjs";
import { repositoryRoot } from "./setup/repository-root.mjs";
import { runCommand } from "./setup/run-command.mjs";

const reports = mkdtempSync(join(tmpdir(), "tracewright-test-"));
const outcome = new RunOutcome();
const wantsShared = process.argv.includes("--shared");
const hasSharedBoards = existsSync(join(repositoryRoot, "../shared/boards"));
const tool = (path) => join(repositoryRoot, "node_modules", path);
/** Most of what tests allocate is soon garbage: with more room for it V8 collects less often: 4 to 10 % less computing. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, "--max-semi-space-size=64"].filter(Boolean).join(" ");
const PARTS = [
  { name: "lint", run: () => step("lint", [tool("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", "."]) },
  { name: "unused files and exports", run: () => step("unused files and exports", [tool("knip/bin/knip.js")]) },
  { name: "types", run: () => step("types", [tool("typescript/bin/tsc"), "-b"]) },
  { name: "unit tests", run: () => vitest("unit tests", []) },
  { name: "browser stories", run: browserStories },
  ...(wantsShared ? [{ name: "shared boards", run: sharedBoards }] : []),
];
const times = new PartTimes(PARTS.map(({ name }) => name));
for (const line of times.plan()) console.log(line);
try {
  if (await attempt("set-up", ensureDependencies))
    for (const { name, run } of PARTS) {
      console.log(times.begin(name));
      await attempt(name, run);
      console.log(times.end(name));
    }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
if (process.argv.includes("--times"))
  writeFileSync(join(repositoryRoot, "bench/results/ci-times.txt"), `${times.lines().join("\n")}\n`);
for (const line of outcome.lines()) console.log(line);
process.exitCode = outcome.failures.length === 0 ? 0 : 1;

/** Runs one part, so that what ends it does not end the others. */
async function attempt(name, part) {
  try {
    await part();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcome.addError(name, error);
    return false;
  }
}

async function step(name, args) {
  outcome.addStep(name, await run(args));
}

async function vitest(name, args) {
  const reportFile = join(reports, `${name.replace(" ", "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const ended = await run([tool("vitest/vitest.mjs"), "run", ...args, ...reporters], await ensureThreadPrograms());
  outcome.addTests(name, { ...ended, reportFile }, (report) => readVitestReport(report, repositoryRoot));
}

async function browserStories() {
  await ensureWebBuild();
  const chromium = await ensureChromium();
  if (!chromium) throw new Error("No Chromium could be obtained.");
  const reportFile = join(reports, "browser.json");
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    // Nobody looks at them here.
    STORY_PICTURES: "off",
    SHARED_STORIES: wantsShared && hasSharedBoards ? "on" : "off",
  };
  const args = [tool("@playwright/test/cli.js"), "test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"];
  const ended = await run(args, env);
  outcome.addTests("browser stories", { ...ended, reportFile }, readPlaywrightReport);
}

async function sharedBoards() {
  if (hasSharedBoards) await vitest("shared boards", ["--config", "vitest.shared.config.ts"]);
  else console.log("The shared test boards are not here: their checks are left out.");
}

async function run(args, env = {}) {
  const kept = keepOutput();
  const code = await runCommand(pinnedNode(), args, { env: { NODE_OPTIONS, ...env }, onOutput: kept.hear });
  return { code, output: kept.read() };
}
