import { defineConfig } from "@playwright/test";
import stories from "./playwright.config.ts";

/** Pictures for the documents, taken from the running application: `npx playwright test -c e2e/pictures.config.ts`. */
export default defineConfig(stories, {
  testDir: "pictures",
  testMatch: "*.picture.ts",
  use: { colorScheme: "dark" },
});
