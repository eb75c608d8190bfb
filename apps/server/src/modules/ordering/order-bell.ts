import { and, eq, inArray, ne, or } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type NotificationContent, type orderEvents, teamMembers, users } from "../../platform/database/tables.ts";
import type { EstimateRow, OrderRow } from "../orders/order-store.ts";

type OrderEventRow = typeof orderEvents.$inferSelect;

/** What the bell says of an order or an estimate; those that begin with STAFF_ to administrators. */
export type OrderCase =
  | "ORDER_QUOTED"
  | "ORDER_PAID"
  | "ORDER_APPROVAL"
  | "ORDER_APPROVED"
  | "ORDER_PRODUCING"
  | "ORDER_SHIPPED"
  | "ORDER_DELIVERED"
  | "ORDER_CANCELED"
  | "ORDER_CANCEL_DECLINED"
  | "ESTIMATE_QUOTED"
  | "STAFF_ORDER_TO_PRICE"
  | "STAFF_ORDER_PAID"
  | "STAFF_ORDER_CANCEL_ASKED"
  | "STAFF_ESTIMATE";

export interface Ring {
  readonly occasion: OrderCase;
  readonly userIds: readonly string[];
}

/** Whom an entry of the timeline concerns, besides who did it. */
export async function ringsOf(
  { db, configuration }: Pick<Application, "db" | "configuration">,
  order: OrderRow,
  { event, by }: OrderEventRow,
): Promise<readonly Ring[]> {
  const staff = async (occasion: OrderCase) => ({ occasion, userIds: await listStaff(db, configuration) });
  const customer = async (occasion: OrderCase) => ({ occasion, userIds: await customersOf(db, order) });
  const placer = (occasion: OrderCase) => ({ occasion, userIds: order.placedBy === null ? [] : [order.placedBy] });
  switch (event) {
    case "place":
      return [
        // One that a list has priced waits for the customer.
        ...(order.state === "REQUESTED" ? [await staff("STAFF_ORDER_TO_PRICE")] : []),
        ...(order.approval === "WANTED"
          ? [{ occasion: "ORDER_APPROVAL", userIds: await payersOf(db, order) } as const]
          : []),
      ];
    case "quote":
      // By a list: the customer asked for it a moment ago.
      return by === "STAFF" ? [await customer("ORDER_QUOTED")] : [];
    case "pay":
      return [await staff("STAFF_ORDER_PAID"), await customer("ORDER_PAID")];
    case "ask-renew":
      return [await staff("STAFF_ORDER_TO_PRICE")];
    case "ask-cancel":
      return [await staff("STAFF_ORDER_CANCEL_ASKED")];
    case "approve":
      return [placer("ORDER_APPROVED")];
    case "produce":
      return [await customer("ORDER_PRODUCING")];
    case "ship":
    case "ship-part":
      return [await customer("ORDER_SHIPPED")];
    case "deliver":
      return by === "STAFF" ? [await customer("ORDER_DELIVERED")] : [];
    case "staff-cancel":
      return [await customer("ORDER_CANCELED")];
    case "cancel":
      // Who cancels their own order knows it.
      return order.approval === "DECLINED" ? [placer("ORDER_CANCELED")] : [];
    case "decline-cancel":
      return [await customer("ORDER_CANCEL_DECLINED")];
    default:
      return [];
  }
}

/** Content of a notification about an order or an estimate. */
export function aboutOrder(
  occasion: OrderCase,
  kind: "ORDER" | "ESTIMATE",
  { id, number }: Pick<OrderRow | EstimateRow, "id" | "number">,
): NotificationContent {
  return {
    case: occasion,
    projectId: null,
    projectName: null,
    majorVersion: null,
    revisionVersion: null,
    target: { kind, id, name: number },
    userId: null,
    processState: null,
    percent: null,
    status: null,
  };
}

export async function listStaff(
  db: Database,
  { administrators }: Pick<Application["configuration"], "administrators">,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.role, "ADMIN"), inArray(users.email, [...administrators])));
  return rows.map(({ id }) => id);
}

/** Who placed it, and who pays for the team. */
async function customersOf(db: Database, order: OrderRow): Promise<readonly string[]> {
  const placer = order.placedBy === null ? [] : [order.placedBy];
  return [...new Set([...placer, ...(await payersOf(db, order))])];
}

async function payersOf(db: Database, { teamId, ownerId, placedBy }: OrderRow): Promise<readonly string[]> {
  if (teamId === null) return ownerId === null ? [] : [ownerId];
  const isOwner = and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "OWNER"));
  const rows = await db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(placedBy === null ? isOwner : and(isOwner, ne(teamMembers.userId, placedBy)));
  return rows.map(({ id }) => id);
}
