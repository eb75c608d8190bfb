import { existsSync, globSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { ON_POSTGRES } from "./support/story-server.ts";

const CHROMIUMS = [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const chromium = CHROMIUMS.find((path) => path && existsSync(path));

/** The life of a run, with its queue and its live news: where a PostgreSQL server is installed, on that. */
const ON_SERVER = "run.story.ts";
/** Over boards that stand beside the checkout: `npm test -- --shared` asks for them. */
const ON_REAL_BOARDS = process.env.SHARED_STORIES === "on" ? [] : ["*.shared.story.ts"];
const hasPostgres = globSync("/usr/lib/postgresql/*/bin/initdb").length > 0;

export default defineConfig({
  testDir: "stories",
  testMatch: "*.story.ts",
  projects: [
    // First: it is followed at the pace of a run, which at the end would leave the other workers without a story.
    ...(hasPostgres ? [{ name: ON_POSTGRES, testMatch: ON_SERVER }] : []),
    { name: "embedded", testIgnore: [...ON_REAL_BOARDS, ...(hasPostgres ? [ON_SERVER] : [])] },
  ],
  globalSetup: "./support/start-servers.ts",
  outputDir: "test-results",
  // Each has a server of its own: the runs of two stories in one queue would only wait for each other. A story waits as well
  // as it computes (for letters, runs, other windows, what fades), so that even two cores carry three.
  workers: 3,
  // Limits for what hangs, far beyond what anything takes: a slow machine must not fail the story.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // For a trace of what failed. It has failed then, also where it passes.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: "list",
  use: {
    // What cannot be pressed fails after a minute, not when the whole story has run out of time.
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    colorScheme: "light",
    // A menu that fades out still stands there for what looks for the next one. Stories of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // The same cores would record one of every story that passes.
    trace: "on-first-retry",
    launchOptions: { args: ["--no-sandbox"], ...(chromium && { executablePath: chromium }) },
  },
});
