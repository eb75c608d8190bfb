import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { estimates, quotes } from "../../platform/database/tables.ts";
import { nextOrderState } from "./order-state.ts";
import { listQuotes, lockOrder, moveOrder } from "./order-store.ts";

/** The purchase of an accepted quote was paid. False: it pays nothing any more, and the money has to be returned. */
export async function markQuotePaid(transaction: Database, quoteId: string, at: Date): Promise<boolean> {
  const [quote] = await transaction.select().from(quotes).where(eq(quotes.id, quoteId));
  if (quote === undefined || quote.acceptedAt === null) return false;
  if (quote.estimateId !== null) {
    const [estimate] = await transaction
      .select()
      .from(estimates)
      .where(eq(estimates.id, quote.estimateId))
      .for("update");
    return estimate?.state === "ACCEPTED";
  }
  if (quote.orderId === null) return false;
  const order = await lockOrder(transaction, quote.orderId);
  const [newest] = await listQuotes(transaction, { orderId: order.id });
  const step = nextOrderState(order.state, "pay");
  if (newest?.id !== quoteId || step === undefined || step.also === "SURPLUS") return false;
  await moveOrder(transaction, order, { event: "pay", by: "CUSTOMER", at });
  return true;
}
