import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { estimates, orders, purchases, quotes } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { type Holder, heldByUser } from "../access/holder.ts";
import { lockWallet } from "../credits/wallet.ts";
import { isValid, listQuotes, lockOrder, type QuoteRow } from "../orders/order-store.ts";
import { openPurchase } from "../purchases/open-purchase.ts";
import type { PurchaseRow } from "../purchases/payment-provider.ts";
import { lockPurchase } from "../purchases/settle-payment.ts";
import { voidPurchase } from "../purchases/start-payment.ts";
import { requireEstimate } from "./estimates.ts";
import { findQuote, holderOfOrder, refuseUnknown, requireOrder } from "./find-order.ts";

const PAYABLE_MS = 7 * 86_400_000;

/**
 * Accepts the newest price of an order or an estimate: the purchase that has to be paid. Sent again, it is the same
 * purchase. In a team it is for those who may pay, and approves the order.
 */
export async function acceptQuote({ db, now }: Application, userId: string, quoteId: string): Promise<string> {
  const quote = await findQuote(db, quoteId);
  const subject = await requireSubject(db, userId, quote);
  const at = now();
  return db.transaction(async (transaction) => {
    await lockWallet(transaction, subject.holder);
    const order = quote.orderId === null ? undefined : await lockOrder(transaction, quote.orderId);
    const [estimate] =
      quote.estimateId === null
        ? []
        : await transaction.select().from(estimates).where(eq(estimates.id, quote.estimateId)).for("update");
    const state = order?.state ?? estimate?.state;
    const [before] = await transaction
      .select()
      .from(purchases)
      .where(eq(purchases.key, keyOf(quote)));
    if (before !== undefined && before.state !== "VOID") return before.id;
    if (state !== "QUOTED")
      throw new ApplicationError("CONFLICT", refusal("quote-already-answered", {}), { reason: "QUOTE_ANSWERED" });
    await requireAcceptable(transaction, quote, at);
    if (before !== undefined || order?.approval === "DECLINED")
      throw new ApplicationError("CONFLICT", refusal("quote-already-answered", {}), { reason: "QUOTE_ANSWERED" });
    await transaction.update(quotes).set({ acceptedAt: at, acceptedBy: userId }).where(eq(quotes.id, quote.id));
    if (order?.approval === "WANTED")
      await transaction
        .update(orders)
        .set({ approval: "GIVEN", approvedBy: userId, updatedAt: at })
        .where(eq(orders.id, order.id));
    if (estimate)
      await transaction
        .update(estimates)
        .set({ state: "ACCEPTED", updatedAt: at })
        .where(eq(estimates.id, estimate.id));
    const kind = order ? ("ORDER" as const) : ("ESTIMATE" as const);
    // A quote can be paid up to its last millisecond, and a purchase until before its due time.
    const until = Math.min(quote.validUntil.getTime(), at.getTime() + PAYABLE_MS) + 1;
    const { id } = await openPurchase(transaction, {
      holder: subject.holder,
      buyerId: userId,
      kind,
      lines: [
        {
          kind,
          quoteId: quote.id,
          subjectId: quote.orderId ?? quote.estimateId ?? "",
          number: subject.number,
          amount: String(quote.total),
        },
      ],
      currency: quote.currency,
      key: keyOf(quote),
      dueAt: new Date(until),
      at,
    });
    return id;
  });
}

/** Of an estimate: the price is not taken. Of an order it is canceled instead. */
export async function declineQuote({ db, now }: Application, userId: string, quoteId: string): Promise<void> {
  const quote = await findQuote(db, quoteId);
  if (quote.estimateId === null) refuseUnknown();
  const { id } = await requireEstimate(db, userId, quote.estimateId);
  await db.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(estimates)
      .set({ state: "DECLINED", updatedAt: now() })
      .where(and(eq(estimates.id, id), eq(estimates.state, "QUOTED")))
      .returning();
    if (changed === undefined)
      throw new ApplicationError("CONFLICT", refusal("quote-already-answered", {}), { reason: "QUOTE_ANSWERED" });
    await transaction.update(quotes).set({ declinedAt: now() }).where(eq(quotes.id, quote.id));
  });
}

/** The purchase that an accepted quote has opened, locked with its wallet; call it before the order is locked. */
export async function lockPurchaseOf(transaction: Database, quote: QuoteRow | undefined) {
  const [purchase] =
    quote === undefined
      ? []
      : await transaction
          .select({ id: purchases.id })
          .from(purchases)
          .where(eq(purchases.key, keyOf(quote)));
  return purchase && lockPurchase(transaction, purchase.id);
}

/** The purchase of an accepted quote, to look at. */
export async function findPurchaseOf(db: Database, quote: QuoteRow): Promise<PurchaseRow | undefined> {
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(eq(purchases.key, keyOf(quote)));
  return purchase;
}

/** What is accepted and not paid is owed no more. */
export async function voidOpenPurchase(
  transaction: Database,
  purchase: Awaited<ReturnType<typeof lockPurchaseOf>>,
  at: Date,
): Promise<void> {
  if (purchase?.state === "OPEN") await voidPurchase(transaction, purchase.id, at);
}

function keyOf({ id }: QuoteRow): string {
  return `order:${id}`;
}

async function requireSubject(
  db: Database,
  userId: string,
  { orderId, estimateId }: QuoteRow,
): Promise<{ readonly holder: Holder; readonly number: string }> {
  if (orderId !== null) {
    const order = await requireOrder(db, userId, orderId, "PAY");
    const holder = holderOfOrder(order);
    if (holder === undefined) refuseUnknown();
    return { holder, number: order.number };
  }
  const { number } = await requireEstimate(db, userId, estimateId ?? "");
  return { holder: heldByUser(userId), number };
}

async function requireAcceptable(transaction: Database, quote: QuoteRow, at: Date): Promise<void> {
  const subject = quote.orderId === null ? { estimateId: quote.estimateId ?? "" } : { orderId: quote.orderId };
  const [newest] = await listQuotes(transaction, subject);
  if (newest?.id !== quote.id)
    throw new ApplicationError("CONFLICT", refusal("quote-not-newest", {}), { reason: "PRICE_CHANGED" });
  if (!isValid(quote, at))
    throw new ApplicationError(
      "CONFLICT",
      refusal("quote-expired", { date: quote.validUntil.toISOString().slice(0, 16).replace("T", " ") }),
      { reason: "QUOTE_EXPIRED" },
    );
}
