import type { RoutingProgress, RoutingRun } from "@tracewright/routing";
import type { RepairRun } from "./routing-attempt.ts";

/** The run, except that it counts as finished as soon as its progress has come so far; it may be stepped on later. */
export function until(run: RoutingRun, hasCome: (progress: RoutingProgress) => boolean): RepairRun {
  const isThere = (): boolean => hasCome(run.progress());
  return {
    step: (work) => (isThere() || run.step(work) === "finished" || isThere() ? "finished" : "running"),
    progress: () => run.progress(),
    preview: () => run.preview(),
    checkpoint: () => run.checkpoint(),
  };
}
