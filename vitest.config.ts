import { join } from "node:path";
import { defineConfig } from "vitest/config";

const TESTS = "**/*.test.{ts,tsx,mjs}";
const EXCLUDED = ["**/node_modules/**", "**/dist/**", "**/*.shared.test.ts"];
/**
 * Places whose tests keep nothing in their modules that another test could see, so that one thread after the other file
 * by file need not load them anew: half of their time.
 */
const SHARING = [
  `packages/{algorithms,assembly,board,catalogue,checks,editor,footprints,geometry,pours,rendering,text}/${TESTS}`,
  `apps/web/${TESTS}`,
  `{tools,scripts,examples}/${TESTS}`,
];

/** Unit tests stand beside the code they test; browser stories have their own runner in e2e/. */
export default defineConfig({
  test: {
    pool: "threads",
    // One thread a core: left to itself Vitest keeps one core free, which is half of a small machine.
    maxWorkers: "100%",
    // Limits for what hangs, far beyond what anything takes: a slow machine is no fault of the test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: {
      // The server's threads load their programs anew each time: from here it takes a quarter of the time.
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled"),
      // The same footprints on every machine, whether KiCad is installed or not.
      KICAD_LIBRARIES: "none",
    },
    projects: [
      { extends: true, test: { name: "sharing", include: SHARING, exclude: EXCLUDED, isolate: false } },
      {
        extends: true,
        test: {
          name: "alone",
          include: [`{packages,apps,bench}/${TESTS}`],
          exclude: [...EXCLUDED, ...SHARING],
        },
      },
    ],
  },
});
