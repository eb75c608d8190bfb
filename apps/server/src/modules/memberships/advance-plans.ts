import { and, eq, inArray, lte, ne } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { memberships, payments } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { heldByTeam, heldByUser } from "../access/holder.ts";
import { leavePaidPlan } from "../credits/leave-plan.ts";
import { lockWallet } from "../credits/wallet.ts";
import { applyOutcome, nextLookUp } from "../purchases/apply-outcome.ts";
import { fulfilPurchase } from "../purchases/fulfil-purchase.ts";
import { type Outcome, PAYMENT_PROVIDERS, type PaymentRow, type PurchaseRow } from "../purchases/payment-provider.ts";
import { openCard, type PaymentMethodRow } from "../purchases/saved-cards.ts";
import { newPaymentId, voidPurchase } from "../purchases/start-payment.ts";
import { openRenewal } from "./open-renewal.ts";
import { tellEnd, tellRefusedTries, tellToPay, tellWhatComes } from "./plan-mails.ts";
import { endOfGrace, type PlanEnd, planStep } from "./plan-step.ts";
import { NOTICE_DAYS } from "./renewal-terms.ts";
import { readSubscription, type Subscription } from "./subscription.ts";

const DAY = 86_400_000;
/** Of one plan at once: a period begins, falls due, ends. A plan whose server was off for months takes one a month. */
const MAX_STEPS = 100;

/** Takes every paid plan that is due as far as it goes now. Run twice, or by two workers, it changes nothing more. */
export async function advancePlans(application: Application): Promise<void> {
  const { db, log, now } = application;
  const soon = new Date(now().getTime() + NOTICE_DAYS * DAY);
  const due = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(inArray(memberships.state, ["ACTIVE", "PAST_DUE"]), lte(memberships.periodEnd, soon)));
  for (const { id } of due)
    await advancePlan(application, id).catch((error: unknown) =>
      log.error("plan not renewed", { membership: id, message: describeFault(error) }),
    );
}

/** One plan. The provider is called outside of transactions, after what it is called for was stored. */
export async function advancePlan(application: Application, membershipId: string): Promise<void> {
  const { db } = application;
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = await db.transaction((transaction) => takeStep({ ...application, db: transaction }, membershipId));
    if (next === "waits") return;
    if (next !== "goes-on") await chargeCard(application, next);
  }
  throw new Error(`the plan ${membershipId} did not come to rest after ${MAX_STEPS} steps`);
}

interface Charge {
  readonly payment: PaymentRow;
  readonly purchase: PurchaseRow;
  readonly card: PaymentMethodRow;
}

/** One step with the wallet locked; `db` is the transaction. */
async function takeStep(application: Application, membershipId: string): Promise<"waits" | "goes-on" | Charge> {
  const { db, now } = application;
  const at = now();
  const find = () =>
    db
      .select()
      .from(memberships)
      .where(and(eq(memberships.id, membershipId), ne(memberships.state, "ENDED")));
  const [seen] = await find();
  if (seen === undefined) return "waits";
  await lockWallet(db, seen.teamId === null ? heldByUser(seen.ownerId ?? "") : heldByTeam(seen.teamId));
  const [membership] = await find();
  if (membership === undefined) return "waits";
  const subscription = await readSubscription(db, membership);
  await tellRefusedTries(application, subscription, at);
  const step = planStep(subscription.facts, at);
  switch (step.kind) {
    case "wait":
      await tellWhatComes(application, subscription, at);
      return "waits";
    case "ask":
      await tellToPay(
        application,
        subscription,
        await openRenewal(db, subscription, { dueAt: membership.periodEnd, at }),
      );
      return "goes-on";
    case "begin":
      await beginPeriod(db, subscription, at);
      return "goes-on";
    case "fall-due":
      await db.update(memberships).set({ state: "PAST_DUE", updatedAt: at }).where(eq(memberships.id, membershipId));
      return "goes-on";
    case "end":
      await endPeriod(application, subscription, { because: step.because, at });
      return "waits";
    case "charge":
      return storeTry(db, subscription, { attempt: step.attempt, at });
  }
}

async function beginPeriod(db: Database, { purchase, membership }: Subscription, at: Date): Promise<void> {
  if (purchase === undefined || !(await fulfilPurchase(db, purchase, at)))
    throw new Error(`the paid month of the plan ${membership.id} did not begin`);
}

async function endPeriod(
  application: Application,
  subscription: Subscription,
  { because, at }: { readonly because: PlanEnd; readonly at: Date },
): Promise<void> {
  const { db } = application;
  const { purchase, holder } = subscription;
  if (purchase?.state === "OPEN") await voidPurchase(db, purchase.id, at);
  await leavePaidPlan(db, holder, at);
  await tellEnd(application, subscription, because);
}

/** A try is stored before the provider is called: after a crash the provider is asked what became of it. */
async function storeTry(
  db: Database,
  subscription: Subscription,
  { attempt, at }: { readonly attempt: number; readonly at: Date },
): Promise<"goes-on" | Charge> {
  const { card, membership } = subscription;
  const purchase = await openRenewal(db, subscription, { dueAt: endOfGrace(membership), at });
  // What costs nothing was paid as it was opened.
  if (purchase.state !== "OPEN" || card === undefined) return "goes-on";
  const [payment] = await db
    .insert(payments)
    .values({
      id: newPaymentId(),
      purchaseId: purchase.id,
      provider: card.provider,
      amount: purchase.total,
      currency: purchase.currency,
      state: "CONFIRMING",
      isTest: card.isTest,
      startedAt: at,
      lookUpAt: new Date(nextLookUp(0, at).getTime() + CALL_MS),
      attempt,
      paymentMethodId: card.id,
    })
    .returning();
  if (payment === undefined) throw new Error("the database returned no payment");
  return { payment, purchase, card };
}

/** Longer than a call to a provider may take. */
const CALL_MS = 60_000;

async function chargeCard(application: Application, { payment, purchase, card }: Charge): Promise<void> {
  const provider = application.services.get(PAYMENT_PROVIDERS).find(({ id }) => id === payment.provider);
  const saved = openCard(application, card);
  const outcome: Outcome =
    provider?.chargeSaved === undefined || saved === undefined
      ? { kind: "failed", code: "NOT_OFFERED", words: "This server takes no card payments at present." }
      : await provider.chargeSaved(payment, purchase, saved);
  await applyOutcome(application, payment, outcome);
}
