import { moneyToDecimal } from "@tracewright/assembly";
import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type FindingKind, findings, payments } from "../../platform/database/tables.ts";
import type { Outcome, PaymentRow } from "./payment-provider.ts";
import { type PaymentEvent, UNDECIDED } from "./payment-state.ts";
import { applyPaymentEvent, type PaymentChange } from "./settle-payment.ts";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
/** How long to wait before the provider is asked again, by how often it was; hourly after these. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE];

/** When the provider is asked for the next time. */
export function nextLookUp(lookUps: number, at: Date): Date {
  return new Date(at.getTime() + (PAUSES[lookUps] ?? HOUR));
}

/**
 * Applies what the provider says of a payment. While it does not say how a payment ended, it is asked again; after a day it
 * is a finding. An amount that differs from what is owed never counts as the payment: a person decides.
 */
export async function applyOutcome(
  { db, now }: Pick<Application, "db" | "now">,
  payment: PaymentRow,
  outcome: Outcome,
): Promise<PaymentRow> {
  const at = now();
  const apply = async (event: PaymentEvent, change: PaymentChange["change"] = {}) =>
    (await applyPaymentEvent(db, payment.id, event, { at, change })) ?? (await findPayment(db, payment.id));
  switch (outcome.kind) {
    case "succeeded": {
      const { amount, ref, receiptUrl } = outcome;
      if (amount.minor === payment.amount && amount.currency === payment.currency)
        return apply("succeed", { providerRef: ref, receiptUrl: receiptUrl ?? null });
      await recordFinding(db, payment, { kind: "AMOUNT_DIFFERS", theirs: moneyToDecimal(amount), at });
      const held = await apply("lose", { providerRef: ref });
      await db.update(payments).set({ lookUpAt: null }).where(eq(payments.id, payment.id));
      return held;
    }
    case "failed": {
      const { code, words } = outcome;
      return apply("fail", { failure: { code, words } });
    }
    case "waiting": {
      const isOver = payment.expiresAt !== null && payment.expiresAt <= at;
      if (isOver && !UNDECIDED.has(payment.state)) return apply(payment.state === "CREATED" ? "fail" : "expire");
      return askAgain(db, payment, at);
    }
    case "unknown": {
      const lost = payment.state === "CONFIRMING" ? await apply("lose") : payment;
      return askAgain(db, lost, at);
    }
  }
}

async function askAgain(db: Database, payment: PaymentRow, at: Date): Promise<PaymentRow> {
  const { lookUps } = payment;
  if (UNDECIDED.has(payment.state) && at.getTime() - payment.startedAt.getTime() > DAY)
    await recordFinding(db, payment, { kind: "STAYS_UNKNOWN", theirs: null, at });
  await db
    .update(payments)
    .set({ lookUpAt: nextLookUp(lookUps, at), lookUps: lookUps + 1 })
    .where(eq(payments.id, payment.id));
  return findPayment(db, payment.id);
}

async function recordFinding(
  db: Database,
  { id, provider, providerRef, amount, currency }: PaymentRow,
  { kind, theirs, at }: { readonly kind: FindingKind; readonly theirs: string | null; readonly at: Date },
): Promise<void> {
  await db
    .insert(findings)
    .values({
      key: `${kind}:${id}`,
      kind,
      provider,
      paymentId: id,
      providerRef,
      ours: moneyToDecimal({ minor: amount, currency }),
      theirs,
      foundAt: at,
    })
    .onConflictDoNothing();
}

async function findPayment(db: Database, id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (payment === undefined) throw new Error(`there is no payment ${id}`);
  return payment;
}
