import { ConfigurationError } from "../platform/configuration.ts";
import { DirectoryLockError } from "../platform/database/directory-lock.ts";
import { NoDiskSpaceError } from "../platform/database/require-disk-space.ts";
import { backupCommand } from "./backup-command.ts";
import { type Command, type CommandInput, type CommandResult, EXIT_CODE } from "./command.ts";
import { doctorCommand } from "./doctor-command.ts";
import { CommandRefusal } from "./refusal.ts";
import { createReport } from "./report.ts";
import { restoreCommand } from "./restore-command.ts";

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: backupCommand,
  doctor: doctorCommand,
  restore: restoreCommand,
};

const USAGE = `Commands for the operator of a server, with the settings of the server (environment and .env):

  tracewright backup FILE|FOLDER        all rows and files in one archive
  tracewright restore FILE              fill an empty database and an empty storage from it
      --check                           verify the archive, write nothing
  tracewright doctor                    settings, database, storage, mail, address, clock, disk, memory, security

  --json   print only JSON on standard output
  Exit code: 0 done, 1 with findings, 2 refused, 3 internal error; doctor: 1 with warnings, 2 with errors.
`;

export interface Surroundings extends Pick<CommandInput, "configure" | "env" | "envFile" | "now"> {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly terminal: boolean;
}

/** Runs one command and returns its exit code. Never throws: an internal error is printed and returned as 3. */
export async function runOperatingCommand(
  words: readonly string[],
  { stdout, stderr, terminal, ...surroundings }: Surroundings,
): Promise<CommandResult["exitCode"]> {
  const [name = "", ...rest] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || rest.includes("--help")) {
    (rest.includes("--help") ? stdout : stderr)(USAGE);
    return rest.includes("--help") ? EXIT_CODE.done : EXIT_CODE.refused;
  }
  const report = createReport(stderr, terminal);
  const args = rest.filter((word) => word !== "--json");
  const result = await command({ ...surroundings, args, report }).catch(resultOfError);
  report.end();
  if (rest.includes("--json")) stdout(`${JSON.stringify(result.json, undefined, 1)}\n`);
  else (result.exitCode >= EXIT_CODE.refused ? stderr : stdout)(`${result.lines.join("\n")}\n`);
  return result.exitCode;
}

function resultOfError(error: unknown): CommandResult {
  const message = error instanceof Error ? error.message : String(error);
  const isExpected =
    error instanceof CommandRefusal ||
    error instanceof ConfigurationError ||
    error instanceof DirectoryLockError ||
    error instanceof NoDiskSpaceError;
  if (isExpected) return { exitCode: EXIT_CODE.refused, json: { refused: message }, lines: [message] };
  const stack = error instanceof Error ? (error.stack ?? message) : message;
  return { exitCode: EXIT_CODE.failed, json: { failed: message }, lines: [`Internal error: ${stack}`] };
}
