import { type Money, shareOfMoney } from "@tracewright/assembly";
import { and, eq, ne } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { creditGrants, memberships, payments, purchases, refunds } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Holder } from "../access/holder.ts";
import { leavePaidPlan } from "../credits/leave-plan.ts";
import { findMembership } from "../credits/monthly-credits.ts";
import { returnCredits } from "../credits/return-credits.ts";
import { holderOfPurchase } from "./fulfil-purchase.ts";
import type { PaymentRow, PurchaseRow, RefundRow } from "./payment-provider.ts";
import { SETTLED } from "./payment-state.ts";
import { lockPurchase } from "./settle-payment.ts";

/** What can be given back of a purchase now, and what leaves the wallet with it. */
export interface Refundable {
  readonly amount: Money;
  /** Unused credits of the purchase, which are taken back first. */
  readonly credits: number;
}

/**
 * Of boards: what was not given back yet. Of credits: the unused share of their price. Of a plan: all of it within seven
 * days and with no credit of the month used, or while the month has not begun; else nothing.
 */
export async function refundableOf(db: Database, purchase: PurchaseRow, at: Date): Promise<Refundable> {
  const none = { amount: { minor: 0n, currency: purchase.currency }, credits: 0 };
  if (purchase.paidAt === null || purchase.state === "REFUNDED") return none;
  if (purchase.kind === "ORDER" || purchase.kind === "ESTIMATE") return { ...none, amount: await restOf(db, purchase) };
  const lots = await db.select().from(creditGrants).where(eq(creditGrants.purchaseId, purchase.id));
  const unused = lots.reduce((sum, { remaining, held }) => sum + remaining - held, 0);
  const granted = lots.reduce((sum, { amount }) => sum + amount, 0);
  if (purchase.kind === "CREDITS") {
    if (unused === 0) return none;
    const price = { minor: purchase.total, currency: purchase.currency };
    return { amount: shareOfMoney(price, BigInt(unused), BigInt(granted)), credits: unused };
  }
  if (isAhead(purchase) && granted === 0)
    return { amount: { minor: purchase.total, currency: purchase.currency }, credits: 0 };
  const isSoon = at.getTime() - purchase.paidAt.getTime() <= SEVEN_DAYS_MS;
  if (purchase.kind !== "PLAN" || !isSoon || unused !== granted) return none;
  return { amount: { minor: purchase.total, currency: purchase.currency }, credits: 0 };
}

async function restOf(db: Database, { id, total, currency }: PurchaseRow): Promise<Money> {
  const given = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.purchaseId, id), eq(payments.isSurplus, false), ne(refunds.state, "FAILED")));
  return { minor: given.reduce((rest, { amount }) => rest - amount, total), currency };
}

/** A month of a plan that follows another, and brings credits once it begins. */
function isAhead({ lines }: PurchaseRow): boolean {
  return lines.some((line) => line.kind === "PLAN" && line.from !== null && line.credits > 0);
}

const SEVEN_DAYS_MS = 7 * 86_400_000;

export interface OrderedRefund {
  readonly refund: RefundRow;
  readonly purchase: PurchaseRow;
  readonly payment: PaymentRow;
}

/**
 * Orders the refund of what is refundable: unused credits leave the wallet in the transaction that stores the refund, before
 * any money is sent. By transfer a person sends it; every other provider is asked afterwards.
 */
