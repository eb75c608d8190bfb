import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database } from "../database/open-database.ts";
import { BOSS_SCHEMA, type BossTicket, bossInTransaction } from "./boss-ticket.ts";
import type { HeldLease } from "./lease-watch.ts";
import type { WorkKind } from "./work-kind.ts";
import { nextTurns } from "./work-turns.ts";

/** More new jobs than this change the statistics by which the database plans claims. */
const MANY = 1000;

interface Missing {
  readonly id: string;
  readonly holder: string;
  readonly is_begun: boolean;
}

/**
 * Puts rows in line that wait and have no job: of an installation that used another engine or was restored, or whose job a worker
 * lost. One process at a time; the number of rows. Those that a worker had before go first.
 */
export async function mendLine<Row, Held extends HeldLease>(
  { db, boss }: { readonly db: Database; readonly boss: PgBoss },
  { name, waiting }: Pick<WorkKind<Row, Held>, "name" | "waiting">,
): Promise<number> {
  const mended = await db.transaction(async (transaction) => {
    const [lock] = await rowsOf<{ is_free: boolean }>(
      transaction,
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`mend ${name}`}, 0)) as is_free`,
    );
    if (!lock?.is_free) return 0;
    const missing = await rowsOf<Missing>(
      transaction,
      sql`select waiting.* from (${waiting}) as waiting where not exists (
        select from ${sql.identifier(BOSS_SCHEMA)}.job
        where job.name = ${name} and job.state < 'completed' and job.data->>'id' = waiting.id)`,
    );
    if (missing.length === 0) return 0;
    const begun = missing.filter(({ is_begun }) => is_begun);
    const others = missing.filter(({ is_begun }) => !is_begun);
    const turns = await nextTurns(
      transaction,
      name,
      others.map(({ holder }) => holder),
    );
    // A turn below all others.
    const tickets = [
      ...begun.map((row) => ({ ...row, turn: 0 })),
      ...others.map((row, index) => ({ ...row, turn: turns[index] ?? 0 })),
    ];
    for (let start = 0; start < tickets.length; start += MANY)
      await boss.insert(
        name,
        tickets.slice(start, start + MANY).map(({ id, holder, turn }) => ({
          data: { id, turn } satisfies BossTicket,
          priority: -turn,
          group: { id: holder },
        })),
        { db: bossInTransaction(transaction) },
      );
    return tickets.length;
  });
  // With the statistics of an empty table a claim reads all that waits.
  if (mended > MANY) await db.execute(sql`analyze ${sql.identifier(BOSS_SCHEMA)}.job`);
  return mended;
}

async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<readonly Row[]> {
  return ((await db.execute(query)) as unknown as { readonly rows: readonly Row[] }).rows;
}
