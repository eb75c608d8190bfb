import { and, asc, eq, gt, notExists, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { estimates, orderEvents, orders, quotes, reminders } from "../../platform/database/tables.ts";
import type { News } from "../../platform/pub-sub.ts";
import { repeat } from "../../platform/work/repeat.ts";
import { writeNotification } from "../notifications/notification-store.ts";
import type { OrderRow } from "../orders/order-store.ts";
import { MANUFACTURERS } from "./manufacturer.ts";
import { aboutOrder, listStaff, type Ring, ringsOf } from "./order-bell.ts";

const EVERY_MS = 5_000;
/** What is older was announced, or happened before this version of the server. */
const TOLD_WITHIN_MS = 2 * 86_400_000;

/** Every few seconds announces what became of orders and estimates. Returns the way to stop it. */
export function startOrderWatch(application: Application): () => Promise<void> {
  return repeat(application.log, {
    name: "orders not announced",
    everyMs: EVERY_MS,
    atStart: true,
    work: () => announceOrders(application),
  });
}

/**
 * Rings the bell of those whom an entry of a timeline or a new estimate concerns, and hands paid orders to their
 * manufacturer: each once, also what a process that died had no time for.
 */
export async function announceOrders(application: Application): Promise<void> {
  const { db, now, services } = application;
  const since = new Date(now().getTime() - TOLD_WITHIN_MS);
  const entries = await db
    .select({ entry: orderEvents, order: orders })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(gt(orderEvents.at, since), untold(db, sql`'order:' || ${orderEvents.id}`)))
    .orderBy(asc(orderEvents.id));
  for (const { entry, order } of entries) {
    if (entry.event === "pay") for (const maker of services.get(MANUFACTURERS)) await maker.order(application, order);
    await ring(application, `order:${entry.id}`, aboutTarget("ORDER", order), await ringsOf(application, order, entry));
  }
  const asked = await db
    .select()
    .from(estimates)
    .where(and(gt(estimates.createdAt, since), untold(db, sql`'estimate:' || ${estimates.id}`)));
  for (const estimate of asked) {
    const userIds = await listStaff(db, application.configuration);
    await ring(application, `estimate:${estimate.id}`, aboutTarget("ESTIMATE", estimate), [
      { occasion: "STAFF_ESTIMATE", userIds },
    ]);
  }
  const priced = await db
    .select({ quote: quotes, estimate: estimates })
    .from(quotes)
    .innerJoin(estimates, eq(estimates.id, quotes.estimateId))
    .where(and(gt(quotes.createdAt, since), untold(db, sql`'estimate-quote:' || ${quotes.id}`)));
  for (const { quote, estimate } of priced)
    await ring(application, `estimate-quote:${quote.id}`, aboutTarget("ESTIMATE", estimate), [
      { occasion: "ESTIMATE_QUOTED", userIds: estimate.userId === null ? [] : [estimate.userId] },
    ]);
}

const aboutTarget =
  (kind: "ORDER" | "ESTIMATE", target: Pick<OrderRow, "id" | "number">) =>
  ({ occasion }: Ring) =>
    aboutOrder(occasion, kind, target);

function untold(db: Database, key: ReturnType<typeof sql>) {
  return notExists(db.select({ one: sql`1` }).from(reminders).where(sql`${reminders.key} = ${key}`));
}

/** Once for the key; the open screens hear of it when it is stored. */
async function ring(
  { db, now, pubSub }: Application,
  key: string,
  contentOf: (ring: Ring) => ReturnType<typeof aboutOrder>,
  rings: readonly Ring[],
): Promise<void> {
  const at = now();
  const news = await db.transaction(async (transaction) => {
    const [isFirst] = await transaction.insert(reminders).values({ key, sentAt: at }).onConflictDoNothing().returning();
    if (isFirst === undefined) return [];
    const written: News[] = [];
    for (const one of rings)
      for (const userId of one.userIds)
        written.push(await writeNotification(transaction, { userId, parent: null, content: contentOf(one), at }));
    return written;
  });
  for (const each of news) pubSub.publish(each);
}
