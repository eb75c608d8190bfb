import { parseArgs } from "node:util";
import type { CommandResult } from "../command-result.ts";
import { EXPORTERS } from "../exporters/exporters.ts";
import { Refusal } from "../refusal.ts";

/** `tracewright export IN -o OUT --as KIND`: files that leave the house, the kinds of `EXPORTERS`. */
export async function exportCommand(args: readonly string[]): Promise<CommandResult> {
  // What else stands there is the exporter's to judge.
  const { values } = parseArgs({ args: [...args], options: { as: { type: "string" } }, strict: false });
  const kind = typeof values.as === "string" ? values.as : "gerber";
  const write = Object.hasOwn(EXPORTERS, kind) ? EXPORTERS[kind] : undefined;
  if (!write) throw new Refusal(`--as is one of ${Object.keys(EXPORTERS).join(", ")}; it was given "${kind}".`);
  return write(args);
}
