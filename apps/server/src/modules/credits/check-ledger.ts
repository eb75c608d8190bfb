import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";

/** One place where two records of the same credits differ. */
export interface LedgerDifference {
  readonly what: "transaction" | "posted" | "lots" | "held" | "lot" | "lot-held" | "hold";
  readonly id: string;
  readonly recorded: number;
  readonly counted: number;
}

/** Recounts the whole ledger: entries, balances, lots and holds must agree. Nothing is changed. */
export async function checkLedger(db: Database): Promise<readonly LedgerDifference[]> {
  const answer = await db.execute(sql`
    with wallets as (select * from credit_accounts where kind = 'WALLET'),
    open_parts as (
      select parts.*, holds.account_id from credit_hold_parts as parts
      join credit_holds as holds on holds.id = parts.hold_id where holds.state = 'HELD'
    )
    select * from (
      select 'transaction' as what, transaction_id as id, 0 as recorded, sum(amount) as counted
        from credit_entries group by transaction_id
      union all select 'posted', id, posted,
        (select coalesce(sum(amount), 0) from credit_entries where account_id = wallets.id) from wallets
      union all select 'lots', id, posted,
        (select coalesce(sum(remaining), 0) from credit_grants where account_id = wallets.id) from wallets
      union all select 'held', id, held,
        (select coalesce(sum(amount), 0) from credit_holds where account_id = wallets.id and state = 'HELD') from wallets
      union all select 'lot', id, remaining,
        (select coalesce(sum(amount), 0) from credit_entries where grant_id = credit_grants.id) from credit_grants
      union all select 'lot-held', id, held,
        (select coalesce(sum(amount), 0) from open_parts where grant_id = credit_grants.id) from credit_grants
      union all select 'hold', id, amount,
        (select coalesce(sum(amount), 0) from credit_hold_parts where hold_id = credit_holds.id) from credit_holds
    ) as counts where recorded <> counted`);
  const { rows } = answer as unknown as { rows: (LedgerDifference & { recorded: unknown; counted: unknown })[] };
  return rows.map((row) => ({ ...row, recorded: Number(row.recorded), counted: Number(row.counted) }));
}
