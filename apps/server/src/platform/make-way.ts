import { readdirSync, readFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/** Engines compute for minutes. */
const ENGINE = constants.priority.PRIORITY_BELOW_NORMAL;
/** Between what answers people and the engines: what V8 does for the former must not wait for the latter. */
const HELPER = ENGINE / 2;
/** What Node.js calls the threads that compile and collect garbage for all JavaScript of the process. */
const HELPER_NAME = "V8Worker";

/**
 * Has the calling thread, and those that it starts from then on, yield to threads that serve requests. On Linux, where threads
 * have priorities of their own: elsewhere it would be that of the whole process.
 */
export function makeWay(): void {
  if (process.platform === "linux") lower(0, ENGINE);
}

/**
 * Has V8's helper threads make way for the main thread. They compile and collect mostly for engines: of the time of a core
 * that fifty short runs take, they take a third. On Linux only.
 */
export function makeHelpersWay(): void {
  if (process.platform !== "linux") return;
  for (const thread of readdirSync("/proc/self/task"))
    if (nameOf(thread) === HELPER_NAME) lower(Number(thread), HELPER);
}

/** A process that was started with a priority lower than that keeps it: to raise it takes a privilege. */
function lower(thread: number, niceness: number): void {
  if (getPriority(thread) < niceness) setPriority(thread, niceness);
}

/** Undefined: it has ended meanwhile. */
function nameOf(thread: string): string | undefined {
  try {
    return readFileSync(`/proc/self/task/${thread}/comm`, "utf8").trim();
  } catch {
    return undefined;
  }
}
