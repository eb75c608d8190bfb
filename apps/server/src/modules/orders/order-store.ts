import { desc, eq } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type estimates, orderEvents, orders, quotes } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { nextOrderState, type OrderEvent, type OrderStep } from "./order-state.ts";

export type OrderRow = typeof orders.$inferSelect;
export type EstimateRow = typeof estimates.$inferSelect;
export type QuoteRow = typeof quotes.$inferSelect;
export type OrderActor = (typeof orderEvents.$inferSelect)["by"];

/** The order, for changing it: one change after the other. */
export async function lockOrder(transaction: Database, id: string): Promise<OrderRow> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for("update");
  if (order === undefined) throw new Error(`there is no order ${id}`);
  return order;
}

/** What an order or an estimate was quoted, the newest first. */
export async function listQuotes(
  db: Database,
  of: { readonly orderId: string } | { readonly estimateId: string },
): Promise<readonly QuoteRow[]> {
  return db
    .select()
    .from(quotes)
    .where("orderId" in of ? eq(quotes.orderId, of.orderId) : eq(quotes.estimateId, of.estimateId))
    .orderBy(desc(quotes.version));
}

/** A quote holds up to its last millisecond, and not one longer. */
export function isValid({ validUntil }: Pick<QuoteRow, "validUntil">, at: Date): boolean {
  return at.getTime() <= validUntil.getTime();
}

export interface OrderMove {
  readonly event: OrderEvent;
  readonly by: OrderActor;
  readonly at: Date;
  readonly note?: string;
  readonly change?: Partial<Pick<OrderRow, "cancelAskedAt" | "cancelReason" | "approval" | "approvedBy">>;
}

/**
 * Moves a locked order and writes its timeline. Refused with the reason that the state gives. What the step wants besides
 * is the caller's.
 */
export async function moveOrder(transaction: Database, order: OrderRow, move: OrderMove): Promise<OrderStep> {
  const { event, by, at, note = "", change = {} } = move;
  const step = nextOrderState(order.state, event);
  if (step === undefined) refuseMove(order, event);
  await transaction
    .update(orders)
    .set({ ...change, state: step.to, updatedAt: at })
    .where(eq(orders.id, order.id));
  await transaction
    .insert(orderEvents)
    .values({ orderId: order.id, event, from: order.state, to: step.to, by, note, at });
  return step;
}

function refuseMove({ state, number }: OrderRow, event: OrderEvent): never {
  if (event === "cancel" && state === "PAID")
    throw new ApplicationError("CONFLICT", refusal("order-paid-ask-to-cancel", { number }), {
      reason: "ASK_TO_CANCEL",
    });
  throw new ApplicationError("CONFLICT", refusal("order-not-in-state", { number, state }), {
    reason: "ORDER_STATE",
    state,
  });
}
