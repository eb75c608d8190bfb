import { availableParallelism } from "node:os";
import { Crew } from "@tracewright/routing";
import { type ThreadLost, ThreadPool } from "./thread-pool.ts";

export interface CrewOptions {
  /** Threads that compute, that of the run itself among them; as many as there are cores where absent. */
  readonly threads?: number | undefined;
  /** Hears of threads that were lost, each once. */
  readonly onLost?: (error: ThreadLost) => void;
}

export interface ThreadCrew {
  /** For the engine; absent where the run's own thread is the only one. */
  readonly crew: Crew | undefined;
  /** Ends all threads; resolves when they are gone. */
  readonly close: () => Promise<void>;
}

/** A crew for one run at a time; whoever starts it closes it. */
export function startCrew({ threads = availableParallelism(), onLost }: CrewOptions = {}): ThreadCrew {
  if (threads <= 1) return { crew: undefined, close: async () => {} };
  const pool = new ThreadPool(threads - 1, onLost);
  return { crew: new Crew(pool), close: () => pool.close() };
}
