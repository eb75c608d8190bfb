import type { Metrics } from "../metrics.ts";
import type { WorkName } from "./work-kind.ts";

/**
 * What became of a job in the hands of a worker: its work ended, was handed over to another worker, or was ended by an error of
 * the environment.
 */
export type WorkEnd = "ended" | "handed-over" | "fault";

/** Counts jobs by kind. */
export interface WorkMeter {
  noteEnd(kind: WorkName, outcome: WorkEnd, seconds: number): void;
  /** Jobs were taken from dead workers. */
  noteTakenBack(kind: WorkName): void;
}

export function createWorkMeter(metrics: Metrics): WorkMeter {
  const ends = metrics.counter("tracewright_jobs_total", "Jobs of this process by kind and by what became of them.");
  const seconds = metrics.histogram("tracewright_job_seconds", "Time that jobs were worked on, by kind.");
  const takenBack = metrics.counter("tracewright_jobs_taken_back_total", "Jobs that were taken from dead workers.");
  return {
    noteEnd: (kind, outcome, taken) => {
      ends.add({ kind, outcome });
      seconds.observe(taken, { kind });
    },
    noteTakenBack: (kind) => takenBack.add({ kind }),
  };
}
