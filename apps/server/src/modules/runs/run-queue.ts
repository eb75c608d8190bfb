import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { runs } from "../../platform/database/tables.ts";
import type { WorkEngine } from "../../platform/work/work-kind.ts";
import { applyRunEvent, type RunRow } from "./run-store.ts";

/**
 * The queue is the table of runs itself: what waits has the status REQUEST. Nothing can be lost between a queue and the
 * table, and nothing can be in both.
 */

/** Two workers that look for work together must not both think the same person's turn has come; the number is ours alone. */
const CLAIM_LOCK = 7_220_192;

/** The account of the waiting run, or none in both: as an equation, which a database can look up. */
const ofWaiting = (table: string) => {
  const account = (name: string) => sql.raw(`coalesce(${name}.requested_by, '00000000-0000-0000-0000-000000000000')`);
  return sql`${account(table)} = ${account("waiting")}`;
};

/**
 * Waiting runs in the order in which workers take them. A free slot goes to the account with the fewest active runs, so none
 * holds two while another person waits with none; between people with equally many it goes on with what was begun and lost
 * its worker, then to the account served longest ago. The runs of each account keep their order, started ones first.
 *
 * `share` is how many of the person's runs are at work once this one is: taking a run changes it for no run that waits, so
 * the places hold until something is requested, ends or is lost.
 */
const IN_ORDER = sql`
  select id, row_number() over (
    order by share, is_begun desc,
      case when is_begun then ticket end, round, last_turn nulls first, first_ticket, ticket
  ) as position
  from (
    select waiting.id, waiting.ticket, waiting.turn is not null as is_begun,
      coalesce(at_work.runs, 0)
        + row_number() over (partition by waiting.requested_by order by waiting.turn is null, waiting.ticket) as share,
      row_number() over (partition by waiting.requested_by, waiting.turn is not null order by waiting.ticket) as round,
      min(waiting.ticket) over (partition by waiting.requested_by, waiting.turn is not null) as first_ticket,
      served.last_turn
    from runs as waiting
    left join (
      select requested_by, count(*) as runs from runs where status in ('STARTED', 'PROGRESS') group by requested_by
    ) as at_work on ${ofWaiting("at_work")}
    left join (
      select requested_by, case when requested_by is null
        then (select max(turn) from runs where requested_by is null)
        else (select max(turn) from runs where runs.requested_by = account.requested_by) end as last_turn
      from (select distinct requested_by from runs where status = 'REQUEST') as account
    ) as served on ${ofWaiting("served")}
    where waiting.status = 'REQUEST'
  ) as waiting_runs`;

export interface ClaimedRun {
  readonly run: RunRow;
  /** False: it goes on, after its worker died or gave it back. */
  readonly isFirst: boolean;
}

/** Takes the lease of the run whose turn it is; undefined when none waits. */
export async function claimNextRun(db: Database, leaseOwner: string, at: Date): Promise<ClaimedRun | undefined> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const first = await transaction.execute(sql`select id from (${IN_ORDER}) as line order by position limit 1`);
    const [next] = (first as unknown as { rows: { id: string }[] }).rows;
    return next && claimRun(transaction, next.id, leaseOwner, at);
  });
}

/** Takes the lease of this run; undefined when it does not wait. */
export async function claimRun(
  db: Database,
  id: string,
  leaseOwner: string,
  at: Date,
): Promise<ClaimedRun | undefined> {
  return db.transaction(async (transaction) => {
    const [waiting] = await transaction.select().from(runs).where(eq(runs.id, id)).for("update");
    if (waiting === undefined) return undefined;
    const run = await applyRunEvent(transaction, waiting.id, "claimed", {
      at,
      change: {
        leaseOwner,
        beat: waiting.beat + 1,
        attempts: waiting.attempts + 1,
        startedAt: waiting.startedAt ?? at,
        turn: waiting.turn ?? (sql`nextval('run_turns')` as unknown as number),
      },
    });
    return run && { run, isFirst: waiting.turn === null };
  });
}

/** Waiting runs for an engine that has a line of its own. */
export const WAITING_RUNS = sql`select id::text as id, coalesce(requested_by, id)::text as holder, turn is not null as is_begun
  from runs where status = 'REQUEST' order by ticket`;

/** The place of each waiting run, from 1 for the one that is taken next. */
export async function readQueuePlaces(
  db: Database,
  work: Pick<WorkEngine, "readLine">,
): Promise<ReadonlyMap<string, number>> {
  const inLine = await work.readLine("run");
  if (inLine !== undefined) {
    const waiting = await db.select({ id: runs.id }).from(runs).where(eq(runs.status, "REQUEST"));
    const ids = new Set(waiting.map(({ id }) => id));
    return new Map(inLine.filter((id) => ids.delete(id)).map((id, index) => [id, index + 1]));
  }
  const line = await db.execute(IN_ORDER);
  const rows = (line as unknown as { rows: { id: string; position: string | number }[] }).rows;
  return new Map(rows.map(({ id, position }) => [id, Number(position)]));
}
