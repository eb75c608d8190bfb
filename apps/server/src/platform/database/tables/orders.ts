import type { OrderedBoard, OrderOptions, PriceUnit } from "@tracewright/assembly";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type Language, users } from "./accounts.ts";
import { created, time, updated } from "./columns.ts";
import { projects } from "./projects.ts";
import { teams } from "./teams.ts";

export type OrderState = "REQUESTED" | "QUOTED" | "PAID" | "PRODUCING" | "SHIPPED" | "DELIVERED" | "CANCELED";
export type OrderApproval = "NONE" | "WANTED" | "GIVEN" | "DECLINED";

/** An address as it was when the order was placed. */
export interface OrderAddress {
  readonly name: string;
  readonly receiver: string;
  readonly phoneNumber: string;
  readonly countryCode: string;
  readonly countryCallingCode: string;
  readonly city: string;
  readonly address: string;
  readonly detailAddress: string | null;
  readonly postalCode: string;
}

/** What was read of the board when the order was placed. */
export interface OrderBoard extends OrderedBoard {
  /** Parts of one board, and lines of its bill. */
  readonly parts: number;
  readonly billLines: number;
  /** "READY" or "WARNINGS". */
  readonly verdict: string;
  /** Which parts are bought for it, without their prices; absent: none, or not each had a price. */
  readonly boughtHash?: string;
}

/** An order of boards. What is ordered never changes; a trigger of the migration refuses it. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** ORD-2026-000012: shown to people. */
    number: text("number").notNull().unique("orders_number"),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    teamId: uuid("team_id").references(() => teams.id, { onDelete: "set null" }),
    holderId: uuid("holder_id").generatedAlwaysAs(sql`coalesce(team_id, owner_id)`),
    /** Set before the account or team is deleted: the record stays. */
    holderGoneAt: time("holder_gone_at"),
    placedBy: uuid("placed_by").references(() => users.id, { onDelete: "set null" }),
    /** Of the form: sent twice, it orders once. */
    requestKey: uuid("request_key").notNull(),
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "set null" }),
    projectName: text("project_name").notNull(),
    majorVersion: integer("major_version").notNull(),
    revisionVersion: integer("revision_version").notNull(),
    boardHash: text("board_hash").notNull(),
    circuitHash: text("circuit_hash"),
    board: jsonb("board").$type<OrderBoard>().notNull(),
    quantity: integer("quantity").notNull(),
    options: jsonb("options").$type<OrderOptions>().notNull(),
    address: jsonb("address").$type<OrderAddress>().notNull(),
    currency: text("currency").$type<"KRW" | "USD">().notNull(),
    /** The customer's words to who makes the boards. */
    note: text("note").notNull().default(""),
    /** When the customer agreed that boards made for them cannot be returned. */
    customMadeConsentAt: time("custom_made_consent_at").notNull(),
    state: text("state").$type<OrderState>().notNull().default("REQUESTED"),
    approval: text("approval").$type<OrderApproval>().notNull().default("NONE"),
    approvedBy: uuid("approved_by").references(() => users.id, { onDelete: "set null" }),
    cancelAskedAt: time("cancel_asked_at"),
    cancelReason: text("cancel_reason"),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index("orders_holder").on(table.holderId, table.createdAt),
    index("orders_state").on(table.state, table.createdAt),
    index("orders_project").on(table.projectId),
    uniqueIndex("orders_request").on(table.placedBy, table.requestKey),
    check("orders_holder_one", sql`num_nonnulls(owner_id, team_id) = 1 or holder_gone_at is not null`),
    check("orders_quantity", sql`quantity between 1 and 1000`),
    check(
      "orders_state_known",
      sql`state in ('REQUESTED', 'QUOTED', 'PAID', 'PRODUCING', 'SHIPPED', 'DELIVERED', 'CANCELED')`,
    ),
    check("orders_approval", sql`approval in ('NONE', 'WANTED', 'GIVEN', 'DECLINED')`),
    check("orders_currency", sql`currency in ('KRW', 'USD')`),
    check("orders_note", sql`length(note) <= 2000`),
  ],
);

export type OrderFileKind = "FABRICATION" | "ASSEMBLY" | "BILL" | "REPORT" | "PICTURE";

/** A file as it was ordered; the row never changes, and the bytes are those of the hash. */
export const orderFiles = pgTable(
  "order_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text("kind").$type<OrderFileKind>().notNull(),
    name: text("name").notNull(),
    storageKey: text("storage_key").notNull(),
    sha256: text("sha256").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    rank: integer("rank").notNull(),
  },
  (table) => [
    index("order_files_order").on(table.orderId, table.rank),
    check("order_files_kind", sql`kind in ('FABRICATION', 'ASSEMBLY', 'BILL', 'REPORT', 'PICTURE')`),
  ],
);

/** A line of a quote; amounts in minor units, as decimal text. TEXT: a person wrote it. */
export type QuotedLine =
  | {
      readonly kind: "RATE";
      readonly item: string;
      readonly choice: string;
      readonly unit: PriceUnit;
      readonly count: string;
      readonly amount: string;
    }
  | { readonly kind: "TEXT"; readonly text: string; readonly amount: string };

export type EstimateState = "SUBMITTED" | "QUOTED" | "ACCEPTED" | "DECLINED" | "CLOSED";

