import { spawn } from "node:child_process";
import { repositoryRoot } from "./repository-root.mjs";

/**
 * Runs a program in the checkout with its output shown, and answers its exit code. A signal that ends us ends it too.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>; quiet?: boolean; onOutput?: (text: string) => void; hasChannel?: boolean }}
 *   [options] `quiet` shows the output only on failure; `onOutput` hears what is shown; `hasChannel`: the program hears by
 *   a channel that closes when we are gone, even by kill -9
 * @returns {Promise<number>}
 */
export function runCommand(program, args, { env = {}, quiet = false, onOutput, hasChannel = false } = {}) {
  return new Promise((settle, fail) => {
    const isPiped = quiet || onOutput !== undefined;
    // Programs leave off their colours where they write into a pipe, though a person may be at its other end.
    const colour = onOutput && process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...colour, ...env },
      stdio: [
        ...(isPiped ? ["ignore", "pipe", "pipe"] : ["inherit", "inherit", "inherit"]),
        ...(hasChannel ? ["ipc"] : []),
      ],
    });
    let hidden = "";
    const hear = (stream) => (text) => {
      onOutput?.(text);
      if (quiet) hidden += text;
      else stream.write(text);
    };
    child.stdout?.setEncoding("utf8").on("data", hear(process.stdout));
    child.stderr?.setEncoding("utf8").on("data", hear(process.stderr));
    const passOn = (signal) => child.kill(signal);
    process.on("SIGINT", passOn);
    process.on("SIGTERM", passOn);
    child.on("error", fail);
    child.on("close", (code, signal) => {
      process.off("SIGINT", passOn);
      process.off("SIGTERM", passOn);
      if (quiet && code !== 0) process.stderr.write(hidden);
      if (signal) hear(process.stderr)(`${program} was ended by ${signal}\n`);
      settle(code ?? 1);
    });
  });
}
