/**
 * The tables, by what they are about. One PostgreSQL dialect for the embedded database and a server; `drizzle-kit generate`
 * derives the migrations in `apps/server/migrations`, which both apply.
 */
export * from "./tables/accounts.ts";
export * from "./tables/addresses.ts";
export * from "./tables/audit.ts";
export * from "./tables/billing.ts";
export * from "./tables/blocks.ts";
export * from "./tables/comments.ts";
export * from "./tables/contacts.ts";
export * from "./tables/credits.ts";
export * from "./tables/decisions.ts";
export * from "./tables/exports.ts";
export * from "./tables/faqs.ts";
export * from "./tables/files.ts";
export * from "./tables/matching.ts";
export * from "./tables/messages.ts";
export * from "./tables/notices.ts";
export * from "./tables/orders.ts";
export * from "./tables/plans.ts";
export * from "./tables/projects.ts";
export * from "./tables/purchases.ts";
export * from "./tables/runs.ts";
export * from "./tables/share-links.ts";
export * from "./tables/storage.ts";
export * from "./tables/supply.ts";
export * from "./tables/teams.ts";
export * from "./tables/work.ts";