/** What somebody without a finished board asks a price for. */
export const estimates = pgTable(
  "estimates",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** EST-2026-000012: shown to people. */
    number: text("number").notNull().unique("estimates_number"),
    /** Null: the account was deleted. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    requestKey: uuid("request_key").notNull(),
    /** Which the screens of the sender spoke. */
    language: text("language").$type<Language>().notNull(),
    company: text("company").notNull(),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    /** In the sender's words: layers, size, what is needed. */
    board: text("board").notNull(),
    quantity: integer("quantity").notNull(),
    /** A day, "2026-12-24". */
    wishedDate: text("wished_date"),
    message: text("message").notNull(),
    consentAt: time("consent_at").notNull(),
    state: text("state").$type<EstimateState>().notNull().default("SUBMITTED"),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index("estimates_user").on(table.userId, table.createdAt),
    index("estimates_state").on(table.state, table.createdAt),
    uniqueIndex("estimates_request").on(table.userId, table.requestKey),
    check("estimates_state_known", sql`state in ('SUBMITTED', 'QUOTED', 'ACCEPTED', 'DECLINED', 'CLOSED')`),
    check("estimates_quantity", sql`quantity between 1 and 1000000`),
    check("estimates_lengths", sql`length(message) <= 5000 and length(board) <= 500`),
  ],
);

export const estimateFiles = pgTable(
  "estimate_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    estimateId: uuid("estimate_id")
      .notNull()
      .references(() => estimates.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    storageKey: text("storage_key").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    rank: integer("rank").notNull(),
  },
  (table) => [index("estimate_files_estimate").on(table.estimateId, table.rank)],
);

/** A price that holds until a time. A change is a new version; a trigger of the migration refuses any other. */
export const quotes = pgTable(
  "quotes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id").references(() => orders.id),
    estimateId: uuid("estimate_id").references(() => estimates.id),
    version: integer("version").notNull(),
    lines: jsonb("lines").$type<readonly QuotedLine[]>().notNull(),
    net: bigint("net", { mode: "bigint" }).notNull(),
    tax: bigint("tax", { mode: "bigint" }).notNull(),
    total: bigint("total", { mode: "bigint" }).notNull(),
    currency: text("currency").$type<"KRW" | "USD">().notNull(),
    taxRule: text("tax_rule").$type<"KR_10" | "NONE">().notNull(),
    /** Working days. */
    leadDays: integer("lead_days").notNull(),
    validUntil: time("valid_until").notNull(),
    /** TABLE: of a price list; STAFF: a person priced it. */
    source: text("source").$type<"TABLE" | "STAFF">().notNull(),
    priceListId: uuid("price_list_id"),
    acceptedAt: time("accepted_at"),
    acceptedBy: uuid("accepted_by").references(() => users.id, { onDelete: "set null" }),
    declinedAt: time("declined_at"),
    createdAt: created(),
  },
  (table) => [
    unique("quotes_order_version").on(table.orderId, table.version),
    unique("quotes_estimate_version").on(table.estimateId, table.version),
    check("quotes_of_one", sql`num_nonnulls(order_id, estimate_id) = 1`),
    check("quotes_sums", sql`net + tax = total and net > 0 and tax >= 0`),
    check("quotes_currency", sql`currency in ('KRW', 'USD') and tax_rule in ('KR_10', 'NONE')`),
    check("quotes_source", sql`source in ('TABLE', 'STAFF') and (source = 'TABLE') = (price_list_id is not null)`),
    check("quotes_answered", sql`num_nonnulls(accepted_at, declined_at) <= 1`),
  ],
);

/** The timeline of an order; insert only. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    event: text("event").notNull(),
    from: text("from_state").$type<OrderState>(),
    to: text("to_state").$type<OrderState>().notNull(),
    /** Whose doing it was, without a name: the log of administrators has the account. */
    by: text("by").$type<"CUSTOMER" | "STAFF" | "SERVER">().notNull(),
    /** Shown to the customer. */
    note: text("note").notNull().default(""),
    at: time("at").notNull(),
  },
  (table) => [index("order_events_order").on(table.orderId, table.id), index("order_events_at").on(table.at)],
);

export const shipments = pgTable(
  "shipments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** Boards in it. */
    quantity: integer("quantity").notNull(),
    carrier: text("carrier").notNull(),
    trackingNumber: text("tracking_number").notNull(),
    shippedAt: time("shipped_at").notNull(),
  },
  (table) => [index("shipments_order").on(table.orderId), check("shipments_quantity", sql`quantity > 0`)],
);

/** Price lists that administrators imported; the active one of a currency prices orders. */
export const boardPriceLists = pgTable(
  "board_price_lists",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    fileName: text("file_name").notNull(),
    importedBy: uuid("imported_by").references(() => users.id, { onDelete: "set null" }),
    importedAt: time("imported_at").notNull(),
    /** The list as `storedPriceList` writes it. */
    rules: jsonb("rules").notNull(),
    currency: text("currency").$type<"KRW" | "USD">().notNull(),
    isSample: boolean("is_sample").notNull(),
    isActive: boolean("is_active").notNull(),
  },
  (table) => [uniqueIndex("board_price_lists_active").on(table.currency).where(sql`is_active`)],
);
