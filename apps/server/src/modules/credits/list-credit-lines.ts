import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import type { Page } from "../../wire/paging.ts";
import type { Holder } from "../access/holder.ts";
import type { CreditReason } from "./post-transaction.ts";
import { findWallet } from "./wallet.ts";

export const CREDIT_LINE_STATES = [
  "HELD",
  "CHARGED",
  "RELEASED",
  "GRANTED",
  "EXPIRED",
  "RETURNED",
  "CORRECTED",
] as const;
export type CreditLineState = (typeof CREDIT_LINE_STATES)[number];

/** One line of a wallet's history. */
export interface CreditLine {
  readonly at: Date;
  readonly reason: CreditReason;
  /** What it adds to the available credits; a released hold adds nothing. */
  readonly amount: number;
  /** Available after this line and all lines before it, as they stand today. */
  readonly balance: number;
  readonly state: CreditLineState;
  readonly runId: string | null;
  /** Null: no project, or one that was erased. */
  readonly projectId: string | null;
  readonly projectName: string | null;
}

/**
 * The history of a holder's wallet, the newest line first. A run has one line from its request on, which shows what became of
 * its hold. The balance of the newest line is what the wallet has available, but for credits that expired a moment ago.
 */
export async function listCreditLines(
  db: Database,
  holder: Holder,
  page: Page,
  states: readonly CreditLineState[] = CREDIT_LINE_STATES,
): Promise<{ readonly nodes: readonly CreditLine[]; readonly total: number }> {
  const wallet = await findWallet(db, holder);
  if (wallet === undefined || states.length === 0) return { nodes: [], total: 0 };
  const answer = await db.execute(sql`
    with changes as (
      select t.line, t.at, t.reason, t.run_id, sum(e.amount)::integer as amount,
        case t.kind when 'GRANT' then 'GRANTED' when 'EXPIRE' then 'EXPIRED' when 'RETURN' then 'RETURNED'
          else 'CORRECTED' end as state
      from credit_entries e join credit_transactions t on t.id = e.transaction_id
      where e.account_id = ${wallet.id} and t.kind <> 'CHARGE'
      group by t.id
      union all
      select line, created_at, reason, run_id, case state when 'RELEASED' then 0 else -amount end,
        case state when 'CAPTURED' then 'CHARGED' else state end
      from credit_holds where account_id = ${wallet.id}
    ), counted as (
      select *, (sum(amount) over (order by line))::integer as balance from changes
    ), chosen as (
      select *, (count(*) over ())::integer as total from counted where state in ${[...states]}
    ), shown as (
      select * from chosen order by line desc limit ${page.size} offset ${page.offset}
    )
    select shown.*, projects.id as project_id, projects.name as project_name from shown
    left join runs on runs.id = shown.run_id left join projects on projects.id = runs.project_id
    order by shown.line desc`);
  const { rows } = answer as unknown as { rows: StoredLine[] };
  const nodes = rows.map((row) => ({
    at: new Date(row.at),
    reason: row.reason,
    amount: row.amount,
    balance: row.balance,
    state: row.state,
    runId: row.run_id,
    projectId: row.project_id,
    projectName: row.project_name,
  }));
  if (rows.length > 0 || page.offset === 0) return { nodes, total: rows[0]?.total ?? 0 };
  // A page past the end.
  const { total } = await listCreditLines(db, holder, { page: 1, size: 1, offset: 0 }, states);
  return { nodes, total };
}

interface StoredLine {
  readonly at: Date | string;
  readonly reason: CreditReason;
  readonly amount: number;
  readonly balance: number;
  readonly state: CreditLineState;
  readonly run_id: string | null;
  readonly project_id: string | null;
  readonly project_name: string | null;
  readonly total: number;
}
