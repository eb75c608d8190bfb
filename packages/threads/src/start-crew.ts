import { availableParallelism } from "node:os";
import { type PlacingAnswer, PlacingCrew, type PlacingRequest } from "@tracewright/placement";
import { Crew, type WorkerAnswer, type WorkerRequest } from "@tracewright/routing";
import { type ThreadLost, ThreadPool } from "./thread-pool.ts";

export interface CrewOptions {
  /** Threads that compute, that of the run itself among them; as many as there are cores where absent. */
  readonly threads?: number | undefined;
  /** Hears of threads that were lost, each once. */
  readonly onLost?: (error: ThreadLost) => void;
}

export interface ThreadCrew {
  /** For the routing engine; absent where the run's own thread is the only one. */
  readonly crew: Crew | undefined;
  /** For the placement engine, likewise. Threads are started when they are first given something. */
  readonly placingCrew: PlacingCrew | undefined;
  /** Ends all threads; resolves when they are gone. */
  readonly close: () => Promise<void>;
}

/** A crew for one run at a time; the caller closes it. */
export function startCrew({ threads = availableParallelism(), onLost }: CrewOptions = {}): ThreadCrew {
  if (threads <= 1) return { crew: undefined, placingCrew: undefined, close: async () => {} };
  const routing = new ThreadPool<WorkerRequest, WorkerAnswer>("routing", threads - 1, onLost);
  const placing = new ThreadPool<PlacingRequest, PlacingAnswer>("placing", threads - 1, onLost);
  return {
    crew: new Crew(routing),
    placingCrew: new PlacingCrew(placing),
    close: async () => {
      await Promise.all([routing.close(), placing.close()]);
    },
  };
}
