#!/usr/bin/env node
/** Starts the command line on a Node that runs TypeScript, which may not be the one that `npx` was called with. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pinnedNode } from "../../../scripts/setup/pinned-node.mjs";

/** Commands for the operator of a server need its database and storage, which the command line may not import. */
const OF_THE_SERVER = ["backup", "doctor", "restore"];

const program = OF_THE_SERVER.includes(process.argv[2] ?? "") ? "../../server/src/operating/main.ts" : "../src/main.ts";
const main = fileURLToPath(new URL(program, import.meta.url));
try {
  const child = spawn(pinnedNode(), [main, ...process.argv.slice(2)], { stdio: "inherit" });
  // The terminal sends Ctrl+C to both; the program decides what it means.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 3;
  });
  child.on("close", (status) => {
    process.exitCode = status ?? 3;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 3;
}
