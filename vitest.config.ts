import { defineConfig } from "vitest/config";

/** Unit tests stand beside the code they test; browser stories have their own runner in e2e/. */
export default defineConfig({
  test: {
    include: ["{packages,apps,tools,bench,scripts,examples}/**/*.test.{ts,tsx,mjs}"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/*.shared.test.ts"],
    pool: "threads",
    // Limits for what hangs, far beyond what anything takes: a slow machine is no fault of the test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
