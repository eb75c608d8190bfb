import { formatMoney } from "@tracewright/assembly";
import { and, eq, gt, isNotNull, notExists, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { payments, purchases, reminders } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import { findMoneyRecipient } from "../memberships/money-recipient.ts";
import { itemOf } from "../memberships/tell-money-news.ts";
import { holderOfPurchase } from "../purchases/fulfil-purchase.ts";
import { drawReceiptOf } from "./find-receipt.ts";

const TOLD_WITHIN_MS = 2 * 86_400_000;

/** Sends the receipt of what was paid to the address of the billing details, once, with the paper itself. */
export async function postReceipts(application: Application): Promise<void> {
  const { db, now, log } = application;
  const since = new Date(now().getTime() - TOLD_WITHIN_MS);
  const paid = await db
    .select({ payment: payments, purchase: purchases })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(
      and(
        gt(payments.settledAt, since),
        eq(payments.isSurplus, false),
        isNotNull(sql`${purchases.billing} ->> 'email'`),
        notExists(
          db.select({ one: sql`1` }).from(reminders).where(sql`${reminders.key} = 'receipt:' || ${payments.id}`),
        ),
      ),
    );
  for (const { payment, purchase } of paid)
    await postReceipt(application, purchase, payment).catch((error: unknown) =>
      log.error("receipt not sent", { purchase: purchase.number, message: describeFault(error) }),
    );
}

async function postReceipt(
  application: Application,
  purchase: typeof purchases.$inferSelect,
  payment: typeof payments.$inferSelect,
): Promise<void> {
  const { db, now, mailer } = application;
  const holder = holderOfPurchase(purchase);
  const email = purchase.billing?.email;
  if (holder === undefined || email == null) return;
  const language = (await findMoneyRecipient(db, holder))?.language ?? "en";
  const { fileName, bytes } = await drawReceiptOf(application, { purchase, payment, language });
  const mail = writeMail("PAYMENT_RECEIVED", language, {
    number: purchase.number,
    item: itemOf(purchase),
    amount: formatMoney({ minor: payment.amount, currency: payment.currency }),
    isTest: payment.isTest,
    // Who keeps the papers need not have an account.
    url: undefined,
  });
  const base64 = Buffer.from(bytes).toString("base64");
  await db.transaction(async (transaction) => {
    const key = `receipt:${payment.id}`;
    const [isFirst] = await transaction
      .insert(reminders)
      .values({ key, sentAt: now() })
      .onConflictDoNothing()
      .returning();
    if (isFirst === undefined) return;
    const attachments = [{ name: fileName, mediaType: "application/pdf", base64 }];
    await mailer.post(email, { ...mail, attachments }, transaction);
  });
}
