import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { payments, planVersions } from "../../platform/database/tables.ts";
import { type Holder, heldByTeam, heldByUser } from "../access/holder.ts";
import { findCurrentVersion, type MembershipRow, type PlanVersionRow } from "../credits/monthly-credits.ts";
import type { PaymentRow, PurchaseRow } from "../purchases/payment-provider.ts";
import { UNDECIDED } from "../purchases/payment-state.ts";
import { findCard, type PaymentMethodRow } from "../purchases/saved-cards.ts";
import { findRenewal } from "./find-renewal.ts";
import type { PlanFacts } from "./plan-step.ts";
import { type RenewalTerms, renewalTerms } from "./renewal-terms.ts";

/** A paid plan with all that its next step depends on. */
export interface Subscription {
  readonly membership: MembershipRow;
  readonly holder: Holder;
  readonly current: PlanVersionRow;
  readonly terms: RenewalTerms;
  /** What is owed for the next period; undefined: nothing yet. */
  readonly purchase: PurchaseRow | undefined;
  /** Attempts to pay that. */
  readonly payments: readonly PaymentRow[];
  readonly card: PaymentMethodRow | undefined;
  readonly facts: PlanFacts;
}

export async function readSubscription(db: Database, membership: MembershipRow): Promise<Subscription> {
  const holder = membership.teamId === null ? heldByUser(membership.ownerId ?? "") : heldByTeam(membership.teamId);
  const ids = [membership.planVersionId, membership.nextPlanVersionId ?? membership.planVersionId];
  const versions = await db.select().from(planVersions).where(inArray(planVersions.id, ids));
  const current = versions.find(({ id }) => id === membership.planVersionId);
  if (current === undefined) throw new Error(`there is no plan version ${membership.planVersionId}`);
  const terms = renewalTerms({
    currency: membership.currency,
    periodEnd: membership.periodEnd,
    consents: membership.consents,
    current,
    next: versions.find(({ id }) => id === membership.nextPlanVersionId),
    newest: await findCurrentVersion(db, current.planId),
  });
  const purchase = await findRenewal(db, membership);
  const tried = purchase ? await db.select().from(payments).where(eq(payments.purchaseId, purchase.id)) : [];
  const card = await findCard(db, holder);
  return {
    membership,
    holder,
    current,
    terms,
    purchase,
    payments: tried,
    card,
    facts: {
      state: membership.state,
      renewal: membership.renewal === "AUTO" && card === undefined ? "MANUAL" : membership.renewal,
      periodEnd: membership.periodEnd,
      // What is open was opened with consent, if any was needed.
      needsConsent: terms.needsConsent && purchase === undefined,
      purchase: purchase === undefined ? "NONE" : purchase.state === "OPEN" ? "OPEN" : "PAID",
      isUndecided: tried.some(({ state }) => UNDECIDED.has(state)),
      refused: tried.flatMap(({ attempt, state }) => (attempt !== null && state === "FAILED" ? [attempt] : [])),
    },
  };
}
