import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/longest-first.ts";

/** Checks against real boards and KiCad, which stand outside the project: CI runs them, a user's machine need not. */
export default defineConfig({
  test: {
    include: ["{packages,apps,bench}/**/*.shared.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    setupFiles: ["tools/seed-tests.ts"],
    sequence: { sequencer: LongestFirst },
    pool: "forks",
    maxWorkers: 2,
    // Programs with windows, which a test waits for: more at a time would open theirs late.
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
