import type { Diagnostic } from "@tracewright/board";

/** Letters of a message, and how many of them are its end where it is longer. */
const MAX_MESSAGE = 4_000;
const MESSAGE_END = 200;

/** Messages quote what files say; a name of a megabyte would make one of a megabyte. */
export function shortened(diagnostic: Diagnostic): Diagnostic {
  const { message } = diagnostic;
  if (message.length <= MAX_MESSAGE) return diagnostic;
  return { ...diagnostic, message: `${message.slice(0, MAX_MESSAGE - MESSAGE_END)} … ${message.slice(-MESSAGE_END)}` };
}
