import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { readConfiguration } from "../platform/configuration.ts";
import { runOperatingCommand } from "./run-operating-command.ts";

/** `tracewright backup|restore|doctor`: commands for the operator of a server, which read the settings that the server reads. */

// Backups and restored files are for nobody else on this machine.
process.umask(0o077);
const root = resolve(import.meta.dirname, "..", "..", "..", "..");
const path = join(root, ".env");
if (existsSync(path)) process.loadEnvFile(path);
process.exitCode = await runOperatingCommand(process.argv.slice(2), {
  configure: () => readConfiguration({ env: process.env, arguments: [], root, terminal: false }),
  env: process.env,
  envFile: { path, names: existsSync(path) ? Object.keys(parseEnv(readFileSync(path, "utf8"))) : [] },
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY === true,
  now: () => new Date(),
});
