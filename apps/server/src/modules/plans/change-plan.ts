import { type CurrencyCode, shareOfMoney } from "@tracewright/assembly";
import { and, eq, gt } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { memberships, type PurchaseLine, plans, planVersions, purchases } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { type Holder, holderId } from "../access/holder.ts";
import { leavePaidPlan } from "../credits/leave-plan.ts";
import {
  findCurrentVersion,
  findMembership,
  type MembershipRow,
  type PlanVersionRow,
  renewFreePlan,
} from "../credits/monthly-credits.ts";
import { renewalOf } from "../credits/paid-periods.ts";
import { lockWallet } from "../credits/wallet.ts";
import { voidRenewal } from "../memberships/find-renewal.ts";
import { openPurchase } from "../purchases/open-purchase.ts";
import type { PurchaseRow } from "../purchases/payment-provider.ts";
import { voidPurchase } from "../purchases/start-payment.ts";
import { requireForSale } from "./for-sale.ts";

const DAY = 86_400_000;
/** How long what is asked for can be paid. */
export const PAYABLE_DAYS = 7;

export interface PlanChange {
  /** Of the form that was filled in: sent twice, it asks once. */
  readonly key: string;
  readonly planVersionId: string;
  readonly currency: CurrencyCode;
}

/**
 * Asks for another plan. A higher one is bought now, less the unused share of the present one, and begins with the payment: the
 * purchase is answered. A lower one is taken at the end of the period, and nothing is owed.
 */
export async function changePlan(
  application: Application,
  userId: string,
  holder: Holder,
  { key, planVersionId, currency }: PlanChange,
): Promise<PurchaseRow | undefined> {
  const { db, now, configuration } = application;
  const at = now();
  if (configuration.credits === "off") refuseSale();
  if (holder.teamId === null) await renewFreePlan(db, holder.ownerId, at);
  return db.transaction(async (transaction) => {
    await lockWallet(transaction, holder);
    const wanted = await findOffered(transaction, holder, planVersionId);
    const current = await findMembership(transaction, holder);
    const held = current && (await findVersion(transaction, current.planVersionId));
    const isFree = wanted.version.priceKrw === 0n && wanted.version.priceUsd === 0n;
    if (current?.state === "PAST_DUE" && isFree) {
      await voidRenewal(transaction, current, at);
      await leavePaidPlan(transaction, holder, at);
      return undefined;
    }
    if (current?.state === "PAST_DUE")
      throw new ApplicationError("CONFLICT", refusal("plan-past-due", {}), { reason: "PAST_DUE" });
    if (held?.planId === wanted.version.planId) refuseSale();
    const rankOfHeld = held === undefined ? -1 : await rankOf(transaction, held.planId);
    if (wanted.rank < rankOfHeld && current !== undefined) {
      if (current.state === "FREE") refuseSale();
      // What was opened for the next month is of the plan before.
      await voidRenewal(transaction, current, at);
      await transaction
        .update(memberships)
        .set({
          nextPlanVersionId: isFree ? null : wanted.version.id,
          renewal: isFree ? "NONE" : await renewalOf(transaction, holder),
          updatedAt: at,
        })
        .where(eq(memberships.id, current.id));
      return undefined;
    }
    const paysIn = current !== undefined && current.state !== "FREE" ? current.currency : currency;
    const price = requireForSale(application, wanted.version, paysIn);
    const same = await findAskedFor(transaction, holder, { planVersionId, currency: paysIn, at });
    if (same !== undefined) return same;
    const unused = held === undefined || current === undefined ? 0n : unusedShare(current, held, at);
    const credit = unused > price ? price : unused;
    const lines: PurchaseLine[] = [
      {
        kind: "PLAN",
        planVersionId,
        plan: wanted.version.planId,
        credits: wanted.version.creditsAMonth,
        from: null,
        amount: String(price),
      },
      ...(credit > 0n && held ? [{ kind: "UNUSED" as const, plan: held.planId, amount: String(-credit) }] : []),
    ];
    return openPurchase(transaction, {
      holder,
      buyerId: userId,
      kind: "PLAN",
      lines,
      currency: paysIn,
      key: `plan:${holderId(holder)}:${key}`,
      dueAt: new Date(at.getTime() + PAYABLE_DAYS * DAY),
      at,
    });
  });
}

/**
 * The purchase of this plan that can be paid already: asking from two tabs is one purchase. Of another plan, or of another
 * price since some of the period has passed, it is given up for the new one.
 */
async function findAskedFor(
  transaction: Database,
  holder: Holder,
  {
    planVersionId,
    currency,
    at,
  }: { readonly planVersionId: string; readonly currency: CurrencyCode; readonly at: Date },
): Promise<PurchaseRow | undefined> {
  const open = await transaction
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.holderId, holderId(holder)),
        eq(purchases.kind, "PLAN"),
        eq(purchases.state, "OPEN"),
        gt(purchases.dueAt, at),
      ),
    );
  let same: PurchaseRow | undefined;
  for (const purchase of open) {
    const [line] = purchase.lines;
    const isSame = line?.kind === "PLAN" && line.planVersionId === planVersionId && purchase.currency === currency;
    if (isSame && line.from === null && same === undefined) same = purchase;
    // A renewal that was prepared is replaced by the plan that is bought instead, once that is paid.
    else if (line?.kind === "PLAN" && line.from === null) await voidPurchase(transaction, purchase.id, at);
  }
  return same;
}

/** Of what was paid for the period, the part that is still to come; in days it would be unfair, so in milliseconds. */
function unusedShare(current: MembershipRow, held: PlanVersionRow, at: Date): bigint {
  if (current.state === "FREE") return 0n;
  const paid = current.currency === "KRW" ? held.priceKrw : held.priceUsd;
  const [start, end] = [current.periodStart.getTime(), current.periodEnd.getTime()];
  const rest = Math.max(0, Math.min(end - at.getTime(), end - start));
  const share = shareOfMoney({ minor: paid ?? 0n, currency: current.currency }, BigInt(rest), BigInt(end - start));
  return share.minor;
}

async function findOffered(
  db: Database,
  holder: Holder,
  id: string,
): Promise<{ readonly version: PlanVersionRow; readonly rank: number }> {
  const [found] = isUuid(id)
    ? await db
        .select({ version: planVersions, rank: plans.rank, kind: plans.holderKind, isArchived: plans.isArchived })
        .from(planVersions)
        .innerJoin(plans, eq(plans.id, planVersions.planId))
        .where(eq(planVersions.id, id))
    : [];
  const kind = holder.teamId === null ? "USER" : "TEAM";
  if (found === undefined || found.kind !== kind || found.version.publishedAt === null)
    throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  const current = await findCurrentVersion(db, found.version.planId);
  if (found.isArchived || current.id !== found.version.id) refuseSale();
  return found;
}

async function findVersion(db: Database, id: string): Promise<PlanVersionRow> {
  const [version] = await db.select().from(planVersions).where(eq(planVersions.id, id));
  if (version === undefined) throw new Error(`there is no plan version ${id}`);
  return version;
}

async function rankOf(db: Database, planId: string): Promise<number> {
  const [plan] = await db.select().from(plans).where(eq(plans.id, planId));
  return plan?.rank ?? 0;
}

function refuseSale(): never {
  throw new ApplicationError("CONFLICT", refusal("not-for-sale", {}), { reason: "NOT_FOR_SALE" });
}
