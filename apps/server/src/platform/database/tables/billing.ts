import { sql } from "drizzle-orm";
import { check, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { created, updated } from "./columns.ts";
import { heldByOne, IS_HELD_BY_ONE } from "./holder.ts";

/** What papers name the buyer by; null: not given. */
export interface BillingDetails {
  /** The business or the person. */
  readonly company: string;
  /** Of Korean businesses 000-00-00000; of others the number of their tax office. */
  readonly businessNumber: string | null;
  readonly representative: string | null;
  readonly address: string | null;
  /** Where receipts are sent, beside the account's own mails. */
  readonly email: string | null;
  /** Absent in records of before it could be given. */
  readonly receiptKind?: ReceiptKind;
  /** What the receipt is issued to, sealed: a phone number or the number of a card; null: none is needed. */
  readonly receiptNumber?: string | null;
}

/** The Korean paper that the buyer wants besides the receipt; staff issue it outside of this server. */
export type ReceiptKind = "NONE" | "CASH_PERSONAL" | "CASH_BUSINESS" | "TAX_INVOICE";

/** What is printed on papers of an account or a team. */
export const billingProfiles = pgTable(
  "billing_profiles",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ...heldByOne(),
    company: text("company").notNull(),
    businessNumber: text("business_number"),
    representative: text("representative"),
    address: text("address"),
    email: text("email"),
    receiptKind: text("receipt_kind").$type<ReceiptKind>().notNull().default("NONE"),
    receiptNumber: text("receipt_number"),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex("billing_profiles_holder").on(table.holderId),
    check("billing_profiles_holder_one", IS_HELD_BY_ONE),
    check("billing_profiles_receipt", sql`receipt_kind in ('NONE', 'CASH_PERSONAL', 'CASH_BUSINESS', 'TAX_INVOICE')`),
  ],
);
