import type { RoutingProgress, RoutingRun, StepStop } from "@tracewright/routing";
import type { RepairRun } from "./repair-run.ts";

/**
 * The run, except that it counts as finished as soon as its progress has come so far; it may be stepped on later. Looked at
 * after every step, or epoch by epoch, so that where it ends does not depend on how large the steps are.
 */
export function until(run: RoutingRun, hasCome: (progress: RoutingProgress) => boolean, lookAt?: StepStop): RepairRun {
  const isThere = (): boolean => hasCome(run.progress());
  return {
    step: (work) => (isThere() || run.step(work, lookAt) === "finished" || isThere() ? "finished" : "running"),
    progress: () => run.progress(),
    preview: () => run.preview(),
    checkpoint: () => run.checkpoint(),
  };
}
