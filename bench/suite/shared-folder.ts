import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of test boards and judges that stands beside the project; `TRACEWRIGHT_SHARED` names another place. */
export function sharedFolder(): string | undefined {
  const folder = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../shared");
  return existsSync(join(folder, "bench")) ? folder : undefined;
}
