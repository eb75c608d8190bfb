import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { orderEvents, orders } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireText } from "../../platform/require-text.ts";
import { isValid, listQuotes, lockOrder, moveOrder, type OrderRow } from "../orders/order-store.ts";
import { lockPurchaseOf, voidOpenPurchase } from "./answer-quote.ts";
import { requireOrder } from "./find-order.ts";
import { staffOrderPath, tellOrderNews, tellQuote, tellStaff } from "./order-mails.ts";
import { costOfOrderedParts, priceAgain } from "./price-again.ts";
import { quoteOfList, storeQuote } from "./write-quote.ts";

export const MAX_REASON_CHARACTERS = 500;

/** Locks what an order owes, and then the order: the order in which everybody locks them. */
export async function lockWhole(transaction: Database, orderId: string) {
  const [newest] = await listQuotes(transaction, { orderId });
  const purchase = await lockPurchaseOf(transaction, newest);
  const order = await lockOrder(transaction, orderId);
  return { newest, purchase, order };
}

/** While it is not paid; afterwards a person decides (`requestCancel`). */
export async function cancelOrder(application: Application, userId: string, id: string): Promise<void> {
  const { db, now } = application;
  const { id: orderId } = await requireOrder(db, userId, id, "CANCEL");
  await db.transaction(async (transaction) => {
    const { purchase, order } = await lockWhole(transaction, orderId);
    await moveOrder(transaction, order, { event: "cancel", by: "CUSTOMER", at: now() });
    await voidOpenPurchase(transaction, purchase, now());
    await tellOrderNews({ ...application, db: transaction }, order, "CANCELED");
  });
}

export async function requestCancel(
  application: Application,
  userId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const { db, now } = application;
  const { id: orderId } = await requireOrder(db, userId, id, "CANCEL");
  const cancelReason = requireText("reason", reason, MAX_REASON_CHARACTERS);
  await db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const at = now();
    await moveOrder(transaction, order, {
      event: "ask-cancel",
      by: "CUSTOMER",
      at,
      note: cancelReason,
      change: { cancelAskedAt: at, cancelReason },
    });
    const inside = { ...application, db: transaction };
    await tellStaff(inside, { ...order, path: staffOrderPath(order) }, "CANCEL_ASKED");
  });
}

/** Of a team's member who may pay: whether an order that another placed goes on. Declined, it is canceled. */
export async function answerApproval(
  application: Application,
  userId: string,
  { id, isGiven }: { readonly id: string; readonly isGiven: boolean },
): Promise<void> {
  const { db, now } = application;
  const { id: orderId } = await requireOrder(db, userId, id, "PAY");
  await db.transaction(async (transaction) => {
    const { purchase, order } = await lockWhole(transaction, orderId);
    if (order.approval !== "WANTED")
      throw new ApplicationError("CONFLICT", refusal("order-approval-answered", {}), { reason: "APPROVAL_ANSWERED" });
    const at = now();
    if (isGiven) {
      await transaction
        .update(orders)
        .set({ approval: "GIVEN", approvedBy: userId, updatedAt: at })
        .where(eq(orders.id, order.id));
      await note(transaction, order, { event: "approve", at });
      return;
    }
    const change = { approval: "DECLINED", approvedBy: userId } as const;
    await note(transaction, order, { event: "decline-approval", at });
    await moveOrder(transaction, order, { event: "cancel", by: "CUSTOMER", at, change });
    await voidOpenPurchase(transaction, purchase, at);
    await tellOrderNews({ ...application, db: transaction }, order, "CANCELED");
  });
}

/** "I have it." */
export async function confirmDelivery({ db, now }: Application, userId: string, id: string): Promise<void> {
  const { id: orderId } = await requireOrder(db, userId, id, "SEE");
  await db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    await moveOrder(transaction, order, { event: "deliver", by: "CUSTOMER", at: now() });
  });
}

/**
 * A price that expired before it was paid: from the active list where it has one, else a person is asked. True: there is a
 * new price.
 */
export async function renewQuote(application: Application, userId: string, id: string): Promise<boolean> {
  const { db, now } = application;
  const found = await requireOrder(db, userId, id, "SEE");
  const orderId = found.id;
  const partsCost = await costOfOrderedParts(application, userId, { order: found, language: "en" });
  return db.transaction(async (transaction) => {
    const { newest, purchase, order } = await lockWhole(transaction, orderId);
    const at = now();
    if (order.state !== "QUOTED" || newest === undefined || (isValid(newest, at) && purchase?.state !== "VOID"))
      throw new ApplicationError("CONFLICT", refusal("quote-already-answered", {}), { reason: "QUOTE_VALID" });
    const inside = { ...application, db: transaction };
    const sold = await priceAgain(transaction, order, partsCost);
    if (sold === undefined) {
      await note(transaction, order, { event: "ask-renew", at });
      await tellStaff(inside, { ...order, path: staffOrderPath(order) }, "TO_PRICE");
      return false;
    }
    await voidOpenPurchase(transaction, purchase, at);
    const quote = await storeQuote(transaction, { orderId }, quoteOfList(sold.priced, sold.list, at), at);
    await moveOrder(transaction, order, { event: "quote", by: "SERVER", at });
    await tellQuote(inside, order, quote);
    return true;
  });
}

/** An entry of the timeline that moves nothing. */
export async function note(
  transaction: Database,
  order: OrderRow,
  {
    event,
    at,
    text = "",
    by = "CUSTOMER" as const,
  }: {
    readonly event: string;
    readonly at: Date;
    readonly text?: string;
    readonly by?: "CUSTOMER" | "STAFF";
  },
): Promise<void> {
  await transaction
    .insert(orderEvents)
    .values({ orderId: order.id, event, from: order.state, to: order.state, by, note: text, at });
}
