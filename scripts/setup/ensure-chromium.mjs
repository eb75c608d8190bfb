import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pinnedNode } from "./pinned-node.mjs";
import { repositoryRoot } from "./repository-root.mjs";
import { runCommand } from "./run-command.mjs";

/** First the one without windows: the same engine without pages of its own. */
const KNOWN_PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of a Chromium for the browser stories, fetched when there is none: Debian's package when we are root on a
 * machine with apt, else Playwright's own build.
 *
 * @returns {Promise<string | undefined>} undefined: none could be had, and the reason was printed
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium (Debian package) for the browser stories …");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["update", "-qq"], { env, quiet: true });
    await runCommand("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], { env, quiet: true });
  } else {
    console.log("Fetching Playwright's Chromium for the browser stories …");
    const playwright = join(repositoryRoot, "node_modules/@playwright/test/cli.js");
    await runCommand(pinnedNode(), [playwright, "install", "chromium"]);
  }
  const fetched = findChromium();
  if (!fetched) console.error("No Chromium could be obtained: install one, or set CHROMIUM_PATH to its program.");
  return fetched;
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return KNOWN_PLACES.find((place) => existsSync(place)) ?? playwrightChromium();
}

function playwrightChromium() {
  try {
    const { chromium } = createRequire(join(repositoryRoot, "e2e/package.json"))("@playwright/test");
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
