import { moneyFromDecimal, moneyToDecimal } from "@tracewright/assembly";
import { and, count, desc, eq, gt, ilike, inArray, isNotNull, min, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type OrderState, orders, payments, quotes, shipments } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireLine, requireText } from "../../platform/require-text.ts";
import type { Page } from "../../wire/paging.ts";
import type { Act } from "../audit/act.ts";
import { voidOpenPurchase } from "../ordering/answer-quote.ts";
import { CARRIERS } from "../ordering/carriers.ts";
import { lockWhole, MAX_REASON_CHARACTERS, note } from "../ordering/change-order.ts";
import { listShipments, refuseUnknown } from "../ordering/find-order.ts";
import { tellOrderNews, tellQuote } from "../ordering/order-mails.ts";
import { quoteOfStaff, type StaffQuoteInput, storeQuote } from "../ordering/write-quote.ts";
import { lockOrder, moveOrder, type OrderRow } from "../orders/order-store.ts";
import { SETTLED } from "../purchases/payment-state.ts";
import { orderRefund } from "../purchases/refund-purchase.ts";

export const STAFF_ORDER_FILTERS = ["WAITING", "ALL"] as const;

export interface StaffOrdersRequest {
  /** WAITING: a price, production, a shipment or a question waits for staff. */
  readonly filter: (typeof STAFF_ORDER_FILTERS)[number];
  readonly state: OrderState | undefined;
  readonly keyword: string;
  readonly page: Page;
}

