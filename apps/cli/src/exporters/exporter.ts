import type { CommandResult } from "../command-result.ts";
import { INPUT_FLAGS } from "../input-options.ts";

/** Writes one kind of file that leaves the house. It gets the command line after `export` and knows its own options. */
export type Exporter = (args: readonly string[]) => Promise<CommandResult>;

/** Options that every exporter takes beside its own; `as` has been read by then. */
export const EXPORT_OPTIONS = {
  ...INPUT_FLAGS,
  as: { type: "string" },
  output: { type: "string", short: "o" },
} as const;
