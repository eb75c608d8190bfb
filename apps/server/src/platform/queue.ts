import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Database, DatabaseHandle } from "./database/open-database.ts";
import type { Log } from "./log.ts";

const RUNS = "runs";

/**
 * The job queue, on the application's own database. A message carries a run's id and nothing else: what to do stands in
 * the `runs` table, so a message that comes twice, late or not at all does no harm.
 */
export interface Queue {
  /** Enqueues within the caller's transaction: the run and its message appear together or not at all. */
  sendRun(transaction: Database, runId: string): Promise<void>;
  workOnRuns(concurrency: number, work: (runId: string) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function openQueue(database: DatabaseHandle, log: Log): Promise<Queue> {
  const boss = new PgBoss({ ...database.queueOptions, schedule: false });
  boss.on("error", (error) => log.error("queue", { message: error.message }));
  await boss.start();
  // Leases in the `runs` table decide whether a worker is alive, so the queue itself neither retries nor expires early.
  await boss.createQueue(RUNS, { retryLimit: 0, expireInSeconds: 86_399, deleteAfterSeconds: 3600 });
  // The queue looks its own settings up at first use. Within a transaction of the embedded database, whose single
  // connection is then taken, that look-up would wait for ever: so it is made to happen now.
  await boss.findJobs(RUNS, { id: "00000000-0000-0000-0000-000000000000" });
  return {
    sendRun: async (transaction, runId) => {
      await boss.send(RUNS, { runId }, { db: fromDrizzle(transaction as never, sql as never) });
    },
    workOnRuns: async (concurrency, work) => {
      for (let i = 0; i < concurrency; i++)
        await boss.work<{ runId: string }>(RUNS, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
          if (job) await work(job.data.runId);
        });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
