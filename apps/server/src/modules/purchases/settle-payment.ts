import { and, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { payments, purchases, refunds } from "../../platform/database/tables.ts";
import { lockWallet } from "../credits/wallet.ts";
import { findBilling } from "./find-billing.ts";
import { fulfilPurchase, holderOfPurchase } from "./fulfil-purchase.ts";
import type { PaymentRow, PurchaseRow } from "./payment-provider.ts";
import { nextPaymentState, type PaymentEvent } from "./payment-state.ts";

export interface PaymentChange {
  readonly at: Date;
  readonly change?: Partial<
    Pick<PaymentRow, "providerRef" | "providerSecret" | "receiptUrl" | "pageUrl" | "failure" | "expiresAt" | "lookUpAt">
  >;
}

/**
 * Locks the wallet of a purchase's holder and then the purchase: in this order everywhere, so that two who change the same
 * never wait for each other.
 */
export async function lockPurchase(transaction: Database, id: string): Promise<PurchaseRow> {
  const [seen] = await transaction.select().from(purchases).where(eq(purchases.id, id));
  const holder = seen && holderOfPurchase(seen);
  if (holder !== undefined) await lockWallet(transaction, holder);
  const [purchase] = await transaction.select().from(purchases).where(eq(purchases.id, id)).for("update");
  if (purchase === undefined) throw new Error(`there is no purchase ${id}`);
  return purchase;
}

/**
 * Applies an event to a payment and, with its first success, marks the purchase as paid and gives what was bought: all of it
 * or nothing. A success that pays nothing any more is surplus, and its refund is ordered in the same transaction. Undefined:
 * the event changes nothing in the payment's state.
 */
export async function applyPaymentEvent(
  db: Database,
  paymentId: string,
  event: PaymentEvent,
  { at, change = {} }: PaymentChange,
): Promise<PaymentRow | undefined> {
  return db.transaction(async (transaction) => {
    const [found] = await transaction.select().from(payments).where(eq(payments.id, paymentId));
    if (found === undefined) throw new Error(`there is no payment ${paymentId}`);
    const purchase = await lockPurchase(transaction, found.purchaseId);
    const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId));
    const state = payment && nextPaymentState(payment.state, event);
    if (payment === undefined || state === undefined) return undefined;
    const pays = event === "succeed" && purchase.state === "OPEN" && (await pay(transaction, purchase, at));
    const isSurplus = event === "succeed" && !pays;
    const [row] = await transaction
      .update(payments)
      .set({
        lookUpAt: null,
        ...change,
        state,
        ...(event === "succeed" && { settledAt: at, isSurplus, failure: null }),
      })
      .where(and(eq(payments.id, paymentId), eq(payments.state, payment.state)))
      .returning();
    if (row === undefined) throw new Error(`the payment ${paymentId} changed while its purchase was locked`);
    if (isSurplus)
      await transaction
        .insert(refunds)
        .values({
          paymentId,
          amount: payment.amount,
          reason: "SURPLUS",
          state: payment.provider === "transfer" ? "MANUAL" : "REQUESTED",
          key: `surplus:${paymentId}`,
          createdAt: at,
        })
        .onConflictDoNothing();
    return row;
  });
}

/** Marks a purchase as paid and gives what it has bought; false: it has bought nothing, and stays as it is. */
async function pay(transaction: Database, purchase: PurchaseRow, at: Date): Promise<boolean> {
  const holder = holderOfPurchase(purchase);
  if (holder === undefined) return false;
  const billing = (await findBilling(transaction, holder)) ?? null;
  await transaction.update(purchases).set({ state: "PAID", paidAt: at, billing }).where(eq(purchases.id, purchase.id));
  if (await fulfilPurchase(transaction, purchase, at)) return true;
  await transaction
    .update(purchases)
    .set({ state: "VOID", paidAt: null, billing: null })
    .where(eq(purchases.id, purchase.id));
  return false;
}
