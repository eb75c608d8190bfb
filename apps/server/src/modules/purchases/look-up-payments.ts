import { lte } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { payments } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { applyOutcome } from "./apply-outcome.ts";
import { PAYMENT_PROVIDERS, type PaymentRow } from "./payment-provider.ts";
import { cardOfPayment } from "./saved-cards.ts";

/** Asks the provider what became of a payment, and applies its answer. */
export async function lookUpPayment(application: Application, payment: PaymentRow): Promise<PaymentRow> {
  const provider = application.services.get(PAYMENT_PROVIDERS).find(({ id }) => id === payment.provider);
  const outcome =
    provider?.lookUp === undefined
      ? ({ kind: "unknown", why: `${payment.provider} is not configured` } as const)
      : await provider.lookUp(payment, await cardOfPayment(application, payment));
  return applyOutcome(application, payment, outcome);
}

/** All payments whose provider has to be asked: after a crash, a lost answer, or a payer who did not come back. */
export async function lookUpPayments(application: Application): Promise<void> {
  const { db, log, now } = application;
  const due = await db.select().from(payments).where(lte(payments.lookUpAt, now()));
  for (const payment of due)
    await lookUpPayment(application, payment).catch((error: unknown) =>
      log.error("look-up failed", { payment: payment.id, message: describeFault(error) }),
    );
}
