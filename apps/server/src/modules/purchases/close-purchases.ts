import { and, eq, inArray } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { memberships, payments, purchases } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { UNDECIDED } from "./payment-state.ts";
import { voidPurchase } from "./start-payment.ts";

/** Refuses while the outcome of a payment of these accounts and teams is not known. */
export async function refuseUndecided(db: Database, holderIds: readonly string[]): Promise<void> {
  const undecided = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(inArray(purchases.holderId, [...holderIds]), inArray(payments.state, [...UNDECIDED])));
  if (undecided.length > 0)
    throw new ApplicationError("CONFLICT", refusal("payment-undecided", {}), { reason: "PAYMENT_UNDECIDED" });
}

/**
 * An account or a team goes: its plan does not renew and what is not paid is given up. Refuses while the outcome of a payment
 * is not known.
 */
export async function stopBuying(transaction: Database, holderIds: readonly string[], at: Date): Promise<void> {
  if (holderIds.length === 0) return;
  await refuseUndecided(transaction, holderIds);
  const ofHolders = inArray(purchases.holderId, [...holderIds]);
  const open = await transaction
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(ofHolders, eq(purchases.state, "OPEN")));
  for (const { id } of open) await voidPurchase(transaction, id, at);
  await transaction
    .update(memberships)
    .set({ renewal: "NONE", nextPlanVersionId: null, updatedAt: at })
    .where(inArray(memberships.holderId, [...holderIds]));
}

/** Before accounts or teams are deleted: their purchases stay as records that belong to nobody. */
export async function leavePurchases(transaction: Database, holderIds: readonly string[], at: Date): Promise<void> {
  if (holderIds.length === 0) return;
  await transaction
    .update(purchases)
    .set({ holderGoneAt: at })
    .where(inArray(purchases.holderId, [...holderIds]));
}
