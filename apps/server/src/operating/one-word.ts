import { CommandRefusal } from "./refusal.ts";

/** The one argument of a command. */
export function oneWord(args: readonly string[], usage: string): string {
  const [word, ...others] = args;
  const unknown = args.find((argument) => argument.startsWith("-"));
  if (unknown !== undefined) throw new CommandRefusal(`${unknown} is unknown. Usage: tracewright ${usage}`);
  if (word === undefined || others.length > 0) throw new CommandRefusal(`Usage: tracewright ${usage}`);
  return word;
}
