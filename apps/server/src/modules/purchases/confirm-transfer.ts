import { moneyFromDecimal, moneyToDecimal } from "@tracewright/assembly";
import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { findings, payments } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { PaymentRow } from "./payment-provider.ts";
import { applyPaymentEvent } from "./settle-payment.ts";

const MAX_TEXT = 100;

export interface SeenTransfer {
  readonly paymentId: string;
  /** As it is in the books of the bank: a plain decimal of the payment's currency. */
  readonly amount: string;
  readonly receivedAt: Date;
  readonly depositor: string;
}

export interface ConfirmedTransfer {
  readonly payment: PaymentRow;
  /** False: another amount came. The purchase stays open, and a finding says so. */
  readonly isPaid: boolean;
}

/** What a person saw in the books of the bank. A different amount never counts as paid. */
export async function confirmTransfer(
  { db, now }: Pick<Application, "db" | "now">,
  { paymentId, amount, receivedAt, depositor }: SeenTransfer,
): Promise<ConfirmedTransfer> {
  const at = now();
  const payment = await findTransfer(db, paymentId);
  const name = depositor.replaceAll(/\p{Cc}/gu, " ").trim();
  if (name === "" || [...name].length > MAX_TEXT) refuseField("depositor", refusal("text-length", { most: MAX_TEXT }));
  if (receivedAt > at) refuseField("receivedAt", refusal("date-in-future", {}));
  const seen = moneyFromDecimal(amount, payment.currency);
  if (seen === undefined || seen.minor <= 0n)
    refuseField("amount", refusal("not-an-amount", { currency: payment.currency }));
  if (payment.state !== "AWAITING_DEPOSIT" && payment.state !== "EXPIRED")
    throw new ApplicationError("CONFLICT", refusal("transfer-not-awaited", {}), { reason: "ALREADY_CONFIRMED" });
  const ref = `${receivedAt.toISOString().slice(0, 10)} ${name}`;
  if (seen.minor !== payment.amount) {
    await db
      .insert(findings)
      .values({
        key: `amount:${paymentId}:${ref}:${seen.minor}`,
        kind: "AMOUNT_DIFFERS",
        provider: "transfer",
        paymentId,
        providerRef: ref,
        ours: moneyToDecimal({ minor: payment.amount, currency: payment.currency }),
        theirs: moneyToDecimal(seen),
        foundAt: at,
      })
      .onConflictDoNothing();
    return { payment, isPaid: false };
  }
  // The same name may pay twice on a day: the payment's own id keeps the reference apart.
  const settled = await applyPaymentEvent(db, paymentId, "succeed", {
    at,
    change: { providerRef: `${ref} ${paymentId}` },
  });
  return { payment: settled ?? payment, isPaid: settled !== undefined && !settled.isSurplus };
}

async function findTransfer(db: Application["db"], id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (payment === undefined || payment.provider !== "transfer")
    throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  return payment;
}
