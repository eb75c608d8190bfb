import { type Attempt, type End, finishAttempt } from "../routing-attempt.ts";
import { laterRun } from "../shown-runs.ts";
import type { Begun } from "./negotiate.ts";

export interface Finished extends Begun {
  /** The best so far. */
  readonly best: Attempt;
  /** How the run came to its end. */
  readonly ended: End;
}

/** Drives the run to its end, fills the pours around it and repairs what has come apart. */
export async function finish({
  beginning,
  openOf,
  options: { drive, isLate },
}: Begun): Promise<Pick<Finished, "best" | "ended"> | "stopped"> {
  const { start, told, first, shown } = beginning;
  const ended = beginning.ended === "finished" ? drive(shown(first)) : beginning.ended;
  if (ended === "stopped") return "stopped";
  const own = await finishAttempt({
    start,
    asked: told,
    run: first,
    ended,
    openOf,
    drive: (repair) => drive(laterRun(shown(repair), shown(first))),
    ...(isLate && { isLate }),
  });
  return own === "stopped" ? own : { best: own, ended: own.ended };
}
