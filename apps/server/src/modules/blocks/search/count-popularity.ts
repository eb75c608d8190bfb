import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/open-database.ts";
import { blockSearch, events } from "../../../platform/database/tables.ts";

const POPULAR_MS = 90 * 86_400_000;

/** Counts how often each block was looked at and put on boards in the last 90 days: lists are ordered by it. */
export async function countPopularity(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - POPULAR_MS).toISOString();
  await db.execute(sql`
    update ${blockSearch} s set popularity = counted.popularity
    from (
      select b.block_id, count(e.block_id)::int as popularity
      from ${blockSearch} b
      left join ${events} e on e.block_id = b.block_id and e.kind in ('BLOCK_USE', 'BLOCK_VIEW') and e.created_at > ${since}
      group by b.block_id
    ) counted
    where counted.block_id = s.block_id and counted.popularity <> s.popularity`);
}
