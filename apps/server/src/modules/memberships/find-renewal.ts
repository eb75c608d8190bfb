import { and, eq, like, ne, notExists, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { payments, purchases, refunds } from "../../platform/database/tables.ts";
import type { MembershipRow } from "../credits/monthly-credits.ts";
import type { PurchaseRow } from "../purchases/payment-provider.ts";
import { voidPurchase } from "../purchases/start-payment.ts";

type Period = Pick<MembershipRow, "id" | "periodEnd">;

/** What the purchases of the period after the current one have in common. */
function prefixOf({ id, periodEnd }: Period): string {
  return `renew:${id}:${periodEnd.toISOString()}:`;
}

/** The key of a new purchase of the next period: with the wallet locked, there is one that is neither canceled nor refunded. */
export async function nextRenewalKey(transaction: Database, period: Period): Promise<string> {
  const prefix = prefixOf(period);
  return `${prefix}${await transaction.$count(purchases, like(purchases.key, `${prefix}%`))}`;
}

/** What is owed or paid for the next period. What is refunded, or to be refunded, buys no period. */
export async function findRenewal(db: Database, period: Period): Promise<PurchaseRow | undefined> {
  const refunded = db
    .select({ one: sql`1` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.purchaseId, purchases.id), eq(payments.isSurplus, false), ne(refunds.state, "FAILED")));
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(
      and(
        like(purchases.key, `${prefixOf(period)}%`),
        or(eq(purchases.state, "OPEN"), and(eq(purchases.state, "PAID"), notExists(refunded))),
      ),
    );
  return purchase;
}

/** Cancels what is open for the next period. Throws a refusal while the outcome of a payment is not known. */
export async function voidRenewal(transaction: Database, period: Period, at: Date): Promise<void> {
  const renewal = await findRenewal(transaction, period);
  if (renewal?.state === "OPEN") await voidPurchase(transaction, renewal.id, at);
}
