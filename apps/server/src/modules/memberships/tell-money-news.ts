import { formatMoney } from "@tracewright/assembly";
import { and, eq, gt, notExists, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { payments, purchases, refunds, reminders } from "../../platform/database/tables.ts";
import type { ItemValues } from "../../platform/mail/templates/mail-values.ts";
import { holderOfPurchase } from "../purchases/fulfil-purchase.ts";
import type { PurchaseRow } from "../purchases/payment-provider.ts";
import { purchasePage } from "../purchases/purchase-page.ts";
import { pageUrl } from "./plan-mails.ts";
import { postOnce } from "./post-once.ts";

/** What is older was mailed, or happened before this version of the server. */
const TOLD_WITHIN_MS = 2 * 86_400_000;

/** Tells what was paid and what was refunded, each once: also what a process that died had no time to tell. */
export async function tellMoneyNews(application: Application): Promise<void> {
  const { db, now } = application;
  const since = new Date(now().getTime() - TOLD_WITHIN_MS);
  const untold = (key: ReturnType<typeof sql>) =>
    notExists(db.select({ one: sql`1` }).from(reminders).where(sql`${reminders.key} = ${key}`));
  const paid = await db
    .select({ payment: payments, purchase: purchases })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(gt(payments.settledAt, since), eq(payments.isSurplus, false), untold(sql`'paid:' || ${payments.id}`)));
  for (const { payment, purchase } of paid)
    await tell(application, purchase, (holder) => ({
      key: `paid:${payment.id}`,
      kind: "PAYMENT_RECEIVED",
      holder,
      values: () => ({
        number: purchase.number,
        item: itemOf(purchase),
        amount: formatMoney({ minor: payment.amount, currency: payment.currency }),
        isTest: payment.isTest,
        url: urlOf(application, purchase),
      }),
    }));
  const returned = await db
    .select({ refund: refunds, purchase: purchases })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(gt(refunds.doneAt, since), untold(sql`'refunded:' || ${refunds.id}`)));
  for (const { refund, purchase } of returned)
    await tell(application, purchase, (holder) => ({
      key: `refunded:${refund.id}`,
      kind: "REFUND_SENT",
      holder,
      values: () => ({
        number: purchase.number,
        amount: formatMoney({ minor: refund.amount, currency: purchase.currency }),
        url: urlOf(application, purchase),
      }),
    }));
}

async function tell<Kind extends "PAYMENT_RECEIVED" | "REFUND_SENT">(
  application: Application,
  purchase: PurchaseRow,
  write: (holder: NonNullable<ReturnType<typeof holderOfPurchase>>) => Parameters<typeof postOnce<Kind>>[1],
): Promise<void> {
  const holder = holderOfPurchase(purchase);
  if (holder === undefined) return;
  await application.db.transaction((transaction) => postOnce({ ...application, db: transaction }, write(holder)));
}

function urlOf(application: Application, { id }: PurchaseRow): string | undefined {
  return pageUrl(application, purchasePage(id));
}

/** What was bought, as mails name it. */
export function itemOf({ lines, number }: PurchaseRow): ItemValues {
  for (const line of lines) {
    if (line.kind === "PLAN") return { kind: "PLAN", plan: line.plan };
    if (line.kind === "CREDITS") return { kind: "CREDITS", credits: line.credits };
    if ("quoteId" in line) return { kind: line.kind, number: line.number };
  }
  throw new Error(`nothing was bought with ${number}`);
}