/** Orders of everybody; those that wait for staff the oldest first, else the newest. */
export async function listStaffOrders(
  { db, now }: Pick<Application, "db" | "now">,
  { filter, state, keyword, page }: StaffOrdersRequest,
): Promise<{ readonly nodes: readonly OrderRow[]; readonly total: number }> {
  const like = `%${keyword.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const where = and(
    filter === "WAITING" ? waitsForStaff(db, now()) : undefined,
    state && eq(orders.state, state),
    keyword === "" ? undefined : or(ilike(orders.number, like), ilike(orders.projectName, like)),
  );
  const nodes = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(filter === "WAITING" ? orders.createdAt : desc(orders.createdAt), desc(orders.number))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, total: await db.$count(orders, where) };
}

/** How many wait, and since when the oldest does. */
export async function countWaitingOrders({ db, now }: Pick<Application, "db" | "now">) {
  const [waiting] = await db
    .select({ count: count(), oldestAt: min(orders.createdAt) })
    .from(orders)
    .where(waitsForStaff(db, now()));
  return { count: waiting?.count ?? 0, oldestAt: waiting?.oldestAt ?? null };
}

function waitsForStaff(db: Database, at: Date): SQL | undefined {
  const valid = db
    .select({ one: sql`1` })
    .from(quotes)
    .where(and(eq(quotes.orderId, orders.id), gt(quotes.validUntil, at)));
  return or(
    inArray(orders.state, ["REQUESTED", "PAID", "PRODUCING"]),
    // A person was asked for a new price.
    and(
      eq(orders.state, "QUOTED"),
      notExists(valid),
      sql`exists (select 1 from order_events e where e.order_id = ${orders.id} and e.event = 'ask-renew')`,
    ),
    and(isNotNull(orders.cancelAskedAt), eq(orders.state, "PAID")),
  );
}

export async function requireStaffOrder(db: Database, id: string): Promise<OrderRow> {
  const [order] = isUuid(id) ? await db.select().from(orders).where(eq(orders.id, id)) : [];
  return order ?? refuseUnknown();
}

export type QuoteOrderInput = Omit<StaffQuoteInput, "currency"> & { readonly id: string };

/** A person's price: a new version, which the customer has to accept. What was accepted before is owed no more. */
export async function quoteOrder(application: Application, input: QuoteOrderInput): Promise<Act<string>> {
  const { db, now } = application;
  const { id } = await requireStaffOrder(db, input.id);
  const { purchase, order } = await lockWhole(db, id);
  const at = now();
  const quote = await storeQuote(db, { orderId: id }, quoteOfStaff({ ...input, currency: order.currency }, at), at);
  await moveOrder(db, order, { event: "quote", by: "STAFF", at });
  await voidOpenPurchase(db, purchase, at);
  await tellQuote(application, order, quote);
  const total = moneyToDecimal({ minor: quote.total, currency: quote.currency });
  return { subject: ["ORDER", order.number], after: { version: quote.version, total }, value: id };
}

export interface AdvanceInput {
  readonly id: string;
  /** Why boards are made although the payment was a test. */
  readonly override?: string | null | undefined;
}

/** Production begins: from now on the order is canceled by staff alone. */
export async function produceOrder(application: Application, input: AdvanceInput): Promise<Act<string>> {
  const { db, now } = application;
  const { id } = await requireStaffOrder(db, input.id);
  const { purchase, order } = await lockWhole(db, id);
  const paid =
    purchase === undefined ? [] : await db.select().from(payments).where(eq(payments.purchaseId, purchase.id));
  const isTest = paid.some(({ isTest: test, state, isSurplus }) => test && SETTLED.has(state) && !isSurplus);
  const override = input.override?.trim() ? requireText("override", input.override, MAX_REASON_CHARACTERS) : undefined;
  if (isTest && order.state === "PAID" && override === undefined)
    throw new ApplicationError("CONFLICT", refusal("order-not-paid-for-real", {}), { reason: "TEST_PAYMENT" });
  await moveOrder(db, order, {
    event: "produce",
    by: "STAFF",
    at: now(),
    change: { cancelAskedAt: null },
  });
  await tellOrderNews(application, order, "PRODUCING");
  return {
    subject: ["ORDER", order.number],
    before: { state: order.state },
    after: { state: "PRODUCING", isTest },
    ...(override !== undefined && { reason: override }),
    value: id,
  };
}

export async function deliverOrder({ db, now }: Application, input: AdvanceInput): Promise<Act<string>> {
  const { id } = await requireStaffOrder(db, input.id);
  const order = await lockOrder(db, id);
  await moveOrder(db, order, { event: "deliver", by: "STAFF", at: now() });
  return {
    subject: ["ORDER", order.number],
    before: { state: order.state },
    after: { state: "DELIVERED" },
    value: id,
  };
}

export interface ShipmentInput {
  readonly id: string;
  readonly quantity: number;
  readonly carrier: string;
  readonly trackingNumber: string;
}

/** A parcel has left. With the last board the order is shipped. */
export async function addShipment(application: Application, input: ShipmentInput): Promise<Act<string>> {
  const { db, now } = application;
  const { id } = await requireStaffOrder(db, input.id);
  const order = await lockOrder(db, id);
  if (order.state !== "PRODUCING")
    throw new ApplicationError(
      "CONFLICT",
      refusal("order-not-in-state", { number: order.number, state: order.state }),
      {
        reason: "ORDER_STATE",
      },
    );
  if (!CARRIERS.some((carrier) => carrier === input.carrier)) refuseField("carrier", refusal("carrier-unknown", {}));
  const trackingNumber = requireLine("trackingNumber", input.trackingNumber, 60);
  const sent = (await listShipments(db, id)).reduce((sum, { quantity }) => sum + quantity, 0);
  const rest = order.quantity - sent;
  const { quantity, carrier } = input;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > rest)
    refuseField("quantity", refusal("order-shipped-too-many", { rest, quantity }));
  const at = now();
  await db.insert(shipments).values({ orderId: id, quantity, carrier, trackingNumber, shippedAt: at });
  const text = `${quantity} × ${carrier} ${trackingNumber}`;
  if (quantity === rest) await moveOrder(db, order, { event: "ship", by: "STAFF", at, note: text });
  else await note(db, order, { event: "ship-part", at, text, by: "STAFF" });
  await tellOrderNews(application, order, "SHIPPED", text);
  return { subject: ["ORDER", order.number], after: { quantity, carrier, left: rest - quantity }, value: id };
}

export interface StaffCancelInput {
  readonly id: string;
  readonly reason: string;
  /** Of an order in production: how much is given back, a plain decimal; absent: everything. */
  readonly refund?: string | null | undefined;
}

/** Ends an order: everything is given back of one that is paid, what staff choose of one in production. */
export async function cancelOrderByStaff(
  application: Application,
  input: StaffCancelInput,
  byId: string,
): Promise<Act<string>> {
  const { db, now } = application;
  const reason = requireText("reason", input.reason, MAX_REASON_CHARACTERS);
  const { id } = await requireStaffOrder(db, input.id);
  const { purchase, order } = await lockWhole(db, id);
  const at = now();
  const step = await moveOrder(db, order, { event: "staff-cancel", by: "STAFF", at, note: reason });
  const most = step.also === "REFUND_CHOSEN" && input.refund?.trim() ? readRefund(order, input.refund) : undefined;
  let refunded: string | null = null;
  if (step.also !== undefined && purchase !== undefined && most !== 0n) {
    const cause = { purchaseId: purchase.id, key: `order:${id}`, reason, byId, at };
    const { refund } = await orderRefund(db, { ...cause, ...(most !== undefined && { most }) });
    refunded = moneyToDecimal({ minor: refund.amount, currency: order.currency });
  } else await voidOpenPurchase(db, purchase, at);
  await tellOrderNews(application, order, "CANCELED", reason);
  return {
    subject: ["ORDER", order.number],
    before: { state: order.state },
    after: { state: "CANCELED", refunded },
    reason,
    value: id,
  };
}

/** The customer has asked to cancel a paid order, and it goes on. */
export async function declineCancel(application: Application, input: StaffCancelInput): Promise<Act<string>> {
  const { db, now } = application;
  const reason = requireText("reason", input.reason, MAX_REASON_CHARACTERS);
  const { id } = await requireStaffOrder(db, input.id);
  const order = await lockOrder(db, id);
  if (order.cancelAskedAt === null)
    throw new ApplicationError("CONFLICT", refusal("order-cancel-not-asked", {}), { reason: "ORDER_STATE" });
  const at = now();
  await db.update(orders).set({ cancelAskedAt: null, updatedAt: at }).where(eq(orders.id, id));
  await note(db, order, { event: "decline-cancel", at, text: reason, by: "STAFF" });
  await tellOrderNews(application, order, "CANCEL_DECLINED", reason);
  return { subject: ["ORDER", order.number], after: { cancel: "DECLINED" }, reason, value: id };
}

function readRefund({ currency }: OrderRow, text: string): bigint {
  const money = moneyFromDecimal(text.trim(), currency);
  if (money === undefined || money.minor < 0n) refuseField("refund", refusal("not-an-amount", { currency }));
  return money.minor;
}
