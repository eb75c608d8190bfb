import { eq, inArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { findings, payments, refunds } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { PAYMENT_PROVIDERS, type PaymentRow, type RefundRow } from "./payment-provider.ts";
import { finishRefund } from "./refund-purchase.ts";

/**
 * Sends the refunds that were ordered of payments by card. Each call has the refund's own key: what was sent and not heard of
 * is sent again and counts once.
 */
export async function sendRefunds(application: Application): Promise<void> {
  const { db, log } = application;
  const due = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.state, ["REQUESTED", "SENT", "UNKNOWN"]));
  for (const { refund, payment } of due)
    await sendRefund(application, refund, payment).catch((error: unknown) =>
      log.error("refund not sent", { refund: refund.id, message: describeFault(error) }),
    );
}

async function sendRefund(application: Application, refund: RefundRow, payment: PaymentRow): Promise<void> {
  const { db, services, now } = application;
  const provider = services.get(PAYMENT_PROVIDERS).find(({ id }) => id === payment.provider);
  if (provider?.refund === undefined) return;
  await db.update(refunds).set({ state: "SENT" }).where(eq(refunds.id, refund.id));
  const outcome = await provider.refund(refund, payment);
  switch (outcome.kind) {
    case "succeeded":
      await db.transaction((transaction) => finishRefund(transaction, refund.id, { ref: outcome.ref, at: now() }));
      return;
    case "waiting":
      return;
    case "unknown":
      await db.update(refunds).set({ state: "UNKNOWN" }).where(eq(refunds.id, refund.id));
      return;
    case "failed": {
      const { code, words } = outcome;
      await db.update(refunds).set({ state: "FAILED", failure: { code, words } }).where(eq(refunds.id, refund.id));
      // Staff sends it another way.
      await db
        .insert(findings)
        .values({
          key: `refund:${refund.id}`,
          kind: "STATE_DIFFERS",
          provider: payment.provider,
          paymentId: payment.id,
          providerRef: payment.providerRef,
          ours: `refund ${refund.amount}`,
          theirs: code,
          foundAt: now(),
        })
        .onConflictDoNothing();
    }
  }
}
