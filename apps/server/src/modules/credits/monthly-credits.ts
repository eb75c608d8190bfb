import type { CurrencyCode } from "@tracewright/assembly";
import { and, desc, eq, isNotNull, lte, ne } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { memberships, planVersions, users } from "../../platform/database/tables.ts";
import { type Holder, heldByUser, holderId } from "../access/holder.ts";
import { anchorDayOf, endOfPeriod } from "./calendar-months.ts";
import { grantCredits } from "./grant-credits.ts";
import { lockWallet } from "./wallet.ts";

export type MembershipRow = typeof memberships.$inferSelect;
export type PlanVersionRow = typeof planVersions.$inferSelect;

/** The membership that counts; undefined: none was made yet. */
export async function findMembership(db: Database, holder: Holder): Promise<MembershipRow | undefined> {
  const [membership] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.holderId, holderId(holder)), ne(memberships.state, "ENDED")));
  return membership;
}

/** The newest published version of a plan. */
export async function findCurrentVersion(db: Database, planId: string): Promise<PlanVersionRow> {
  const [version] = await db
    .select()
    .from(planVersions)
    .where(and(eq(planVersions.planId, planId), isNotNull(planVersions.publishedAt)))
    .orderBy(desc(planVersions.version))
    .limit(1);
  if (version === undefined) throw new Error(`the plan ${planId} has no published version`);
  return version;
}

/**
 * Begins the free plan of an account that has none, and its next month once the last one is over: with new credits, which
 * expire with it. Months that have passed meanwhile bring none. A paid plan is left as it is.
 */
export async function renewFreePlan(db: Database, userId: string, at: Date): Promise<void> {
  const holder = heldByUser(userId);
  const isDue = (membership: MembershipRow | undefined) =>
    membership === undefined || (membership.state === "FREE" && membership.periodEnd.getTime() <= at.getTime());
  if (!isDue(await findMembership(db, holder))) return;
  await db.transaction(async (transaction) => {
    // With the wallet locked, two who find the month over renew it once.
    await lockWallet(transaction, holder);
    const current = await findMembership(transaction, holder);
    if (!isDue(current)) return;
    const version = await findCurrentVersion(transaction, "FREE");
    const period = current === undefined ? await firstPeriod(transaction, userId, at) : periodAt(current, at);
    const change = { ...period, planVersionId: version.id, updatedAt: at };
    const [membership] =
      current === undefined
        ? await transaction
            .insert(memberships)
            .values({ ...holder, ...change, state: "FREE", renewal: "NONE", createdAt: at })
            .returning()
        : await transaction.update(memberships).set(change).where(eq(memberships.id, current.id)).returning();
    if (membership === undefined) throw new Error("the database returned no membership");
    if (version.creditsAMonth === 0) return;
    await grantCredits(transaction, holder, {
      key: `plan:${membership.id}:${period.periodStart.toISOString()}`,
      source: "PLAN",
      reason: "PLAN",
      amount: version.creditsAMonth,
      expiresAt: period.periodEnd,
      at,
    });
  });
}

/** The months of all free plans that are over. */
export async function renewFreePlans(db: Database, at: Date): Promise<void> {
  const due = await db
    .select({ userId: memberships.ownerId })
    .from(memberships)
    .where(and(eq(memberships.state, "FREE"), lte(memberships.periodEnd, at)));
  for (const { userId } of due) if (userId !== null) await renewFreePlan(db, userId, at);
}

interface Period {
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly anchorDay: number;
  readonly currency: CurrencyCode;
}

async function firstPeriod(db: Database, userId: string, at: Date): Promise<Period> {
  const [user] = await db
    .select({ language: users.language, currency: users.chosenCurrency })
    .from(users)
    .where(eq(users.id, userId));
  const currency = user?.currency ?? (user?.language === "ko" ? "KRW" : "USD");
  const anchorDay = anchorDayOf(at, currency);
  return { periodStart: at, periodEnd: endOfPeriod(at, anchorDay, currency), anchorDay, currency };
}

/** The month of a plan that contains `at`, which lies after its current one. */
function periodAt({ anchorDay, currency, periodEnd }: MembershipRow, at: Date): Period {
  let [start, end] = [periodEnd, endOfPeriod(periodEnd, anchorDay, currency)];
  while (end.getTime() <= at.getTime()) [start, end] = [end, endOfPeriod(end, anchorDay, currency)];
  return { periodStart: start, periodEnd: end, anchorDay, currency };
}
