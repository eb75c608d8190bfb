/**
 * `npm test`: set-up where it is missing, then formatting and lint, types, unit tests and the browser stories; with
 * `--shared` the checks against real boards and KiCad as well, where the shared test data folder lies beside the
 * checkout. The names of all that failed stand at the end; the last line counts the tests of all steps.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPlaywrightReport } from "./outcome/read-playwright-report.mjs";
import { readVitestReport } from "./outcome/read-vitest-report.mjs";
import { keepOutput, RunOutcome } from "./outcome/run-outcome.mjs";
import { ensureChromium } from "./setup/ensure-chromium.mjs";
import { ensureDependencies } from "./setup/ensure-dependencies.mjs";
import { ensureWebBuild } from "./setup/ensure-web-build.mjs";
import { pinnedNode } from "./setup/pinned-node.mjs";
import { repositoryRoot } from "./setup/repository-root.mjs";
import { runCommand } from "./setup/run-command.mjs";

const reports = mkdtempSync(join(tmpdir(), "tracewright-test-"));
const outcome = new RunOutcome();
const wantsShared = process.argv.includes("--shared");
const hasSharedBoards = existsSync(join(repositoryRoot, "../shared/boards"));
const tool = (path) => join(repositoryRoot, "node_modules", path);
try {
  const isSetUp = await attempt("set-up", ensureDependencies);
  if (isSetUp) {
    await attempt("lint", () => step("lint", [tool("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", "."]));
    await attempt("types", () => step("types", [tool("typescript/bin/tsc"), "-b"]));
    await attempt("unit tests", () => vitest("unit tests", []));
    await attempt("browser stories", browserStories);
    if (wantsShared) await attempt("shared boards", sharedBoards);
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
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
  outcome.addStep(name, await run(name, args));
}

async function vitest(name, args) {
  const reportFile = join(reports, `${name.replace(" ", "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const ended = await run(name, [tool("vitest/vitest.mjs"), "run", ...args, ...reporters]);
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
    SHARED_STORIES: wantsShared && hasSharedBoards ? "on" : "off",
  };
  const args = [tool("@playwright/test/cli.js"), "test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"];
  const ended = await run("browser stories", args, env);
  outcome.addTests("browser stories", { ...ended, reportFile }, readPlaywrightReport);
}

async function sharedBoards() {
  if (hasSharedBoards) await vitest("shared boards", ["--config", "vitest.shared.config.ts"]);
  else console.log("The shared test boards are not here: their checks are left out.");
}

async function run(name, args, env = {}) {
  console.log(`— ${name}`);
  const kept = keepOutput();
  const code = await runCommand(pinnedNode(), args, { env, onOutput: kept.hear });
  return { code, output: kept.read() };
}
