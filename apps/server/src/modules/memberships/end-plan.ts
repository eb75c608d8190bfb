import type { Money } from "@tracewright/assembly";
import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { memberships } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Holder } from "../access/holder.ts";
import { leavePaidPlan } from "../credits/leave-plan.ts";
import { findMembership, type MembershipRow } from "../credits/monthly-credits.ts";
import { renewalOf } from "../credits/paid-periods.ts";
import { lockWallet } from "../credits/wallet.ts";
import { voidRenewal } from "./find-renewal.ts";
import { readSubscription } from "./subscription.ts";

/**
 * Ends a paid plan at the end of its period; until then it can be resumed. One whose payment was refused ends at once, and
 * nothing is owed.
 */
export async function endPlan({ db, now }: Application, holder: Holder): Promise<void> {
  const at = now();
  await db.transaction(async (transaction) => {
    const current = await lockPaidPlan(transaction, holder);
    await voidRenewal(transaction, current, at);
    if (current.state === "PAST_DUE") await leavePaidPlan(transaction, holder, at);
    else await changeRenewal(transaction, current, { renewal: "NONE", nextPlanVersionId: null, updatedAt: at });
  });
}

/** Takes back that a plan ends, or that a lower one follows it. */
export async function resumePlan({ db, now }: Application, holder: Holder): Promise<void> {
  const at = now();
  await db.transaction(async (transaction) => {
    const current = await lockPaidPlan(transaction, holder);
    if (current.nextPlanVersionId !== null) await voidRenewal(transaction, current, at);
    const renewal = await renewalOf(transaction, holder);
    await changeRenewal(transaction, current, { renewal, nextPlanVersionId: null, updatedAt: at });
  });
}

/** Agrees to the terms of the plan's newer version, which apply from the next period on. */
export async function acceptPlanPrice(
  { db, now }: Application,
  holder: Holder,
  { planVersionId, price }: { readonly planVersionId: string; readonly price: Money },
): Promise<void> {
  const at = now();
  await db.transaction(async (transaction) => {
    const current = await lockPaidPlan(transaction, holder);
    const { version, price: asked, needsConsent } = (await readSubscription(transaction, current)).terms;
    // Consent to other terms than these counts for nothing.
    if (version.id !== planVersionId || asked !== price.minor || current.currency !== price.currency || !needsConsent)
      throw new ApplicationError("CONFLICT", refusal("other-plan-terms", {}), { reason: "PRICE_CHANGED" });
    const consent = { planVersionId, currency: current.currency, price: String(asked), at: at.toISOString() };
    await transaction
      .update(memberships)
      .set({ consents: [...current.consents, consent], updatedAt: at })
      .where(eq(memberships.id, current.id));
  });
}

async function lockPaidPlan(transaction: Database, holder: Holder): Promise<MembershipRow> {
  await lockWallet(transaction, holder);
  const current = await findMembership(transaction, holder);
  if (current === undefined || current.state === "FREE")
    throw new ApplicationError("CONFLICT", refusal("no-paid-plan", {}), { reason: "NO_PAID_PLAN" });
  return current;
}

async function changeRenewal(
  transaction: Database,
  { id }: MembershipRow,
  change: Pick<MembershipRow, "renewal" | "nextPlanVersionId" | "updatedAt">,
): Promise<void> {
  await transaction.update(memberships).set(change).where(eq(memberships.id, id));
}
