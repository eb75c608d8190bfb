import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of test boards and judges that stands beside the project; `TRACEWRIGHT_SHARED` names another place. */
export function sharedFolder(): string | undefined {
  const folder = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../shared");
  return existsSync(join(folder, "bench")) ? folder : undefined;
}

/** The same for a bench, which is nothing without it: says so and ends the process with code 2. */
export function requireSharedFolder(): string {
  const folder = sharedFolder();
  if (folder !== undefined) return folder;
  console.error("The test boards are not here; TRACEWRIGHT_SHARED can name their folder.");
  process.exit(2);
}
