import { count, eq, isNotNull, min, type SQL, sql } from "drizzle-orm";
import { WAITING_VERSIONS } from "./modules/blocks/validation/validation-leases.ts";
import { WAITING_EXPORTS } from "./modules/export/jobs/export-leases.ts";
import { WAITING_MATCHINGS, WAITING_READINGS } from "./modules/matching/match-store.ts";
import { WAITING_PIECES } from "./modules/runs/pieces/piece-leases.ts";
import { WAITING_RUNS } from "./modules/runs/run-queue.ts";
import type { Application } from "./platform/application.ts";
import { outbox, runs } from "./platform/database/tables.ts";
import type { WorkName } from "./platform/work/work-kind.ts";

const WAITING = [
  ["run", WAITING_RUNS],
  ["part-matching", WAITING_MATCHINGS],
  ["datasheet", WAITING_READINGS],
  ["block-validation", WAITING_VERSIONS],
  ["export", WAITING_EXPORTS],
  ["run-piece", WAITING_PIECES],
] as const satisfies readonly (readonly [WorkName, SQL])[];

/** Queue lengths in the database, for monitoring: runs by status, mail, and how long the oldest of both waits. */
export function measureQueues({ db, metrics, now }: Application): void {
  metrics.gauge("tracewright_runs", "Runs of the last day by status.", async () => {
    const rows = await db
      .select({ status: runs.status, number: count() })
      .from(runs)
      .where(sql`${runs.requestedAt} > ${new Date(now().getTime() - 86_400_000).toISOString()}`)
      .groupBy(runs.status);
    return rows.map(({ status, number }) => ({ labels: { status }, value: number }));
  });
  metrics.gauge("tracewright_work_waiting", "Jobs that wait for a worker, by kind.", () =>
    Promise.all(
      WAITING.map(async ([kind, waiting]) => {
        const { rows } = (await db.execute(sql`select count(*) as jobs from (${waiting}) as waiting`)) as unknown as {
          readonly rows: readonly { readonly jobs: number | string }[];
        };
        return { labels: { kind }, value: Number(rows[0]?.jobs ?? 0) };
      }),
    ),
  );
  metrics.gauge(
    "tracewright_run_oldest_waiting_seconds",
    "Age of the oldest run that waits for a worker.",
    async () => {
      const [row] = await db
        .select({ oldest: min(runs.requestedAt) })
        .from(runs)
        .where(eq(runs.status, "REQUEST"));
      return row?.oldest ? (now().getTime() - row.oldest.getTime()) / 1000 : 0;
    },
  );
  metrics.gauge("tracewright_mails_waiting", "Mails that are still to be sent.", () =>
    db.$count(outbox, isNotNull(outbox.dueAt)),
  );
  metrics.gauge("tracewright_mail_oldest_seconds", "Age of the oldest mail that is still to be sent.", async () => {
    const [row] = await db
      .select({ oldest: min(outbox.createdAt) })
      .from(outbox)
      .where(isNotNull(outbox.dueAt));
    return row?.oldest ? (now().getTime() - row.oldest.getTime()) / 1000 : 0;
  });
}
