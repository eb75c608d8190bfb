import { moneyToDecimal } from "@tracewright/assembly";
import { and, desc, eq, exists, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { payments, purchases, refunds, teams, users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Page } from "../../wire/paging.ts";
import type { Act } from "../audit/act.ts";
import { confirmTransfer, type SeenTransfer } from "../purchases/confirm-transfer.ts";
import type { PurchaseRow, RefundRow } from "../purchases/payment-provider.ts";
import { finishRefund, orderRefund } from "../purchases/refund-purchase.ts";

const MAX_TEXT_CHARACTERS = 500;

export const STAFF_PURCHASE_FILTERS = ["AWAITING", "TO_REFUND", "OPEN", "PAID", "ALL"] as const;
export type StaffPurchaseFilter = (typeof STAFF_PURCHASE_FILTERS)[number];

/** Purchases of everybody, the newest first. AWAITING: a transfer is expected; TO_REFUND: a person has to send money back. */
export async function listStaffPurchases(
  db: Database,
  { filter, keyword, page }: { readonly filter: StaffPurchaseFilter; readonly keyword: string; readonly page: Page },
): Promise<{ readonly nodes: readonly PurchaseRow[]; readonly total: number }> {
  const where = and(whereOf(db, filter), keyword === "" ? undefined : matches(db, keyword));
  const nodes = await db
    .select()
    .from(purchases)
    .where(where)
    .orderBy(desc(purchases.createdAt), desc(purchases.number))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, total: await db.$count(purchases, where) };
}

function whereOf(db: Database, filter: StaffPurchaseFilter): SQL | undefined {
  const ofPurchase = eq(payments.purchaseId, purchases.id);
  switch (filter) {
    case "AWAITING":
      return exists(
        db
          .select({ one: sql`1` })
          .from(payments)
          .where(and(ofPurchase, eq(payments.state, "AWAITING_DEPOSIT"))),
      );
    case "TO_REFUND":
      return exists(
        db
          .select({ one: sql`1` })
          .from(refunds)
          .innerJoin(payments, eq(payments.id, refunds.paymentId))
          .where(and(ofPurchase, inArray(refunds.state, ["MANUAL", "FAILED"]))),
      );
    case "OPEN":
      return eq(purchases.state, "OPEN");
    case "PAID":
      return inArray(purchases.state, ["PAID", "PARTLY_REFUNDED", "REFUNDED"]);
    case "ALL":
      return undefined;
  }
}

/** By the number, the reference of a transfer, or the buyer's address. */
function matches(db: Database, keyword: string): SQL | undefined {
  const like = `%${keyword.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const ofPurchase = eq(payments.purchaseId, purchases.id);
  return or(
    ilike(purchases.number, like),
    exists(
      db
        .select({ one: sql`1` })
        .from(payments)
        .where(and(ofPurchase, ilike(payments.depositorCode, like))),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, purchases.buyerId), ilike(users.email, like))),
    ),
  );
}

/** Whose purchase it is, as administrators read it: a team's name, or the address of an account. */
export async function nameHolder(db: Database, { ownerId, teamId }: PurchaseRow): Promise<string | null> {
  if (teamId !== null) {
    const [team] = await db.select({ name: teams.name }).from(teams).where(eq(teams.id, teamId));
    return team?.name ?? null;
  }
  if (ownerId === null) return null;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  return user?.email ?? null;
}

export async function listRefunds(db: Database, purchaseId: string): Promise<readonly RefundRow[]> {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.purchaseId, purchaseId))
    .orderBy(refunds.createdAt);
  return rows.map(({ refund }) => refund);
}

/** A transfer that was seen at the bank; another amount is a finding, and the purchase stays open. */
export async function confirmSeenTransfer(application: Application, input: SeenTransfer): Promise<Act<boolean>> {
  const { payment, isPaid } = await confirmTransfer(application, input);
  return {
    subject: ["PURCHASE", payment.purchaseId],
    after: { amount: input.amount, receivedAt: input.receivedAt.toISOString(), isPaid },
    value: isPaid,
  };
}

export interface RefundInput {
  /** Of the form that was filled in: sent twice, it refunds once. */
  readonly key: string;
  readonly purchaseId: string;
  readonly reason: string;
}

/** Gives back what is refundable of a purchase; its unused credits leave the wallet at once. */
export async function refundByStaff({ db, now }: Application, input: RefundInput, byId: string): Promise<Act<string>> {
  const reason = readText("reason", input.reason);
  if (!isUuid(input.key)) refuseField("key", refusal("not-a-form-key", {}));
  const [purchase] = isUuid(input.purchaseId)
    ? await db.select().from(purchases).where(eq(purchases.id, input.purchaseId))
    : [];
  if (purchase === undefined) throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  const key = `refund:${input.key}`;
  const { refund } = await orderRefund(db, { purchaseId: purchase.id, key, reason, byId, at: now() });
  const amount = moneyToDecimal({ minor: refund.amount, currency: purchase.currency });
  return { subject: ["PURCHASE", purchase.id], after: { amount, state: refund.state }, reason, value: purchase.id };
}

/** A person has sent the money of a refund back by transfer. */
export async function finishRefundByStaff(
  { db, now }: Application,
  { refundId, reference }: { readonly refundId: string; readonly reference: string },
): Promise<Act<string>> {
  const ref = readText("reference", reference);
  if (!isUuid(refundId)) throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  const [found] = await db
    .select({ purchaseId: payments.purchaseId, state: refunds.state })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (found === undefined) throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  await finishRefund(db, refundId, { ref, at: now() });
  return { subject: ["PURCHASE", found.purchaseId], after: { refund: "DONE" }, value: found.purchaseId };
}

function readText(field: string, text: string): string {
  const read = text.replaceAll(/\p{Cc}/gu, " ").trim();
  if (read === "" || [...read].length > MAX_TEXT_CHARACTERS)
    refuseField(field, refusal("text-length", { most: MAX_TEXT_CHARACTERS }));
  return read;
}
