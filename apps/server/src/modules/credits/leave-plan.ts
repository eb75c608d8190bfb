import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { memberships } from "../../platform/database/tables.ts";
import type { Holder } from "../access/holder.ts";
import { anchorDayOf, endOfPeriod } from "./calendar-months.ts";
import { grantCredits } from "./grant-credits.ts";
import { findCurrentVersion, findMembership } from "./monthly-credits.ts";

/**
 * Ends a paid plan now, with the holder's wallet locked: an account is on the free plan again, with a new month and its
 * credits, a team is on none. False: there is no paid plan.
 */
export async function leavePaidPlan(transaction: Database, holder: Holder, at: Date): Promise<boolean> {
  const current = await findMembership(transaction, holder);
  if (current === undefined || current.state === "FREE") return false;
  if (holder.teamId !== null) {
    await transaction
      .update(memberships)
      .set({ state: "ENDED", renewal: "NONE", nextPlanVersionId: null, updatedAt: at })
      .where(eq(memberships.id, current.id));
    return true;
  }
  const version = await findCurrentVersion(transaction, "FREE");
  const anchorDay = anchorDayOf(at, current.currency);
  const periodEnd = endOfPeriod(at, anchorDay, current.currency);
  await transaction
    .update(memberships)
    .set({
      planVersionId: version.id,
      nextPlanVersionId: null,
      state: "FREE",
      renewal: "NONE",
      anchorDay,
      periodStart: at,
      periodEnd,
      updatedAt: at,
    })
    .where(eq(memberships.id, current.id));
  if (version.creditsAMonth > 0)
    await grantCredits(transaction, holder, {
      key: `plan:${current.id}:${at.toISOString()}`,
      source: "PLAN",
      reason: "PLAN",
      amount: version.creditsAMonth,
      expiresAt: periodEnd,
      at,
    });
  return true;
}
