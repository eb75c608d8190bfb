import { and, eq, inArray } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { estimateFiles, estimates, orders } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { UNDER_WAY } from "./order-state.ts";
import { moveOrder } from "./order-store.ts";

/** Refuses while orders of accounts or teams are paid and not delivered. */
export async function requireNoOrderUnderWay(db: Database, holderIds: readonly string[]): Promise<void> {
  const found =
    holderIds.length === 0
      ? []
      : await db
          .select({ number: orders.number })
          .from(orders)
          .where(and(inArray(orders.holderId, [...holderIds]), inArray(orders.state, [...UNDER_WAY])))
          .orderBy(orders.number);
  if (found.length > 0)
    throw new ApplicationError(
      "CONFLICT",
      refusal("order-under-way", { numbers: found.map(({ number }) => number).join(", ") }),
      { reason: "ORDERS_UNDER_WAY" },
    );
}

/**
 * Before accounts or teams are deleted: what is not paid is canceled, and orders stay as records that belong to nobody, with
 * their files.
 */
export async function leaveOrders(transaction: Database, holderIds: readonly string[], at: Date): Promise<void> {
  if (holderIds.length === 0) return;
  const ofHolders = inArray(orders.holderId, [...holderIds]);
  const open = await transaction
    .select()
    .from(orders)
    .where(and(ofHolders, inArray(orders.state, ["REQUESTED", "QUOTED"])))
    .for("update");
  for (const order of open) await moveOrder(transaction, order, { event: "cancel", by: "CUSTOMER", at });
  await transaction.update(orders).set({ holderGoneAt: at }).where(ofHolders);
}

/** What somebody who leaves has sent with requests for a price: its files go, and the texts that say who it was. */
export async function clearEstimates(transaction: Database, userId: string, at: Date): Promise<readonly string[]> {
  const own = await transaction.select({ id: estimates.id }).from(estimates).where(eq(estimates.userId, userId));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return [];
  const removed = await transaction
    .delete(estimateFiles)
    .where(inArray(estimateFiles.estimateId, ids))
    .returning({ storageKey: estimateFiles.storageKey });
  await transaction
    .update(estimates)
    .set({ name: "", phone: "", email: "", message: "", updatedAt: at })
    .where(inArray(estimates.id, ids));
  return removed.map(({ storageKey }) => storageKey);
}
