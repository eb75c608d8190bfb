/**
 * `npm test`: set-up where it is missing, then formatting and lint, types, unit tests and the browser stories. The
 * last line counts the tests of all of them.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./setup/ensure-chromium.mjs";
import { ensureDependencies } from "./setup/ensure-dependencies.mjs";
import { ensureWebBuild } from "./setup/ensure-web-build.mjs";
import { pinnedNode } from "./setup/pinned-node.mjs";
import { repositoryRoot } from "./setup/repository-root.mjs";
import { runCommand } from "./setup/run-command.mjs";

const results = mkdtempSync(join(tmpdir(), "tracewright-test-"));
let passed = 0;
let failed = 0;
try {
  await ensureDependencies();
  const node = pinnedNode();
  const tool = (path) => join(repositoryRoot, "node_modules", path);
  await step("lint", node, [tool("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", "."]);
  await step("types", node, [tool("typescript/bin/tsc"), "-b"]);
  await unitTests(node, tool("vitest/vitest.mjs"));
  await ensureWebBuild();
  await browserStories(node, tool("@playwright/test/cli.js"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
} finally {
  rmSync(results, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function step(name, program, args) {
  console.log(`— ${name}`);
  if ((await runCommand(program, args)) === 0) passed += 1;
  else failed += 1;
}

async function unitTests(node, vitest) {
  console.log("— unit tests");
  const report = join(results, "unit.json");
  const code = await runCommand(node, [
    vitest,
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  count(numPassedTests, numFailedTests, code);
}

async function browserStories(node, playwright) {
  const chromium = await ensureChromium();
  if (!chromium) {
    failed += 1;
    return;
  }
  console.log("— browser stories");
  const report = join(results, "browser.json");
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"];
  const code = await runCommand(node, [playwright, ...args], { env });
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, "utf8")).stats;
  count(expected + flaky, unexpected, code);
}

/** A runner that fails outside any test (a file that does not load) counts as one failure. */
function count(good, bad, code) {
  passed += good;
  failed += code !== 0 && bad === 0 ? 1 : bad;
}
