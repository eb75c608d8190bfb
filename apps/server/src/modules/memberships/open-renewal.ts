import type { Database } from "../../platform/database/open-database.ts";
import { openPurchase } from "../purchases/open-purchase.ts";
import type { PurchaseRow } from "../purchases/payment-provider.ts";
import { nextRenewalKey } from "./find-renewal.ts";
import type { Subscription } from "./subscription.ts";

/**
 * Opens the purchase of the next period of a plan, or finds the one that was opened; the wallet is locked. Never of a price
 * above the one that was agreed to.
 */
export async function openRenewal(
  transaction: Database,
  { membership, holder, terms, purchase }: Subscription,
  { dueAt, at }: { readonly dueAt: Date; readonly at: Date },
): Promise<PurchaseRow> {
  const { version, price, needsConsent } = terms;
  if (purchase !== undefined) return purchase;
  if (needsConsent)
    throw new Error(`no consent was given to the price of the plan ${version.planId} ${version.version}`);
  return openPurchase(transaction, {
    holder,
    buyerId: membership.ownerId,
    kind: "PLAN",
    lines: [
      {
        kind: "PLAN",
        planVersionId: version.id,
        plan: version.planId,
        credits: version.creditsAMonth,
        from: membership.periodEnd.toISOString(),
        amount: String(price),
      },
    ],
    currency: membership.currency,
    key: await nextRenewalKey(transaction, membership),
    dueAt,
    at,
  });
}