export async function orderRefund(
  transaction: Database,
  {
    purchaseId,
    key,
    reason,
    byId,
    at,
    most,
  }: {
    readonly purchaseId: string;
    readonly key: string;
    readonly reason: string;
    /** Null: the server on its own. */
    readonly byId: string | null;
    readonly at: Date;
    /** Of boards: less than everything, in minor units. */
    readonly most?: bigint;
  },
): Promise<OrderedRefund> {
  const purchase = await lockPurchase(transaction, purchaseId);
  const [payment] = await transaction
    .select()
    .from(payments)
    .where(and(eq(payments.purchaseId, purchaseId), eq(payments.isSurplus, false), ne(payments.state, "FAILED")));
  const paid = payment !== undefined && SETTLED.has(payment.state) ? payment : undefined;
  const [before] = await transaction.select().from(refunds).where(eq(refunds.key, key));
  if (before !== undefined && paid !== undefined) return { refund: before, purchase, payment: paid };
  const { amount: refundable } = await refundableOf(transaction, purchase, at);
  const amount = most !== undefined && most < refundable.minor ? { ...refundable, minor: most } : refundable;
  if (paid === undefined || amount.minor === 0n)
    throw new ApplicationError("CONFLICT", refusal("nothing-to-refund", {}), { reason: "NOTHING_TO_REFUND" });
  const [refund] = await transaction
    .insert(refunds)
    .values({
      paymentId: paid.id,
      amount: amount.minor,
      reason,
      state: paid.provider === "transfer" ? "MANUAL" : "REQUESTED",
      key,
      byId,
      createdAt: at,
    })
    .returning();
  if (refund === undefined) throw new Error("the database returned no refund");
  await takeBack(transaction, purchase, refund.id, at);
  const holder = holderOfPurchase(purchase);
  if (purchase.kind === "PLAN" && holder !== undefined) await leavePlanOf(transaction, purchase, { holder, at });
  return { refund, purchase, payment: paid };
}

/** The refunded month ends now, and with it the plan; one that has not begun is not followed by another. */
async function leavePlanOf(
  transaction: Database,
  purchase: PurchaseRow,
  { holder, at }: { readonly holder: Holder; readonly at: Date },
): Promise<void> {
  const begins = purchase.lines.find((line) => line.kind === "PLAN")?.from ?? null;
  const membership = await findMembership(transaction, holder);
  if (begins === null || membership?.periodStart.toISOString() === begins) await leavePaidPlan(transaction, holder, at);
  else if (membership?.periodEnd.toISOString() === begins)
    await transaction
      .update(memberships)
      .set({ renewal: "NONE", updatedAt: at })
      .where(and(eq(memberships.id, membership.id), ne(memberships.state, "FREE")));
}

async function takeBack(transaction: Database, purchase: PurchaseRow, refundId: string, at: Date): Promise<void> {
  const lots = await transaction.select().from(creditGrants).where(eq(creditGrants.purchaseId, purchase.id));
  for (const { id } of lots) {
    const cause = { key: `return:${refundId}:${id}`, reason: "REFUND", purchaseId: purchase.id, refundId } as const;
    await returnCredits(transaction, id, cause, at);
  }
}

/** The money was sent back: by the provider, or by a person who names the transfer. */
export async function finishRefund(
  transaction: Database,
  refundId: string,
  { ref, at }: { readonly ref: string; readonly at: Date },
): Promise<RefundRow> {
  const [seen] = await transaction.select().from(refunds).where(eq(refunds.id, refundId));
  const [paidBy] =
    seen === undefined ? [] : await transaction.select().from(payments).where(eq(payments.id, seen.paymentId));
  if (seen === undefined || paidBy === undefined)
    throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  const purchase = await lockPurchase(transaction, paidBy.purchaseId);
  const [refund] = await transaction
    .update(refunds)
    .set({ state: "DONE", providerRef: ref, doneAt: at, failure: null, sendTo: null })
    .where(and(eq(refunds.id, refundId), ne(refunds.state, "DONE")))
    .returning();
  if (refund === undefined)
    throw new ApplicationError("CONFLICT", refusal("refund-already-sent", {}), { reason: "ALREADY_REFUNDED" });
  const done = await transaction
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paidBy.id), eq(refunds.state, "DONE")));
  const isWhole = done.reduce((sum, { amount }) => sum + amount, 0n) >= paidBy.amount;
  await transaction
    .update(payments)
    .set({ state: isWhole ? "REFUNDED" : "PARTLY_REFUNDED" })
    .where(eq(payments.id, paidBy.id));
  if (!paidBy.isSurplus)
    await transaction
      .update(purchases)
      .set({ state: isWhole ? "REFUNDED" : "PARTLY_REFUNDED" })
      .where(eq(purchases.id, purchase.id));
  return refund;
}
