import { randomBytes } from "node:crypto";
import type { Money } from "@tracewright/assembly";
import { and, count, eq, gt, inArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import {
  memberships,
  type PaymentProviderId,
  type PaymentState,
  payments,
  purchases,
} from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { holderId } from "../access/holder.ts";
import { holderOfPurchase } from "./fulfil-purchase.ts";
import { PAYMENT_PROVIDERS, type PaymentProvider, type PaymentRow, type PurchaseRow } from "./payment-provider.ts";
import { UNDECIDED } from "./payment-state.ts";
import { applyPaymentEvent, lockPurchase } from "./settle-payment.ts";

const HOUR = 3_600_000;
/** Attempts to pay one purchase within an hour. */
const MAX_STARTS = 10;
/** A payer who did not come back may have paid: the provider is asked this long after the payment's end. */
const AFTER_EXPIRY_MS = 60_000;
/** States in which an attempt goes on. */
const GOES_ON: readonly PaymentState[] = ["CREATED", "PENDING", "AWAITING_DEPOSIT", "CONFIRMING", "UNKNOWN"];
/** Without letters and digits that look alike. */
const CODE_LETTERS = "ABCDEFGHJKLMNPQRTUVWXY";
const CODE_LENGTH = 6;
const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

export function totalOf({ total, currency }: PurchaseRow): Money {
  return { minor: total, currency };
}

/** The ways to pay a purchase. */
export function providersFor(application: Pick<Application, "services">, total: Money): readonly PaymentProvider[] {
  return application.services.get(PAYMENT_PROVIDERS).filter((provider) => provider.offers(total));
}

/** The newest attempt to pay a purchase. */
export async function findPayment(db: Database, purchaseId: string): Promise<PaymentRow | undefined> {
  const rows = await db.select().from(payments).where(eq(payments.purchaseId, purchaseId));
  return rows.reduce<PaymentRow | undefined>(
    (newest, row) => (newest === undefined || row.startedAt >= newest.startedAt ? row : newest),
    undefined,
  );
}

/**
 * Begins an attempt to pay a purchase. One by the same way that goes on is continued; one whose outcome is not known yet
 * keeps every other from beginning.
 */
export async function startPayment(
  application: Application,
  purchaseId: string,
  providerId: PaymentProviderId,
): Promise<PaymentRow> {
  const { db, now } = application;
  const provider = application.services.get(PAYMENT_PROVIDERS).find(({ id }) => id === providerId);
  const at = now();
  const begun = await db.transaction(async (transaction) => {
    const purchase = await lockPurchase(transaction, purchaseId);
    requirePayable(purchase, at);
    if (provider === undefined || !provider.offers(totalOf(purchase)))
      throw new ApplicationError("CONFLICT", refusal("payment-method-not-offered", {}), { reason: "NOT_FOR_SALE" });
    const open = await transaction
      .select()
      .from(payments)
      .where(and(eq(payments.purchaseId, purchaseId), inArray(payments.state, [...GOES_ON])));
    if (open.some(({ state }) => UNDECIDED.has(state)))
      throw new ApplicationError("CONFLICT", refusal("payment-undecided", {}), { reason: "PAYMENT_UNDECIDED" });
    const same = open.find(
      ({ provider: one, expiresAt }) => one === providerId && (expiresAt === null || expiresAt > at),
    );
    if (same !== undefined && same.state === "AWAITING_DEPOSIT") return { purchase, payment: same, isNew: false };
    const [counted] = await transaction
      .select({ starts: count() })
      .from(payments)
      .where(and(eq(payments.purchaseId, purchaseId), gt(payments.startedAt, new Date(at.getTime() - HOUR))));
    if ((counted?.starts ?? 0) >= MAX_STARTS)
      throw new ApplicationError("CONFLICT", refusal("too-many-payments", { most: MAX_STARTS }), {
        reason: "TOO_MANY_PAYMENTS",
      });
    const [payment] = await transaction
      .insert(payments)
      .values({
        id: newPaymentId(),
        purchaseId,
        provider: providerId,
        amount: purchase.total,
        currency: purchase.currency,
        isTest: provider.isTest,
        startedAt: at,
        ...(provider.awaitTransfer && {
          state: "AWAITING_DEPOSIT",
          depositorCode: randomLetters(CODE_LETTERS, CODE_LENGTH),
          expiresAt: provider.awaitTransfer(purchase).expiresAt,
        }),
      })
      .returning();
    if (payment === undefined) throw new Error("the database returned no payment");
    return { purchase, payment, isNew: true };
  });
  if (!begun.isNew || provider?.start === undefined) return begun.payment;
  const { payment, purchase } = begun;
  const started = await provider.start(payment, purchase);
  if (started.kind === "failed" || started.kind === "unknown") {
    const failure =
      started.kind === "failed"
        ? { code: started.code, words: started.words }
        : { code: "NOT_REACHED", words: started.why };
    return (await applyPaymentEvent(db, payment.id, "fail", { at: now(), change: { failure } })) ?? payment;
  }
  const lookUpAt = new Date(started.expiresAt.getTime() + AFTER_EXPIRY_MS);
  const change = { expiresAt: started.expiresAt, pageUrl: started.url, providerRef: started.ref ?? null, lookUpAt };
  return (await applyPaymentEvent(db, payment.id, "start", { at: now(), change })) ?? payment;
}

function requirePayable({ state, dueAt }: PurchaseRow, at: Date): void {
  if (state !== "OPEN")
    throw new ApplicationError("CONFLICT", refusal("purchase-not-open", {}), {
      reason: state === "VOID" ? "PURCHASE_CANCELED" : "ALREADY_PAID",
    });
  if (dueAt <= at)
    throw new ApplicationError("CONFLICT", refusal("purchase-overdue", {}), { reason: "PURCHASE_OVERDUE" });
}

/**
 * Gives up a purchase that is not paid; one with a payment whose outcome is open stays. To give up the next month of a plan is
 * to end the plan.
 */
export async function cancelPurchase({ db, now }: Application, purchaseId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const purchase = await lockPurchase(transaction, purchaseId);
    if (purchase.state === "VOID") return;
    if (purchase.state !== "OPEN")
      throw new ApplicationError("CONFLICT", refusal("purchase-not-open", {}), { reason: "ALREADY_PAID" });
    await voidPurchase(transaction, purchaseId, now());
    const holder = holderOfPurchase(purchase);
    const isRenewal = purchase.lines.some((line) => line.kind === "PLAN" && line.from !== null);
    if (isRenewal && holder !== undefined)
      await transaction
        .update(memberships)
        .set({ renewal: "NONE", updatedAt: now() })
        .where(and(eq(memberships.holderId, holderId(holder)), inArray(memberships.state, ["ACTIVE", "PAST_DUE"])));
  });
}

