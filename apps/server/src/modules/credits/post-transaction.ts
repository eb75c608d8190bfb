import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import {
  type CreditAccountKind,
  type CreditTransactionKind,
  creditAccounts,
  creditEntries,
  creditTransactions,
} from "../../platform/database/tables.ts";
import type { LotPart } from "./lots.ts";

/** Why credits change, for the record. Ids name what they are about. */
export interface CreditCause {
  /** Names the cause: the same again finds its key taken and changes nothing. */
  readonly key: string;
  readonly reason: CreditReason;
  /** Who did it; absent: the server on its own. */
  readonly actorId?: string;
  readonly runId?: string | null;
  readonly purchaseId?: string;
  readonly refundId?: string;
}

/** Of what a wallet's lines tell; screens word it in their language. */
export const CREDIT_REASONS = [
  "PLACEMENT",
  "ROUTING",
  "PLAN",
  "PURCHASE",
  "GIFT",
  "OWN_MACHINE",
  "EXPIRED",
  "REFUND",
  "CORRECTION",
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

interface Posting extends CreditCause {
  readonly kind: CreditTransactionKind;
  readonly accountId: string;
  /** Added to lots of the wallet; negative: taken from them. */
  readonly parts: readonly LotPart[];
  /** Where they come from or go to. */
  readonly counterpart: Exclude<CreditAccountKind, "WALLET">;
  /** Added to what the wallet holds. */
  readonly held?: number;
  readonly holdId?: string;
  readonly at: Date;
}

/** Writes one transaction of a locked wallet, with its entries, and its balance. The lots are the caller's to change. */
export async function postTransaction(transaction: Database, posting: Posting): Promise<void> {
  const { accountId, parts, counterpart } = posting;
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const [row] = await transaction
    .insert(creditTransactions)
    .values({
      key: posting.key,
      kind: posting.kind,
      reason: posting.reason,
      actorId: posting.actorId ?? null,
      holdId: posting.holdId ?? null,
      runId: posting.runId ?? null,
      purchaseId: posting.purchaseId ?? null,
      refundId: posting.refundId ?? null,
      at: posting.at,
    })
    .returning({ id: creditTransactions.id });
  if (row === undefined) throw new Error("the database returned no credit transaction");
  const other = sql<string>`(select id from credit_accounts where kind = ${counterpart})`;
  await transaction
    .insert(creditEntries)
    .values([
      ...parts.map(({ grantId, amount }) => ({ transactionId: row.id, accountId, grantId, amount })),
      { transactionId: row.id, accountId: other, grantId: null, amount: -total },
    ]);
  await changeBalance(transaction, accountId, { posted: total, held: posting.held ?? 0 });
}

export async function changeBalance(
  transaction: Database,
  accountId: string,
  by: { readonly posted: number; readonly held: number },
): Promise<void> {
  await transaction
    .update(creditAccounts)
    .set({
      posted: sql`${creditAccounts.posted} + ${by.posted}::integer`,
      held: sql`${creditAccounts.held} + ${by.held}::integer`,
    })
    .where(eq(creditAccounts.id, accountId));
}

/** True: a transaction with this key has been written. Asked with the wallet locked, so that the answer holds. */
export async function isPosted(transaction: Database, key: string): Promise<boolean> {
  return (await transaction.$count(creditTransactions, eq(creditTransactions.key, key))) > 0;
}
