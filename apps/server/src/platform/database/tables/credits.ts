import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { created, time } from "./columns.ts";
import { teams } from "./teams.ts";

/** Where a credit comes from. */
export type CreditSource = "PLAN" | "PURCHASE" | "GIFT" | "CORRECTION";
/** Where a credit goes to. */
export type CreditSink = "USED" | "EXPIRED" | "RETURNED" | "CORRECTION";
export type CreditAccountKind = "WALLET" | CreditSource | CreditSink;
export type CreditTransactionKind = "GRANT" | "CHARGE" | "EXPIRE" | "RETURN" | "CORRECT";
export type CreditHoldState = "HELD" | "CAPTURED" | "RELEASED";

/** Numbers the lines of wallets, transactions and holds together: no clock decides their order. */
export const creditLines = pgSequence("credit_lines");
const line = () => bigint("line", { mode: "number" }).notNull().default(sql`nextval('credit_lines')`);

/**
 * Accounts of the double entry. Each holder has one wallet; the migration inserts one account of each other kind, which keeps
 * no balance. Code that changes a wallet, its lots or its holds locks its row first.
 */
export const creditAccounts = pgTable(
  "credit_accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<CreditAccountKind>().notNull(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    teamId: uuid("team_id").references(() => teams.id, { onDelete: "set null" }),
    /** Whose wallet it is: the one of the two that is set. */
    holderId: uuid("holder_id").generatedAlwaysAs(sql`coalesce(team_id, owner_id)`),
    /** Set before the account or team is deleted: the wallet is closed and its record stays. */
    holderGoneAt: time("holder_gone_at"),
    /** All credits of a wallet: the sum of its entries. */
    /** Of a wallet whose records differ: nothing is spent from it until a person has corrected them. */
    stoppedAt: time("stopped_at"),
    posted: integer("posted").notNull().default(0),
    /** Of these, what open holds have reserved. */
    held: integer("held").notNull().default(0),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("credit_accounts_one_wallet").on(table.holderId).where(sql`kind = 'WALLET'`),
    uniqueIndex("credit_accounts_one_of_kind").on(table.kind).where(sql`kind <> 'WALLET'`),
    check(
      "credit_accounts_kind",
      sql`${table.kind} in ('WALLET', 'PLAN', 'PURCHASE', 'GIFT', 'CORRECTION', 'USED', 'EXPIRED', 'RETURNED')`,
    ),
    check(
      "credit_accounts_holder",
      sql`case when kind = 'WALLET' then num_nonnulls(owner_id, team_id) = 1 or holder_gone_at is not null
        else num_nonnulls(owner_id, team_id) = 0 end`,
    ),
    check(
      "credit_accounts_balance",
      sql`case when kind = 'WALLET' then posted >= 0 and held between 0 and posted else posted = 0 and held = 0 end`,
    ),
  ],
);

/** Lots: credits of one origin that run out together. */
export const creditGrants = pgTable(
  "credit_grants",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    line: line(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => creditAccounts.id),
    source: text("source").$type<CreditSource>().notNull(),
    amount: integer("amount").notNull(),
    /** Neither charged nor expired nor returned. */
    remaining: integer("remaining").notNull(),
    /** Of these, what open holds have reserved. */
    held: integer("held").notNull().default(0),
    /** Null: never. */
    expiresAt: time("expires_at"),
    /** Of bought credits: the purchase and the price of the whole lot in minor units, for refunds. */
    purchaseId: uuid("purchase_id"),
    price: bigint("price", { mode: "bigint" }),
    currency: text("currency").$type<"KRW" | "USD">(),
    createdAt: created(),
  },
  (table) => [
    index("credit_grants_open").on(table.accountId).where(sql`remaining > 0`),
    index("credit_grants_expiry").on(table.expiresAt).where(sql`remaining > 0`),
    check("credit_grants_source", sql`${table.source} in ('PLAN', 'PURCHASE', 'GIFT', 'CORRECTION')`),
    check("credit_grants_amounts", sql`amount > 0 and remaining between 0 and amount and held between 0 and remaining`),
    check("credit_grants_price", sql`(price is null) = (currency is null) and (price is null or price >= 0)`),
  ],
);

/** What changed wallets. Triggers of the migration refuse every change of a row, and one whose entries do not add up to 0. */
export const creditTransactions = pgTable(
  "credit_transactions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    line: line(),
    /** Names the cause: what is done again finds its key taken and changes nothing. */
    key: text("key").notNull().unique("credit_transactions_key"),
    kind: text("kind").$type<CreditTransactionKind>().notNull(),
    reason: text("reason").notNull(),
    /** Ids without a reference: a transaction outlives accounts, runs and holds. */
    actorId: uuid("actor_id"),
    holdId: uuid("hold_id"),
    runId: uuid("run_id"),
    purchaseId: uuid("purchase_id"),
    refundId: uuid("refund_id"),
    at: time("at").notNull(),
  },
  (table) => [
    check("credit_transactions_kind", sql`${table.kind} in ('GRANT', 'CHARGE', 'EXPIRE', 'RETURN', 'CORRECT')`),
  ],
);

export const creditEntries = pgTable(
  "credit_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => creditTransactions.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => creditAccounts.id),
    /** The lot of a wallet's entry. */
    grantId: uuid("grant_id").references(() => creditGrants.id),
    amount: integer("amount").notNull(),
  },
  (table) => [
    index("credit_entries_transaction").on(table.transactionId),
    index("credit_entries_account").on(table.accountId),
    check("credit_entries_amount", sql`${table.amount} <> 0`),
  ],
);

/** Credits reserved for a run until it is known what it costs. A trigger of the migration lets each resolve once. */
export const creditHolds = pgTable(
  "credit_holds",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    line: line(),
    /** Names the cause, as that of a transaction. */
    key: text("key").notNull().unique("credit_holds_key"),
    accountId: uuid("account_id")
      .notNull()
      .references(() => creditAccounts.id),
    amount: integer("amount").notNull(),
    state: text("state").$type<CreditHoldState>().notNull().default("HELD"),
    reason: text("reason").notNull(),
    /** The run that it was made for: an id without a reference, since a hold outlives it. */
    runId: uuid("run_id"),
    createdAt: created(),
    resolvedAt: time("resolved_at"),
  },
  (table) => [
    index("credit_holds_account").on(table.accountId, table.line),
    check("credit_holds_amount", sql`${table.amount} > 0`),
    check(
      "credit_holds_state",
      sql`state in ('HELD', 'CAPTURED', 'RELEASED') and (state = 'HELD') = (resolved_at is null)`,
    ),
  ],
);

/** Which lots a hold has reserved from. */
export const creditHoldParts = pgTable(
  "credit_hold_parts",
  {
    holdId: uuid("hold_id")
      .notNull()
      .references(() => creditHolds.id),
    grantId: uuid("grant_id")
      .notNull()
      .references(() => creditGrants.id),
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holdId, table.grantId] }),
    index("credit_hold_parts_grant").on(table.grantId),
    check("credit_hold_parts_amount", sql`${table.amount} > 0`),
  ],
);
