import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { findings, type PaymentProviderId, payments } from "../../platform/database/tables.ts";
import { applyOutcome, nextLookUp } from "./apply-outcome.ts";
import { lookUpPayment } from "./look-up-payments.ts";
import { PAYMENT_PROVIDERS, type PaymentRow } from "./payment-provider.ts";
import { applyPaymentEvent } from "./settle-payment.ts";

/** Longer than a call to a provider may take. */
const CALL_MS = 60_000;
const MAX_WORDS = 300;

/**
 * The payer's browser is back from the provider's page. What it brings is a hint: the provider is asked, or asked to complete
 * the payment. Answers the purchase whose page shows what came of it; undefined: there is no such payment.
 */
export async function returnFromProvider(
  application: Application,
  providerId: PaymentProviderId,
  returned: URLSearchParams,
): Promise<string | undefined> {
  const { db, now, services } = application;
  const id = returned.get("payment") ?? returned.get("orderId") ?? "";
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (payment === undefined || payment.provider !== providerId) return undefined;
  const provider = services.get(PAYMENT_PROVIDERS).find((one) => one.id === providerId);
  if (payment.state !== "PENDING" || provider?.settle === undefined) return payment.purchaseId;
  if (returned.has("code") || returned.has("canceled")) {
    await giveUp(application, payment, returned);
    return payment.purchaseId;
  }
  const amount = returned.get("amount");
  if (provider.isConfirmedHere && amount !== String(payment.amount)) {
    await refuseAmount(application, payment, amount);
    return payment.purchaseId;
  }
  if (!provider.isConfirmedHere) {
    await lookUpPayment(application, payment);
    return payment.purchaseId;
  }
  // Stored before the call: after a crash the provider is asked what became of it.
  const at = now();
  const lookUpAt = new Date(nextLookUp(0, at).getTime() + CALL_MS);
  const confirming = await applyPaymentEvent(db, payment.id, "return", { at, change: { lookUpAt } });
  if (confirming !== undefined)
    await applyOutcome(application, confirming, await provider.settle(confirming, returned));
  return payment.purchaseId;
}

/** The payer turned back. If the provider has the money nevertheless, that counts. */
async function giveUp(application: Application, payment: PaymentRow, returned: URLSearchParams): Promise<void> {
  const { state } = await lookUpPayment(application, payment);
  if (state !== "PENDING") return;
  const words = (returned.get("message") ?? "").replaceAll(/\p{Cc}/gu, " ").slice(0, MAX_WORDS);
  const failure = { code: (returned.get("code") ?? "CANCELED").slice(0, 100), words };
  await applyPaymentEvent(application.db, payment.id, "fail", { at: application.now(), change: { failure } });
}

/** Another amount than owed was authenticated: nothing is confirmed, so nothing is charged. */
async function refuseAmount({ db, now }: Application, payment: PaymentRow, amount: string | null): Promise<void> {
  const theirs = (amount ?? "").slice(0, 40);
  const failure = { code: "AMOUNT_DIFFERS", words: "" };
  await applyPaymentEvent(db, payment.id, "fail", { at: now(), change: { failure } });
  await db
    .insert(findings)
    .values({
      key: `return:${payment.id}`,
      kind: "AMOUNT_DIFFERS",
      provider: payment.provider,
      paymentId: payment.id,
      ours: String(payment.amount),
      theirs,
      foundAt: now(),
    })
    .onConflictDoNothing();
}
