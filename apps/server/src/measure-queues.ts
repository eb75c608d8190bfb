import { count, isNotNull, min, sql } from "drizzle-orm";
import type { Application } from "./platform/application.ts";
import { outbox, runs } from "./platform/database/tables.ts";

/** Queue lengths in the database, for monitoring: runs by status, mail, and how long the oldest mail waits. */
export function measureQueues({ db, metrics, now }: Application): void {
  metrics.gauge("tracewright_runs", "Runs of the last day by status.", async () => {
    const rows = await db
      .select({ status: runs.status, number: count() })
      .from(runs)
      .where(sql`${runs.requestedAt} > ${new Date(now().getTime() - 86_400_000).toISOString()}`)
      .groupBy(runs.status);
    return rows.map(({ status, number }) => ({ labels: { status }, value: number }));
  });
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
