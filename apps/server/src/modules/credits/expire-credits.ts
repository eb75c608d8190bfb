import { and, gt, lte, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { creditGrants } from "../../platform/database/tables.ts";
import { changeLots, isExpired, listLots } from "./lots.ts";
import { postTransaction } from "./post-transaction.ts";
import { lockWalletById } from "./wallet.ts";

/** Takes what has expired and is not held out of a wallet that the caller has locked. */
export async function expireLots(transaction: Database, accountId: string, at: Date): Promise<void> {
  for (const lot of await listLots(transaction, accountId)) {
    const amount = isExpired(lot, at) ? lot.remaining - lot.held : 0;
    if (amount === 0) continue;
    await changeLots(transaction, [{ grantId: lot.id, amount }], { remaining: -1, held: 0 });
    await postTransaction(transaction, {
      // What is held expires later: of one lot, each time less is left.
      key: `expire:${lot.id}:${lot.remaining}`,
      kind: "EXPIRE",
      reason: "EXPIRED",
      accountId,
      parts: [{ grantId: lot.id, amount: -amount }],
      counterpart: "EXPIRED",
      at,
    });
  }
}

/** Takes what has expired out of all wallets, one transaction each. */
export async function expireCredits(db: Database, at: Date): Promise<void> {
  const due = await db
    .selectDistinct({ accountId: creditGrants.accountId })
    .from(creditGrants)
    .where(
      and(
        gt(creditGrants.remaining, 0),
        lte(creditGrants.expiresAt, at),
        sql`${creditGrants.remaining} > ${creditGrants.held}`,
      ),
    );
  for (const { accountId } of due)
    await db.transaction(async (transaction) => {
      await lockWalletById(transaction, accountId);
      await expireLots(transaction, accountId, at);
    });
}
