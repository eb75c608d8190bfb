import { type Money, shareOfMoney } from "@tracewright/assembly";
import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { creditGrants } from "../../platform/database/tables.ts";
import { changeLots } from "./lots.ts";
import { type CreditCause, isPosted, postTransaction } from "./post-transaction.ts";
import { lockWalletById } from "./wallet.ts";

export type ReturnOutcome =
  | { readonly kind: "returned"; readonly amount: number; readonly refund: Money }
  | { readonly kind: "already-returned" | "nothing-left" };

/**
 * Takes the unused credits of a bought lot back before their price is sent back: their share of what was paid, rounded down.
 * What is held stays.
 */
export async function returnCredits(
  db: Database,
  grantId: string,
  cause: CreditCause & { readonly refundId: string },
  at: Date,
): Promise<ReturnOutcome> {
  const find = async (database: Database) => {
    const [lot] = await database.select().from(creditGrants).where(eq(creditGrants.id, grantId));
    if (lot === undefined || lot.price === null || lot.currency === null)
      throw new Error(`the credits of ${grantId} were not bought`);
    return { ...lot, price: { minor: lot.price, currency: lot.currency } };
  };
  return db.transaction(async (transaction) => {
    const { accountId } = await find(transaction);
    await lockWalletById(transaction, accountId);
    if (await isPosted(transaction, cause.key)) return { kind: "already-returned" };
    const lot = await find(transaction);
    const amount = lot.remaining - lot.held;
    if (amount === 0) return { kind: "nothing-left" };
    await changeLots(transaction, [{ grantId, amount }], { remaining: -1, held: 0 });
    const parts = [{ grantId, amount: -amount }];
    await postTransaction(transaction, { ...cause, kind: "RETURN", accountId, parts, counterpart: "RETURNED", at });
    return { kind: "returned", amount, refund: shareOfMoney(lot.price, BigInt(amount), BigInt(lot.amount)) };
  });
}
