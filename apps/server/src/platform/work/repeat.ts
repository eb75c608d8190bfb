import { describeFault } from "../describe-fault.ts";
import type { Log } from "../log.ts";

export interface RepeatedWork {
  /** For the log. */
  readonly name: string;
  readonly everyMs: number;
  /** Also now, with what an earlier process left undone. */
  readonly atStart?: boolean;
  /** Never twice at a time; `isStopped` becomes true when it is to end early. Errors are logged. */
  work(isStopped: () => boolean): Promise<void>;
}

/** Repeats work for as long as the process lives; returns the way to stop, which waits for what is being done. */
export function repeat(log: Log, { name, everyMs, atStart = false, work }: RepeatedWork): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let isDue = false;
  const run = (): void => {
    // Work that takes longer than its period does not pile up.
    if (isDue) return;
    isDue = true;
    running = running
      .then(() => {
        isDue = false;
        return isStopped ? undefined : work(() => isStopped);
      })
      .catch((error: unknown) => log.error(name, { message: describeFault(error) }));
  };
  if (atStart) run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
