import type { Money } from "@tracewright/assembly";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { memberships, paymentMethods, planVersions } from "../../platform/database/tables.ts";
import { type Holder, holderId } from "../access/holder.ts";
import { anchorDayOf, endOfPeriod } from "./calendar-months.ts";
import { grantCredits } from "./grant-credits.ts";
import { findMembership, type MembershipRow } from "./monthly-credits.ts";
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
 * Begins a paid month of a plan, with its credits. A renewal continues the period before without gap or overlap, and one that
 * is paid early waits for its end; another plan begins now and keeps the lots that are there. False: the holder has this plan
 * already, or the renewal comes after its membership ended, so the money has bought nothing.
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
  else if (from > at) return true;
  const anchorDay = from === null || current === undefined ? anchorDayOf(at, currency) : current.anchorDay;
  const periodStart = from ?? at;
  const consent = { planVersionId, currency, price: String(price.minor), at: at.toISOString() };
  const change = {
    planVersionId,
    nextPlanVersionId: null,
    state: "ACTIVE" as const,
    renewal: from === null || current === undefined ? await renewalOf(transaction, holder) : current.renewal,
    anchorDay,
    periodStart,
    periodEnd: endOfPeriod(periodStart, anchorDay, currency),
    currency,
    consents: from === null ? [...(current?.consents ?? []), consent] : (current?.consents ?? []),
    updatedAt: at,
  } satisfies Partial<MembershipRow>;
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

/** How a plan of the holder is renewed: a saved card is charged. */
export async function renewalOf(db: Database, holder: Holder): Promise<"AUTO" | "MANUAL"> {
  const cards = await db.$count(
    paymentMethods,
    and(eq(paymentMethods.holderId, holderId(holder)), isNull(paymentMethods.removedAt)),
  );
  return cards > 0 ? "AUTO" : "MANUAL";
}
