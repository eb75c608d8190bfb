import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { created, updated } from "./columns.ts";
import { heldByOne, IS_HELD_BY_ONE } from "./holder.ts";

/** Where boards are delivered to. */
export const addresses = pgTable(
  "addresses",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ...heldByOne(),
    name: text("name").notNull(),
    receiver: text("receiver").notNull(),
    /** Digits without the calling code. */
    phoneNumber: text("phone_number").notNull(),
    /** ISO 3166-1, two letters. */
    countryCode: text("country_code").notNull(),
    /** "+82". */
    countryCallingCode: text("country_calling_code").notNull(),
    /** With the state or province. */
    city: text("city").notNull(),
    address: text("address").notNull(),
    detailAddress: text("detail_address"),
    postalCode: text("postal_code").notNull(),
    isDefault: boolean("is_default").notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index("addresses_holder").on(table.holderId, table.createdAt),
    uniqueIndex("addresses_one_default").on(table.holderId).where(sql`is_default`),
    check("addresses_holder_one", IS_HELD_BY_ONE),
  ],
);
