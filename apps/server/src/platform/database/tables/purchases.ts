import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import type { BillingDetails } from "./billing.ts";
import { created, time } from "./columns.ts";
import { teams } from "./teams.ts";

/** Numbers of one kind and year; the row is locked while one is taken, so that none is skipped. */
export const counters = pgTable("counters", {
  name: text("name").primaryKey(),
  value: bigint("value", { mode: "number" }).notNull(),
});

export type PurchaseKind = "PLAN" | "CREDITS" | "ORDER" | "ESTIMATE";
export type PurchaseState = "OPEN" | "PAID" | "VOID" | "PARTLY_REFUNDED" | "REFUNDED";

/** What is bought; amounts in minor units with their tax, as decimal text. */
export type PurchaseLine =
  | {
      readonly kind: "PLAN";
      readonly planVersionId: string;
      readonly plan: string;
      readonly credits: number;
      /** Of a renewal: when its period begins. Null: with the payment. */
      readonly from: string | null;
      readonly amount: string;
    }
  /** The unused share of the plan before, taken off. */
  | { readonly kind: "UNUSED"; readonly plan: string; readonly amount: string }
  | { readonly kind: "CREDITS"; readonly packId: string; readonly credits: number; readonly amount: string }
  /** An accepted quote; `number`: of its order or estimate. */
  | {
      readonly kind: "ORDER" | "ESTIMATE";
      readonly quoteId: string;
      /** The order or the estimate. */
      readonly subjectId: string;
      readonly number: string;
      readonly amount: string;
    };

/**
 * What is owed once. Payments are attempts to pay it, of which at most one counts. A trigger of the migration refuses
 * changes of what is owed.
 */
export const purchases = pgTable(
  "purchases",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** PUR-2026-000012: shown to people. */
    number: text("number").notNull().unique("purchases_number"),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    teamId: uuid("team_id").references(() => teams.id, { onDelete: "set null" }),
    holderId: uuid("holder_id").generatedAlwaysAs(sql`coalesce(team_id, owner_id)`),
    /** Set before the account or team is deleted: the record stays. */
    holderGoneAt: time("holder_gone_at"),
    buyerId: uuid("buyer_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind").$type<PurchaseKind>().notNull(),
    lines: jsonb("lines").$type<readonly PurchaseLine[]>().notNull(),
    net: bigint("net", { mode: "bigint" }).notNull(),
    tax: bigint("tax", { mode: "bigint" }).notNull(),
    total: bigint("total", { mode: "bigint" }).notNull(),
    currency: text("currency").$type<"KRW" | "USD">().notNull(),
    taxRule: text("tax_rule").$type<"KR_10" | "NONE">().notNull(),
    state: text("state").$type<PurchaseState>().notNull().default("OPEN"),
    dueAt: time("due_at").notNull(),
    /** Names the cause: what is asked for twice is bought once. */
    key: text("key").notNull().unique("purchases_key"),
    createdAt: created(),
    paidAt: time("paid_at"),
    /** What the holder's papers named them by when it was paid; null: nothing was given. */
    billing: jsonb("billing").$type<BillingDetails>(),
    /** The number of the cash receipt or tax invoice that staff have issued outside of this server. */
    issuedNumber: text("issued_number"),
  },
  (table) => [
    index("purchases_holder").on(table.holderId, table.createdAt),
    index("purchases_open").on(table.dueAt).where(sql`state = 'OPEN'`),
    check("purchases_holder_one", sql`num_nonnulls(owner_id, team_id) = 1 or holder_gone_at is not null`),
    check("purchases_kind", sql`kind in ('PLAN', 'CREDITS', 'ORDER', 'ESTIMATE')`),
    check("purchases_state", sql`state in ('OPEN', 'PAID', 'VOID', 'PARTLY_REFUNDED', 'REFUNDED')`),
    check("purchases_sums", sql`net + tax = total and net >= 0 and tax >= 0`),
    check("purchases_currency", sql`currency in ('KRW', 'USD') and tax_rule in ('KR_10', 'NONE')`),
    check("purchases_paid", sql`(paid_at is not null) = (state in ('PAID', 'PARTLY_REFUNDED', 'REFUNDED'))`),
  ],
);

export type PaymentState =
  | "CREATED"
  | "PENDING"
  | "AWAITING_DEPOSIT"
  | "CONFIRMING"
  | "UNKNOWN"
  | "SUCCEEDED"
  | "FAILED"
  | "EXPIRED"
  | "PARTLY_REFUNDED"
  | "REFUNDED";

export type PaymentProviderId = "toss" | "stripe" | "transfer";

/** Why a payment failed, in the provider's words. */
export interface PaymentFailure {
  readonly code: string;
  readonly words: string;
}

