import { and, asc, desc, eq } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type OrderState, orderEvents, orderFiles, orders, quotes, shipments } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Page } from "../../wire/paging.ts";
import { type Holder, heldByTeam, heldByUser, holderId } from "../access/holder.ts";
import { findRole } from "../access/memberships.ts";
import { refusalInTeam } from "../access/policy.ts";
import type { OrderRow, QuoteRow } from "../orders/order-store.ts";
import { requireTeam } from "../teams/require-team.ts";

/** An order of one's own, or of a team in which one may do this; every other does not exist. */
export async function requireOrder(
  db: Database,
  userId: string,
  id: string,
  action: "SEE" | "PAY" | "CANCEL",
): Promise<OrderRow> {
  const [order] = isUuid(id) ? await db.select().from(orders).where(eq(orders.id, id)) : [];
  if (order === undefined || (order.teamId === null && order.ownerId !== userId)) refuseUnknown();
  if (order.teamId !== null) {
    // A member may cancel what they placed.
    const isOwn = action === "CANCEL" && order.placedBy === userId;
    await requireTeam(db, userId, order.teamId, action === "SEE" || isOwn ? "SEE" : "PAY");
  }
  return order;
}

/** Whether the user may accept prices and pay for whom the order is. */
export async function mayPay(db: Database, userId: string, { teamId, ownerId }: OrderRow): Promise<boolean> {
  if (teamId === null) return ownerId === userId;
  const role = await findRole(db, userId, teamId);
  return role !== undefined && refusalInTeam(role, "PAY") === undefined;
}

export function holderOfOrder({ ownerId, teamId }: OrderRow): Holder | undefined {
  if (teamId !== null) return heldByTeam(teamId);
  return ownerId === null ? undefined : heldByUser(ownerId);
}

/** The newest first. */
export async function listOrders(
  db: Database,
  holder: Holder,
  { page, state }: { readonly page: Page; readonly state: OrderState | undefined },
): Promise<{ readonly nodes: readonly OrderRow[]; readonly total: number }> {
  const where = and(eq(orders.holderId, holderId(holder)), state && eq(orders.state, state));
  const nodes = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, total: await db.$count(orders, where) };
}

export function listOrderFiles(db: Database, orderId: string) {
  return db.select().from(orderFiles).where(eq(orderFiles.orderId, orderId)).orderBy(asc(orderFiles.rank));
}

export function listOrderEvents(db: Database, orderId: string) {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

export function listShipments(db: Database, orderId: string) {
  return db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.shippedAt));
}

export async function findQuote(db: Database, id: string): Promise<QuoteRow> {
  const [quote] = isUuid(id) ? await db.select().from(quotes).where(eq(quotes.id, id)) : [];
  return quote ?? refuseUnknown();
}

export function refuseUnknown(): never {
  throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
}
