import { and, eq, gt, ne, notExists, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { creditAccounts, memberships, planVersions, reminders } from "../../platform/database/tables.ts";
import { heldByTeam, heldByUser } from "../access/holder.ts";
import { isLow, readBalance } from "../credits/read-balance.ts";
import { findMoneyRecipient } from "./money-recipient.ts";
import { pageUrl } from "./plan-mails.ts";
import { postOnce } from "./post-once.ts";

/**
 * Mails who has used most of the credits of a plan, once a period, unless they have switched it off. Where nothing is refused,
 * nobody is warned.
 */
export async function tellLowCredits(application: Application): Promise<void> {
  const { db, now, configuration } = application;
  if (configuration.credits !== "on") return;
  const at = now();
  const keyOf = sql`'low:' || ${memberships.id} || ':' || extract(epoch from ${memberships.periodStart})`;
  const candidates = await db
    .select({ membership: memberships, key: sql<string>`${keyOf}` })
    .from(memberships)
    .innerJoin(planVersions, eq(planVersions.id, memberships.planVersionId))
    .innerJoin(
      creditAccounts,
      and(eq(creditAccounts.kind, "WALLET"), eq(creditAccounts.holderId, memberships.holderId)),
    )
    .where(
      and(
        ne(memberships.state, "ENDED"),
        gt(memberships.periodEnd, at),
        // Credits that expired are counted until the hourly job removes them.
        sql`(${creditAccounts.posted} - ${creditAccounts.held}) * 5 < ${planVersions.creditsAMonth}`,
        notExists(db.select({ one: sql`1` }).from(reminders).where(sql`${reminders.key} = ${keyOf}`)),
      ),
    );
  for (const { membership, key } of candidates) {
    const { ownerId, teamId } = membership;
    const holder = teamId === null ? heldByUser(ownerId ?? "") : heldByTeam(teamId);
    const balance = await readBalance(db, holder, at);
    if (!(await isLow(db, holder, balance))) continue;
    if (!(await findMoneyRecipient(db, holder))?.lowCreditMail) continue;
    const path = teamId === null ? "/mypage/membership/credit/" : `/mypage/membership/credit/?teamId=${teamId}`;
    const values = () => ({ available: balance.available, url: pageUrl(application, path) });
    await db.transaction((transaction) =>
      postOnce({ ...application, db: transaction }, { key, kind: "CREDITS_LOW", holder, values }),
    );
  }
}
