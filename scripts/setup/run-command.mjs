import { spawn } from "node:child_process";
import { repositoryRoot } from "./repository-root.mjs";

/**
 * Runs a program in the checkout with its output shown, and answers its exit code. A signal that ends us ends it too.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>; quiet?: boolean }} [options] `quiet` shows the output only on failure
 * @returns {Promise<number>}
 */
export function runCommand(program, args, { env = {}, quiet = false } = {}) {
  return new Promise((settle, fail) => {
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    const passOn = (signal) => child.kill(signal);
    process.on("SIGINT", passOn);
    process.on("SIGTERM", passOn);
    child.on("error", fail);
    child.on("close", (code, signal) => {
      process.off("SIGINT", passOn);
      process.off("SIGTERM", passOn);
      if (quiet && code !== 0) process.stderr.write(output);
      settle(code ?? (signal ? 1 : 0));
    });
  });
}
