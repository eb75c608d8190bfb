import type { Clock } from "pg-boss";

/**
 * Time that goes on evenly when the clock of the machine is set: with that one, pg-boss would not look for dead workers for
 * as long as it was set back.
 */
export const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
