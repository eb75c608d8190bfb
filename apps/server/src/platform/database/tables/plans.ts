import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { created, time, updated } from "./columns.ts";
import type { PaymentProviderId } from "./purchases.ts";
import { teams } from "./teams.ts";

/** What can be subscribed to; FREE is every account's without a subscription. */
export const plans = pgTable(
  "plans",
  {
    /** FREE, PRO, TEAM …: shown as it is. */
    id: text("id").primaryKey(),
    holderKind: text("holder_kind").$type<"USER" | "TEAM">().notNull(),
    /** Lower comes first; of two, the higher one is the upgrade. */
    rank: integer("rank").notNull(),
    isArchived: boolean("is_archived").notNull().default(false),
  },
  (table) => [check("plans_holder_kind", sql`${table.holderKind} in ('USER', 'TEAM')`)],
);

/**
 * What a plan costs and gives. A published version never changes (a trigger of the migration): a subscriber stays on theirs
 * until they agree to another.
 */
export const planVersions = pgTable(
  "plan_versions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    planId: text("plan_id")
      .notNull()
      .references(() => plans.id),
    version: integer("version").notNull(),
    /** Of a month with its tax, in minor units. Null: not for sale in this currency. */
    priceKrw: bigint("price_krw", { mode: "bigint" }),
    priceUsd: bigint("price_usd", { mode: "bigint" }),
    creditsAMonth: integer("credits_a_month").notNull(),
    projectLimit: integer("project_limit").notNull(),
    /** Null: of a plan for one person. */
    memberLimit: integer("member_limit"),
    /** Turns of its holder's runs for one turn of weight 1, where runs wait: 1 to 4. */
    queueWeight: integer("queue_weight").notNull().default(1),
    /** An example of the shipped configuration: shown as such, and cannot be bought. */
    isSample: boolean("is_sample").notNull(),
    publishedAt: time("published_at"),
  },
  (table) => [
    uniqueIndex("plan_versions_once").on(table.planId, table.version),
    check(
      "plan_versions_numbers",
      sql`version > 0 and coalesce(price_krw, 0) >= 0 and coalesce(price_usd, 0) >= 0 and credits_a_month >= 0
        and project_limit > 0 and coalesce(member_limit, 1) > 0`,
    ),
  ],
);

/** Credits that are bought at once; as a plan's version, an offer never changes once it is published. */
export const creditPacks = pgTable(
  "credit_packs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    credits: integer("credits").notNull(),
    priceKrw: bigint("price_krw", { mode: "bigint" }),
    priceUsd: bigint("price_usd", { mode: "bigint" }),
    isSample: boolean("is_sample").notNull(),
    publishedAt: time("published_at"),
    isArchived: boolean("is_archived").notNull().default(false),
  },
  () => [
    check("credit_packs_numbers", sql`credits > 0 and coalesce(price_krw, 0) >= 0 and coalesce(price_usd, 0) >= 0`),
  ],
);

export type MembershipState = "FREE" | "ACTIVE" | "PAST_DUE" | "ENDED";

/** Consent to a price, with the moment it was given. */
export interface PriceConsent {
  readonly planVersionId: string;
  readonly currency: "KRW" | "USD";
  readonly price: string;
  readonly at: string;
}

/** A card that renewals are paid with. Nothing of the card is here but its last digits and its date of expiry. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    teamId: uuid("team_id").references(() => teams.id, { onDelete: "cascade" }),
    holderId: uuid("holder_id").notNull().generatedAlwaysAs(sql`coalesce(team_id, owner_id)`),
    provider: text("provider").$type<PaymentProviderId>().notNull(),
    /** What the provider knows the card by; sealed. */
    sealedToken: text("sealed_token").notNull(),
    /** What the provider knows the holder by. */
    customerKey: text("customer_key").notNull(),
    /** As the provider describes it: "Visa •• 4242, 12/28". */
    label: text("label").notNull(),
    /** The end of the last day on which it is good, where the provider says it. */
    expiresAt: time("expires_at"),
    isTest: boolean("is_test").notNull(),
    createdAt: created(),
    removedAt: time("removed_at"),
  },
  (table) => [
    uniqueIndex("payment_methods_one").on(table.holderId).where(sql`removed_at is null`),
    check("payment_methods_holder_one", sql`num_nonnulls(owner_id, team_id) = 1`),
    check("payment_methods_provider", sql`provider in ('toss', 'stripe')`),
  ],
);

/** The plan of an account or team, and its current period. */
export const memberships = pgTable(
  "memberships",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    teamId: uuid("team_id").references(() => teams.id, { onDelete: "cascade" }),
    holderId: uuid("holder_id").notNull().generatedAlwaysAs(sql`coalesce(team_id, owner_id)`),
    planVersionId: uuid("plan_version_id")
      .notNull()
      .references(() => planVersions.id),
    /** Set: taken at the end of the period; until then it can be undone. */
    nextPlanVersionId: uuid("next_plan_version_id").references(() => planVersions.id),
    state: text("state").$type<MembershipState>().notNull(),
    /** AUTO: the saved card of the holder is charged. */
    renewal: text("renewal").$type<"AUTO" | "MANUAL" | "NONE">().notNull(),
    /** Day of the month, 1 to 31, on which periods begin. */
    anchorDay: integer("anchor_day").notNull(),
    periodStart: time("period_start").notNull(),
    periodEnd: time("period_end").notNull(),
    currency: text("currency").$type<"KRW" | "USD">().notNull(),
    consents: jsonb("consents").$type<readonly PriceConsent[]>().notNull().default([]),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex("memberships_one_living").on(table.holderId).where(sql`state <> 'ENDED'`),
    index("memberships_due").on(table.periodEnd).where(sql`state <> 'ENDED'`),
    check("memberships_holder_one", sql`num_nonnulls(owner_id, team_id) = 1`),
    check("memberships_state", sql`state in ('FREE', 'ACTIVE', 'PAST_DUE', 'ENDED')`),
    check("memberships_renewal", sql`renewal in ('AUTO', 'MANUAL', 'NONE')`),
    check("memberships_currency", sql`currency in ('KRW', 'USD')`),
    check("memberships_period", sql`period_end > period_start and anchor_day between 1 and 31`),
  ],
);
