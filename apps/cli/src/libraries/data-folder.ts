import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";

type Environment = Readonly<Record<string, string | undefined>>;

const ROOT = resolve(import.meta.dirname, "../../../..");

/** The environment as the server has it: what it lacks is read from `.env` at the root of the checkout. */
export function readEnvironment(root: string = ROOT): Environment {
  const file = join(root, ".env");
  return { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...process.env };
}

/** The data folder of the server: `DATA_DIR`, or `.tracewright` in the checkout. */
export function dataFolder(env: Environment, root: string = ROOT): string {
  return resolve(root, env.DATA_DIR?.trim() || ".tracewright");
}
