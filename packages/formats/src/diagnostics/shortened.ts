import type { Diagnostic } from "@tracewright/board";

/** Letters of a message, and how many of them are its end where it is longer. */
const MAX_MESSAGE = 4_000;
const MESSAGE_END = 200;
/** Nothing that a screen could point at is called longer. */
const MAX_SUBJECT = 1_000;

/** Messages quote what files say; a name of a megabyte would make one of a megabyte. */
export function shortened(diagnostic: Diagnostic): Diagnostic {
  const { message, subjects } = diagnostic;
  const isShort = message.length <= MAX_MESSAGE;
  if (isShort && !subjects?.some((subject) => subject.length > MAX_SUBJECT)) return diagnostic;
  // The values are as long as the sentence: cut short it is reported in English only.
  const { words, ...rest } = diagnostic;
  return {
    ...rest,
    ...(isShort && words && { words }),
    message: isShort ? message : `${message.slice(0, MAX_MESSAGE - MESSAGE_END)} … ${message.slice(-MESSAGE_END)}`,
    ...(subjects && { subjects: subjects.filter((subject) => subject.length <= MAX_SUBJECT) }),
  };
}
