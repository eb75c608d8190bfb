import { describeFault } from "../describe-fault.ts";
import type { Log } from "../log.ts";

export interface WorkLoop {
  wake(): void;
  stop(): Promise<void>;
}

/** Does one job after the other while there are any, then sleeps until it is woken or the time is up. */
export function startWorkLoop(log: Log, name: string, next: () => Promise<boolean>, lookEveryMs: number): WorkLoop {
  let stopped = false;
  let wanted = false;
  let wake = (): void => {};
  const run = async (): Promise<void> => {
    while (!stopped) {
      wanted = false;
      const did = await next().catch((error: unknown) => {
        // The database or the disk failed us: the lease runs out and the job is taken up again.
        log.error(name, { message: describeFault(error) });
        return false;
      });
      if (did || stopped || wanted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lookEveryMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const ended = run();
  return {
    wake: () => {
      wanted = true;
      wake();
    },
    stop: () => {
      stopped = true;
      wake();
      return ended;
    },
  };
}