/** One attempt to pay a purchase. */
export const payments = pgTable(
  "payments",
  {
    /** pay_ and 26 letters and digits: the provider's order id. */
    id: text("id").primaryKey(),
    purchaseId: uuid("purchase_id")
      .notNull()
      .references(() => purchases.id),
    provider: text("provider").$type<PaymentProviderId>().notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    currency: text("currency").$type<"KRW" | "USD">().notNull(),
    state: text("state").$type<PaymentState>().notNull().default("CREATED"),
    /** The provider's name of it. */
    providerRef: text("provider_ref"),
    /** What proves to the provider that a call is about it; sealed. */
    providerSecret: text("provider_secret"),
    /** Of a transfer: what the payer writes as its reference. */
    depositorCode: text("depositor_code"),
    /** No money moves: practice, or a key of the provider for tests. */
    isTest: boolean("is_test").notNull(),
    /** Money that came for a purchase that was paid or given up before: it is returned. */
    isSurplus: boolean("is_surplus").notNull().default(false),
    receiptUrl: text("receipt_url"),
    /** The page of the provider on which it is paid. */
    pageUrl: text("page_url"),
    startedAt: time("started_at").notNull(),
    expiresAt: time("expires_at"),
    settledAt: time("settled_at"),
    /** When the provider is asked next, and how often it was. */
    lookUpAt: time("look_up_at"),
    lookUps: bigint("look_ups", { mode: "number" }).notNull().default(0),
    failure: jsonb("failure").$type<PaymentFailure>(),
    /** Of a renewal that the server tries on its own: which try of the period it is, from 0. */
    attempt: integer("attempt"),
    /** The saved card that is charged; its row is kept as long as its holder. */
    paymentMethodId: uuid("payment_method_id"),
  },
  (table) => [
    uniqueIndex("payments_attempt").on(table.purchaseId, table.attempt).where(sql`attempt is not null`),
    uniqueIndex("payments_one_success")
      .on(table.purchaseId)
      .where(sql`state in ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED') and not is_surplus`),
    uniqueIndex("payments_provider_ref").on(table.provider, table.providerRef),
    uniqueIndex("payments_depositor_code").on(table.depositorCode).where(sql`state = 'AWAITING_DEPOSIT'`),
    index("payments_purchase").on(table.purchaseId),
    index("payments_look_up").on(table.lookUpAt).where(sql`look_up_at is not null`),
    check("payments_amount", sql`amount > 0`),
    check(
      "payments_state",
      sql`state in ('CREATED', 'PENDING', 'AWAITING_DEPOSIT', 'CONFIRMING', 'UNKNOWN', 'SUCCEEDED', 'FAILED', 'EXPIRED',
        'PARTLY_REFUNDED', 'REFUNDED')`,
    ),
    check("payments_provider", sql`provider in ('toss', 'stripe', 'transfer')`),
  ],
);

export type RefundState = "REQUESTED" | "SENT" | "MANUAL" | "DONE" | "FAILED" | "UNKNOWN";

/** Money that is sent back. A trigger of the migration refuses more than the payment. */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    reason: text("reason").notNull(),
    /** MANUAL: a person sends it by transfer. */
    state: text("state").$type<RefundState>().notNull(),
    providerRef: text("provider_ref"),
    /** Where a person sends a transfer back to, as the payer gave it; forgotten once it was sent. */
    sendTo: text("send_to"),
    failure: jsonb("failure").$type<PaymentFailure>(),
    key: text("key").notNull().unique("refunds_key"),
    /** Null: the server on its own, of surplus. */
    byId: uuid("by_id"),
    createdAt: created(),
    doneAt: time("done_at"),
  },
  (table) => [
    index("refunds_payment").on(table.paymentId),
    check("refunds_amount", sql`amount > 0`),
    check("refunds_state", sql`state in ('REQUESTED', 'SENT', 'MANUAL', 'DONE', 'FAILED', 'UNKNOWN')`),
    check("refunds_done", sql`(state = 'DONE') = (done_at is not null)`),
  ],
);

/** Messages of providers that were received, so that one that comes again does nothing. */
export const providerEvents = pgTable(
  "provider_events",
  {
    provider: text("provider").$type<PaymentProviderId>().notNull(),
    eventId: text("event_id").notNull(),
    bodySha256: text("body_sha256").notNull(),
    type: text("type").notNull(),
    receivedAt: time("received_at").notNull(),
    handledAt: time("handled_at"),
    outcome: text("outcome"),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

export type FindingKind =
  | "AMOUNT_DIFFERS"
  | "LATE_DEPOSIT"
  | "UNKNOWN_PAYMENT"
  | "STATE_DIFFERS"
  | "STAYS_UNKNOWN"
  | "DISPUTE"
  | "REVERSED"
  | "LEDGER";

/** What an administrator has to look at: our records and those of a provider or of the ledger differ. */
export const findings = pgTable(
  "reconciliation_findings",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Names the cause: what is found again stays one. */
    key: text("key").notNull().unique("reconciliation_findings_key"),
    kind: text("kind").$type<FindingKind>().notNull(),
    provider: text("provider").$type<PaymentProviderId>(),
    paymentId: text("payment_id"),
    providerRef: text("provider_ref"),
    ours: text("ours"),
    theirs: text("theirs"),
    foundAt: time("found_at").notNull(),
    resolvedAt: time("resolved_at"),
    resolvedBy: uuid("resolved_by"),
    note: text("note"),
  },
  (table) => [index("reconciliation_findings_open").on(table.foundAt).where(sql`resolved_at is null`)],
);

/** Mails that are sent once for a cause, by its name. */
export const reminders = pgTable("reminders", {
  key: text("key").primaryKey(),
  sentAt: time("sent_at").notNull(),
});
