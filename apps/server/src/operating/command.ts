import type { Configuration } from "../platform/configuration.ts";
import type { Report } from "./report.ts";

/** As for every command of `tracewright`: done; done with findings; refused, nothing was changed; internal error. */
export const EXIT_CODE = { done: 0, withFindings: 1, refused: 2, failed: 3 } as const;

export interface CommandResult {
  readonly exitCode: (typeof EXIT_CODE)[keyof typeof EXIT_CODE];
  readonly lines: readonly string[];
  /** The same as data, for `--json`. */
  readonly json: unknown;
}

export interface CommandInput {
  /** Words after the name of the command, without `--json`. */
  readonly args: readonly string[];
  /** Throws `ConfigurationError` where the settings are wrong. */
  readonly configure: () => Configuration;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** `.env` at the root of the checkout, and the names that it sets. */
  readonly envFile: { readonly path: string; readonly names: readonly string[] };
  readonly report: Report;
  readonly now: () => Date;
}

export type Command = (input: CommandInput) => Promise<CommandResult>;
