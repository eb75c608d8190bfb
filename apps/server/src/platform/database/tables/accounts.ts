import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { created, time, updated } from "./columns.ts";

/** Languages that screens and mail speak. */
export type Language = "en" | "ko";

/** Currencies of prices. */
export type Currency = "KRW" | "USD";

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Lower case: an address is one account however it is typed. */
    email: text("email").notNull(),
    /** Null: the account belongs to a login of Google or Kakao. */
    passwordHash: text("password_hash"),
    name: text("name").notNull(),
    thumbnailUrl: text("thumbnail_url").notNull().default(""),
    signUpType: text("sign_up_type").$type<"EMAIL" | "GOOGLE" | "KAKAO">().notNull().default("EMAIL"),
    role: text("role").$type<"ADMIN" | "TUTOR" | "USER">().notNull().default("USER"),
    emailMarketingConsent: boolean("email_marketing_consent").notNull().default(false),
    smsMarketingConsent: boolean("sms_marketing_consent").notNull().default(false),
    /** Whether a mail says that few credits are left; the one mail about money that is no obligation. */
    lowCreditMail: boolean("low_credit_mail").notNull().default(true),
    /** Of mail: what the person's browser spoke when they last signed in. */
    language: text("language").$type<Language>().notNull().default("en"),
    /** Chosen by the person for every browser; null: each shows its own. */
    chosenLanguage: text("chosen_language").$type<Language>(),
    /** Chosen by the person; null: won where Korean is shown, else dollars. */
    chosenCurrency: text("chosen_currency").$type<Currency>(),
    /** When the privacy policy and the terms were accepted. */
    consentedAt: time("consented_at").notNull(),
    /** By an administrator: log-in is refused until it is restored. */
    suspendedAt: time("suspended_at"),
    suspendedReason: text("suspended_reason"),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [uniqueIndex("users_email").on(table.email)],
);

export type SocialProvider = "GOOGLE" | "KAKAO";

/** A login at Google or Kakao and the account it opens. */
export const identities = pgTable(
  "identities",
  {
    provider: text("provider").$type<SocialProvider>().notNull(),
    /** The provider's name for the person (`sub`): unlike an e-mail address it never passes on to somebody else. */
    subject: text("subject").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A token that ends the link at the provider, encrypted with the server's secret. */
    sealedToken: text("sealed_token"),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index("identities_user").on(table.userId)],
);

/** Why accounts were deleted; deliberately without any trace of who it was. */
export const deletionReasons = pgTable("deletion_reasons", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  reason: text("reason").notNull(),
  deletedOn: text("deleted_on").notNull(),
});

export const emailVerifications = pgTable(
  "email_verifications",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    authType: text("auth_type").$type<"SIGN_UP" | "RESET_PASSWORD">().notNull(),
    codeHash: text("code_hash").notNull(),
    /** By the browser that asked for the code, and by all others together. */
    tries: integer("tries").notNull().default(0),
    foreignTries: integer("foreign_tries").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
    verifiedAt: time("verified_at"),
    /** Spent by a sign-up or reset; a verification counts once. */
    usedAt: time("used_at"),
    createdAt: created(),
  },
  (table) => [index("email_verifications_email").on(table.email, table.authType, table.createdAt)],
);

/** One row per counted attempt; `key` names what is limited ("code:a@b.c", "sign-in:1.2.3.4"). */
export const attempts = pgTable(
  "attempts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    key: text("key").notNull(),
    at: time("at").notNull(),
  },
  (table) => [index("attempts_key").on(table.key, table.at)],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie: a leaked table signs nobody in. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: created(),
    lastSeenAt: time("last_seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);
