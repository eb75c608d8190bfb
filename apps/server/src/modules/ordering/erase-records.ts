import { and, eq, inArray, isNotNull, isNull, lte, ne, notExists, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import {
  estimateFiles,
  estimates,
  findings,
  orderEvents,
  orderFiles,
  orders,
  payments,
  purchases,
  quotes,
  refunds,
  shipments,
} from "../../platform/database/tables.ts";
import { planRemoval, tryToRemovePlanned } from "../storage/planned-removals.ts";

/** Records of one turn. */
const BATCH = 100;
const ENDED = ["DELIVERED", "CANCELED"] as const;

/**
 * Erases orders, estimates and purchases of accounts and teams that were deleted, once nothing of them has changed for
 * `RETENTION_YEARS`: with their files, quotes, payments and refunds. Records of existing ones stay. Requests for an
 * estimate that were never ordered are erased `ESTIMATE_RETENTION_YEARS` after their last change, of existing accounts too.
 */
export async function eraseOldRecords(application: Application): Promise<void> {
  const { db, now, configuration } = application;
  const before = yearsBefore(now(), configuration.retentionYears);
  const unorderedBefore = yearsBefore(now(), configuration.estimateRetentionYears);
  let erased = BATCH;
  while (erased === BATCH) {
    erased = await db.transaction(async (transaction) => {
      await transaction.execute(sql`select set_config('tracewright.erases_records', 'on', true)`);
      return (
        (await eraseOrders(transaction, before)) +
        (await eraseEstimates(transaction, and(isNull(estimates.userId), lte(estimates.updatedAt, before)))) +
        (await eraseEstimates(
          transaction,
          and(ne(estimates.state, "ACCEPTED"), lte(estimates.updatedAt, unorderedBefore)),
        )) +
        (await erasePurchases(transaction, before))
      );
    });
  }
  await tryToRemovePlanned(application);
}

async function eraseOrders(transaction: Database, before: Date): Promise<number> {
  const old = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.holderGoneAt), lte(orders.updatedAt, before), inArray(orders.state, [...ENDED])))
    .limit(BATCH)
    .for("update");
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const files = await transaction.delete(orderFiles).where(inArray(orderFiles.orderId, ids)).returning();
  await planRemoval(transaction, { keys: files.map(({ storageKey }) => storageKey), documentHashes: [] });
  await transaction.delete(shipments).where(inArray(shipments.orderId, ids));
  await transaction.delete(orderEvents).where(inArray(orderEvents.orderId, ids));
  await transaction.delete(quotes).where(inArray(quotes.orderId, ids));
  await transaction.delete(orders).where(inArray(orders.id, ids));
  return ids.length;
}

/** With their files: of a deleted account those went before. */
async function eraseEstimates(transaction: Database, old: SQL | undefined): Promise<number> {
  const found = await transaction.select({ id: estimates.id }).from(estimates).where(old).limit(BATCH).for("update");
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const files = await transaction.delete(estimateFiles).where(inArray(estimateFiles.estimateId, ids)).returning();
  await planRemoval(transaction, { keys: files.map(({ storageKey }) => storageKey), documentHashes: [] });
  await transaction.delete(quotes).where(inArray(quotes.estimateId, ids));
  await transaction.delete(estimates).where(inArray(estimates.id, ids));
  return ids.length;
}

function yearsBefore(at: Date, years: number): Date {
  const before = new Date(at);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

/** Not while money is still to be sent, or it is unknown what became of a payment. */
async function erasePurchases(transaction: Database, before: Date): Promise<number> {
  const ofPurchase = eq(payments.purchaseId, purchases.id);
  const isOpen = transaction
    .select({ one: sql`1` })
    .from(payments)
    .where(and(ofPurchase, inArray(payments.state, ["CONFIRMING", "UNKNOWN"])));
  const isLate = transaction
    .select({ one: sql`1` })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(
      and(
        ofPurchase,
        or(
          sql`${payments.startedAt} > ${before}`,
          sql`${payments.settledAt} > ${before}`,
          sql`${refunds.createdAt} > ${before}`,
          sql`${refunds.doneAt} > ${before}`,
          notInArray(refunds.state, ["DONE", "FAILED"]),
        ),
      ),
    );
  const old = await transaction
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(isNotNull(purchases.holderGoneAt), lte(purchases.createdAt, before), notExists(isOpen), notExists(isLate)),
    )
    .limit(BATCH);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const paid = await transaction.select({ id: payments.id }).from(payments).where(inArray(payments.purchaseId, ids));
  const paymentIds = paid.map(({ id }) => id);
  if (paymentIds.length > 0) {
    await transaction.delete(findings).where(inArray(findings.paymentId, paymentIds));
    await transaction.delete(refunds).where(inArray(refunds.paymentId, paymentIds));
    await transaction.delete(payments).where(inArray(payments.id, paymentIds));
  }
  await transaction.delete(purchases).where(inArray(purchases.id, ids));
  return ids.length;
}
