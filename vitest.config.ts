import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/longest-first.ts";

/** Unit tests stand beside the code they test; browser stories have their own runner in e2e/. */
export default defineConfig({
  test: {
    include: ["{packages,apps,bench,tools,scripts,examples}/**/*.test.{ts,tsx,mjs}"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/*.shared.test.ts"],
    setupFiles: ["tools/seed-tests.ts"],
    sequence: { sequencer: LongestFirst },
    pool: "threads",
    // One thread a core: left to itself Vitest keeps one core free, which is half of a small machine.
    maxWorkers: "100%",
    // The files of a thread share its modules, which nothing changes for others: loading them again for each file would be a third of
    // all work. What a test sets for the whole process (a global, an environment variable, a mocked module) it sets back.
    isolate: false,
    // Limits for what hangs, far beyond what anything takes: a slow machine is no fault of the test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As long waits what waits for a state.
    expect: { poll: { timeout: 120_000 } },
    env: {
      // The server's threads load their programs anew each time: from here it takes a quarter of the time.
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled"),
      // The same footprints on every machine, whether KiCad is installed or not.
      KICAD_LIBRARIES: "none",
    },
  },
});