/** The locked, unpaid purchase is owed no more. Throws a refusal while the outcome of a payment is not known. */
export async function voidPurchase(transaction: Database, purchaseId: string, at: Date): Promise<void> {
  const open = await transaction
    .select()
    .from(payments)
    .where(and(eq(payments.purchaseId, purchaseId), inArray(payments.state, [...GOES_ON])));
  if (open.some(({ state }) => UNDECIDED.has(state)))
    throw new ApplicationError("CONFLICT", refusal("payment-undecided", {}), { reason: "PAYMENT_UNDECIDED" });
  for (const { id, state } of open)
    await applyPaymentEvent(transaction, id, state === "CREATED" ? "fail" : "expire", { at });
  await transaction.update(purchases).set({ state: "VOID" }).where(eq(purchases.id, purchaseId));
}

/** Purchases that were not paid in time are given up; money that comes later is a finding for staff. */
export async function voidOverduePurchases({ db, now }: Application): Promise<void> {
  const due = await db.select().from(purchases).where(eq(purchases.state, "OPEN"));
  for (const { id, dueAt } of due) {
    if (dueAt > now()) continue;
    await db.transaction(async (transaction) => {
      const purchase = await lockPurchase(transaction, id);
      if (purchase.state !== "OPEN") return;
      const open = await transaction.select().from(payments).where(eq(payments.purchaseId, id));
      if (!open.some(({ state }) => UNDECIDED.has(state))) await voidPurchase(transaction, id, now());
    });
  }
}

/** The id of a payment is what providers know it by. */
export function newPaymentId(): string {
  return `pay_${randomLetters(ID_LETTERS, 26)}`;
}

function randomLetters(letters: string, length: number): string {
  const usable = 256 - (256 % letters.length);
  let text = "";
  while (text.length < length)
    for (const byte of randomBytes(length))
      if (byte < usable && text.length < length) text += letters[byte % letters.length];
  return text;
}
