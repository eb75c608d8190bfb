import type { CurrencyCode, Money } from "@tracewright/assembly";
import { asc, eq, inArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { plans, planVersions } from "../../platform/database/tables.ts";
import type { Holder } from "../access/holder.ts";
import {
  findCurrentVersion,
  findMembership,
  type MembershipRow,
  type PlanVersionRow,
  renewFreePlan,
} from "../credits/monthly-credits.ts";
import { readSubscription, type Subscription } from "../memberships/subscription.ts";
import { findCard, type PaymentMethodRow } from "../purchases/saved-cards.ts";
import { currenciesOf, pricesOf } from "./for-sale.ts";

/** Why a plan cannot be bought. */
export const NOT_FOR_SALE_REASONS = ["CURRENT", "FREE", "SAMPLE", "NO_PAYMENT"] as const;
export type NotForSaleReason = (typeof NOT_FOR_SALE_REASONS)[number];

/** A version of a plan, as it is offered to a holder or subscribed to by them. */
export interface Plan {
  readonly version: PlanVersionRow;
  readonly isCurrent: boolean;
  /** The currencies in which it can be paid here. */
  readonly canBuyIn: readonly CurrencyCode[];
  /** Null: it can be bought. */
  readonly notForSale: NotForSaleReason | null;
}

export interface Membership {
  readonly row: MembershipRow;
  readonly plan: Plan;
  /** Taken at the end of the period. */
  readonly next: Plan | undefined;
  /** Of a paid plan. */
  readonly subscription: Subscription | undefined;
  /** Terms of a newer version that the holder has not agreed to, and until when they can. */
  readonly consent: { readonly plan: Plan; readonly price: Money; readonly by: Date } | undefined;
  readonly card: PaymentMethodRow | undefined;
}

/** What is offered to an account, or to a team, the lowest plan first. A subscriber sees their own version of their plan. */
export async function listPlans(application: Application, holder: Holder): Promise<readonly Plan[]> {
  const { db, now, configuration } = application;
  if (holder.teamId === null && configuration.credits !== "off") await renewFreePlan(db, holder.ownerId, now());
  const offered = await db
    .select({ id: plans.id, isArchived: plans.isArchived })
    .from(plans)
    .where(eq(plans.holderKind, holder.teamId === null ? "USER" : "TEAM"))
    .orderBy(asc(plans.rank));
  const current = await findMembership(db, holder);
  const own = current && (await findVersions(db, [current.planVersionId])).get(current.planVersionId);
  const listed: Plan[] = [];
  for (const { id, isArchived } of offered) {
    if (own?.planId === id) listed.push(toPlan(application, own, true));
    else if (!isArchived) listed.push(toPlan(application, await findCurrentVersion(db, id), false));
  }
  return listed;
}

/** The plan of an account or a team; undefined of a team without one, and where this server counts nothing. */
export async function readMembership(application: Application, holder: Holder): Promise<Membership | undefined> {
  const { db, now, configuration } = application;
  if (configuration.credits === "off") return undefined;
  if (holder.teamId === null) await renewFreePlan(db, holder.ownerId, now());
  const row = await findMembership(db, holder);
  if (row === undefined) return undefined;
  const versions = await findVersions(db, [row.planVersionId, row.nextPlanVersionId ?? row.planVersionId]);
  const plan = versions.get(row.planVersionId);
  if (plan === undefined) throw new Error(`there is no plan version ${row.planVersionId}`);
  const next = row.nextPlanVersionId === null ? undefined : versions.get(row.nextPlanVersionId);
  const subscription = row.state === "FREE" ? undefined : await readSubscription(db, row);
  return {
    row,
    plan: toPlan(application, plan, true),
    next: next && toPlan(application, next, false),
    subscription,
    consent: subscription && readConsent(application, subscription),
    card: subscription?.card ?? (await findCard(db, holder)),
  };
}

/** Who has ended their plan is not asked. */
function readConsent(application: Application, { terms, membership, facts }: Subscription): Membership["consent"] {
  if (!terms.needsConsent || facts.renewal === "NONE" || facts.purchase !== "NONE" || facts.state !== "ACTIVE")
    return undefined;
  const price = { minor: terms.price, currency: membership.currency };
  return { plan: toPlan(application, terms.version, false), price, by: membership.periodEnd };
}

function toPlan(application: Application, version: PlanVersionRow, isCurrent: boolean): Plan {
  const canBuyIn = isCurrent ? [] : currenciesOf(application, version);
  return { version, isCurrent, canBuyIn, notForSale: reasonNotForSale(version, isCurrent, canBuyIn) };
}

function reasonNotForSale(
  version: PlanVersionRow,
  isCurrent: boolean,
  canBuyIn: readonly CurrencyCode[],
): NotForSaleReason | null {
  if (isCurrent) return "CURRENT";
  if (pricesOf(version).every(({ minor }) => minor === 0n)) return "FREE";
  if (canBuyIn.length > 0) return null;
  return version.isSample ? "SAMPLE" : "NO_PAYMENT";
}

async function findVersions(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, PlanVersionRow>> {
  const rows = await db
    .select()
    .from(planVersions)
    .where(inArray(planVersions.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
