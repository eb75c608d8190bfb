import type { Money } from "@tracewright/assembly";
import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { memberships, planVersions } from "../../platform/database/tables.ts";
import { type Holder, holderId } from "../access/holder.ts";
import { anchorDayOf, endOfPeriod } from "./calendar-months.ts";
import { grantCredits } from "./grant-credits.ts";
import { findMembership } from "./monthly-credits.ts";
import { lockWallet } from "./wallet.ts";

export interface PaidPeriod {
  readonly planVersionId: string;
  readonly purchaseId: string;
  /** What a month costs: consent to it came with the purchase. */
  readonly price: Money;
  /** Of a renewal: the end of the period before. Null: it begins with the payment. */
  readonly from: Date | null;
  readonly at: Date;
}

/**
 * Begins a paid month of a plan, with its credits. A renewal continues the period before without gap or overlap; another plan
 * begins now and keeps the lots that are there. False: the holder has this plan already, or the renewal comes after its
 * membership ended, so the money has bought nothing.
 */
export async function beginPaidPeriod(transaction: Database, holder: Holder, paid: PaidPeriod): Promise<boolean> {
  const { planVersionId, purchaseId, price, from, at } = paid;
  await lockWallet(transaction, holder);
  const current = await findMembership(transaction, holder);
  const [version] = await transaction.select().from(planVersions).where(eq(planVersions.id, planVersionId));
  if (version === undefined) throw new Error(`there is no plan version ${planVersionId}`);
  const { currency } = price;
  if (from === null) {
    const hasIt = current?.planVersionId === planVersionId && current.state !== "FREE";
    if (hasIt) return false;
  } else if (current === undefined || current.state === "FREE" || current.periodEnd.getTime() !== from.getTime())
    return false;
  const anchorDay = from === null || current === undefined ? anchorDayOf(at, currency) : current.anchorDay;
  const periodStart = from ?? at;
  const consent = { planVersionId, currency, price: String(price.minor), at: at.toISOString() };
  const change = {
    planVersionId,
    nextPlanVersionId: null,
    state: "ACTIVE",
    renewal: from === null || current === undefined ? "MANUAL" : current.renewal,
    anchorDay,
    periodStart,
    periodEnd: endOfPeriod(periodStart, anchorDay, currency),
    currency,
    consents: from === null ? [...(current?.consents ?? []), consent] : (current?.consents ?? []),
    updatedAt: at,
  } as const;
  const [membership] =
    current === undefined
      ? await transaction
          .insert(memberships)
          .values({ ...holder, ...change, createdAt: at })
          .returning()
      : await transaction.update(memberships).set(change).where(eq(memberships.id, current.id)).returning();
  if (membership === undefined) throw new Error(`no membership of ${holderId(holder)} came from the database`);
  if (version.creditsAMonth > 0)
    await grantCredits(transaction, holder, {
      key: `plan:${membership.id}:${periodStart.toISOString()}`,
      source: "PLAN",
      reason: "PLAN",
      amount: version.creditsAMonth,
      expiresAt: membership.periodEnd,
      // What a refund within the first days gives back is decided by its purchase; the price shows that it was bought.
      price,
      purchaseId,
      at,
    });
  return true;
}
