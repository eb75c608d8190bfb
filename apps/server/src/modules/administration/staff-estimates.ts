import { type CurrencyCode, moneyToDecimal } from "@tracewright/assembly";
import { and, desc, eq, ilike, or } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { estimates } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Page } from "../../wire/paging.ts";
import type { Act } from "../audit/act.ts";
import { refuseUnknown } from "../ordering/find-order.ts";
import { tellEstimateQuote } from "../ordering/order-mails.ts";
import { quoteOfStaff, type StaffQuoteInput, storeQuote } from "../ordering/write-quote.ts";
import type { EstimateRow } from "../orders/order-store.ts";

export const STAFF_ESTIMATE_FILTERS = ["OPEN", "ALL"] as const;

/** Requests of everybody. OPEN: without a price, the oldest first. */
export async function listStaffEstimates(
  db: Database,
  {
    filter,
    keyword,
    page,
  }: {
    readonly filter: (typeof STAFF_ESTIMATE_FILTERS)[number];
    readonly keyword: string;
    readonly page: Page;
  },
): Promise<{ readonly nodes: readonly EstimateRow[]; readonly total: number }> {
  const like = `%${keyword.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const where = and(
    filter === "OPEN" ? eq(estimates.state, "SUBMITTED") : undefined,
    keyword === ""
      ? undefined
      : or(ilike(estimates.number, like), ilike(estimates.company, like), ilike(estimates.email, like)),
  );
  const nodes = await db
    .select()
    .from(estimates)
    .where(where)
    .orderBy(filter === "OPEN" ? estimates.createdAt : desc(estimates.createdAt), desc(estimates.number))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, total: await db.$count(estimates, where) };
}

/** How many have no price, and since when the oldest waits. */
export async function countOpenEstimates(db: Database) {
  const where = eq(estimates.state, "SUBMITTED");
  const [oldest] = await db
    .select({ at: estimates.createdAt })
    .from(estimates)
    .where(where)
    .orderBy(estimates.createdAt)
    .limit(1);
  return { count: await db.$count(estimates, where), oldestAt: oldest?.at ?? null };
}

export async function requireStaffEstimate(db: Database, id: string): Promise<EstimateRow> {
  const [estimate] = isUuid(id) ? await db.select().from(estimates).where(eq(estimates.id, id)) : [];
  return estimate ?? refuseUnknown();
}

export type QuoteEstimateInput = StaffQuoteInput & { readonly id: string; readonly currency: CurrencyCode };

/** A price for a request: a new version while none was accepted. */
export async function quoteEstimate(application: Application, input: QuoteEstimateInput): Promise<Act<string>> {
  const { db, now } = application;
  const estimate = await lockEstimate(db, input.id);
  if (estimate.state !== "SUBMITTED" && estimate.state !== "QUOTED") refuseAnswered();
  const at = now();
  const quote = await storeQuote(db, { estimateId: estimate.id }, quoteOfStaff(input, at), at);
  await db.update(estimates).set({ state: "QUOTED", updatedAt: at }).where(eq(estimates.id, estimate.id));
  await tellEstimateQuote(application, estimate, quote);
  const total = moneyToDecimal({ minor: quote.total, currency: quote.currency });
  return { subject: ["ESTIMATE", estimate.number], after: { version: quote.version, total }, value: estimate.id };
}

/** A request that gets no price. */
export async function closeEstimate({ db, now }: Application, id: string): Promise<Act<string>> {
  const estimate = await lockEstimate(db, id);
  if (estimate.state !== "SUBMITTED" && estimate.state !== "QUOTED") refuseAnswered();
  await db.update(estimates).set({ state: "CLOSED", updatedAt: now() }).where(eq(estimates.id, estimate.id));
  return {
    subject: ["ESTIMATE", estimate.number],
    before: { state: estimate.state },
    after: { state: "CLOSED" },
    value: estimate.id,
  };
}

async function lockEstimate(db: Database, id: string): Promise<EstimateRow> {
  const found = await requireStaffEstimate(db, id);
  const [estimate] = await db.select().from(estimates).where(eq(estimates.id, found.id)).for("update");
  return estimate ?? refuseUnknown();
}

function refuseAnswered(): never {
  throw new ApplicationError("CONFLICT", refusal("estimate-not-open", {}), { reason: "ESTIMATE_STATE" });
}
