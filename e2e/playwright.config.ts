import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const chromium = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: "stories",
  testMatch: "*.story.ts",
  globalSetup: "./support/start-server.ts",
  outputDir: "test-results",
  // The runs of the stories share one server's worker; side by side they would only wait for each other.
  workers: 1,
  // Limits for what hangs, far beyond what anything takes: a slow machine is no fault of the story.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: "list",
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    colorScheme: "light",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: { args: ["--no-sandbox"], ...(chromium && { executablePath: chromium }) },
  },
});
