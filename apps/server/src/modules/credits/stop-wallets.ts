import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { creditAccounts, creditEntries, creditGrants, creditHolds } from "../../platform/database/tables.ts";
import { checkLedger, type LedgerDifference } from "./check-ledger.ts";

/** Stops every wallet that a difference is about: nothing more is reserved from it. What is reserved is still resolved. */
export async function stopWallets(db: Database, differences: readonly LedgerDifference[], at: Date): Promise<void> {
  const ids = await walletsOf(db, differences);
  if (ids.length === 0) return;
  await db
    .update(creditAccounts)
    .set({ stoppedAt: at })
    .where(and(inArray(creditAccounts.id, [...ids]), isNull(creditAccounts.stoppedAt)));
}

/** Lets every stopped wallet be used again whose records agree. */
export async function resumeAgreeingWallets(db: Database): Promise<void> {
  const differing = new Set(await walletsOf(db, await checkLedger(db)));
  const stopped = await db
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(isNotNull(creditAccounts.stoppedAt));
  const agreeing = stopped.map(({ id }) => id).filter((id) => !differing.has(id));
  if (agreeing.length > 0)
    await db.update(creditAccounts).set({ stoppedAt: null }).where(inArray(creditAccounts.id, agreeing));
}

async function walletsOf(db: Database, differences: readonly LedgerDifference[]): Promise<readonly string[]> {
  const idsOf = (...kinds: readonly LedgerDifference["what"][]) =>
    differences.filter(({ what }) => kinds.includes(what)).map(({ id }) => id);
  const lots = await db
    .select({ id: creditGrants.accountId })
    .from(creditGrants)
    .where(inArray(creditGrants.id, idsOf("lot", "lot-held")));
  const holds = await db
    .select({ id: creditHolds.accountId })
    .from(creditHolds)
    .where(inArray(creditHolds.id, idsOf("hold")));
  const entries = await db
    .select({ id: creditAccounts.id })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(and(inArray(creditEntries.transactionId, idsOf("transaction")), eq(creditAccounts.kind, "WALLET")));
  return [...new Set([...idsOf("posted", "lots", "held"), ...[...lots, ...holds, ...entries].map(({ id }) => id)])];
}
