import { createHash } from "node:crypto";
import type { Money } from "@tracewright/assembly";
import type { TossKeys } from "../../../platform/configuration/read-payments.ts";
import type { Outcome, PaymentProvider, PaymentRow, ProviderTransaction } from "../payment-provider.ts";
import { askToss, type TossAnswer, type TossPayment } from "./toss-client.ts";

/** A payer has this long to authenticate (docs.tosspayments.com/en/webhooks). */
const WINDOW_MS = 30 * 60_000;
/** Toss takes no card for less (docs.tosspayments.com/reference/error-codes). */
const LEAST = 100n;
const MAX_ORDER_NAME = 100;
const TRANSACTIONS_A_PAGE = 5000;
/** Payments of which Toss knows nothing. */
const UNKNOWN_PAYMENT = "NOT_FOUND_PAYMENT";

/**
 * Cards in won by Toss Payments, on its documented API of payments (version 2022-11-16). The payer enters the card in Toss's
 * window; what comes back is confirmed here. Its messages are not signed, so that each leads to a look-up.
 */
export function createTossProvider(
  keys: TossKeys,
  { baseUrl, now }: { readonly baseUrl: () => string; readonly now: () => Date },
): PaymentProvider {
  const ask = (path: string, body?: object, idempotencyKey?: string) =>
    askToss(keys, { path, ...(body && { body }), ...(idempotencyKey !== undefined && { idempotencyKey }) });

  const lookUp = async (payment: PaymentRow): Promise<Outcome> => {
    const answer = await ask(`/v1/payments/orders/${payment.id}`);
    if (answer.kind === "refused" && answer.code === UNKNOWN_PAYMENT)
      // Nobody has authenticated, or the call that would have charged did not arrive.
      return payment.state === "PENDING" ? { kind: "waiting" } : notStarted();
    return readPayment(answer, payment);
  };

  return {
    id: "toss",
    isTest: keys.secretKey.startsWith("test_"),
    offers: ({ minor, currency }) => currency === "KRW" && minor >= LEAST,
    start: async (payment) => ({
      kind: "card-page",
      url: `${baseUrl()}/pay/toss/${payment.id}`,
      expiresAt: new Date(now().getTime() + WINDOW_MS),
    }),
    isConfirmedHere: true,
    settle: async (payment, returned) => {
      const paymentKey = returned.get("paymentKey") ?? "";
      const body = { paymentKey, orderId: payment.id, amount: Number(payment.amount) };
      const answer = await ask("/v1/payments/confirm", body, `${payment.id}:confirm`);
      if (answer.kind === "refused" && answer.code === "ALREADY_PROCESSED_PAYMENT") return lookUp(payment);
      return readPayment(answer, payment);
    },
    lookUp,
    chargeSaved: async (payment, purchase, { token, customerKey }) => {
      const answer = await ask(
        `/v1/billing/${encodeURIComponent(token)}`,
        {
          customerKey,
          amount: Number(payment.amount),
          orderId: payment.id,
          orderName: nameOrder(purchase.lines, purchase.number),
        },
        `${payment.id}:charge`,
      );
      return readPayment(answer, payment);
    },
    beginSaving: async ({ setup }) => `${baseUrl()}/pay/toss/card?setup=${encodeURIComponent(setup)}`,
    finishSaving: async ({ customerKey, returned }) => {
      // Issued by the window for this customer; another's is refused by Toss.
      const authKey = returned.get("authKey") ?? "";
      const answer = await ask("/v1/billing/authorizations/issue", { authKey, customerKey }, authKey.slice(0, 300));
      if (answer.kind === "refused") return { kind: "failed", code: answer.code, words: answer.words };
      if (answer.kind === "lost") return { kind: "failed", code: "NOT_REACHED", words: "" };
      const { billingKey, cardCompany, cardNumber, card } = answer.body as BillingAnswer;
      const digits = (cardNumber ?? card?.number ?? "").replaceAll(/\D/g, "").slice(-4);
      if (typeof billingKey !== "string") return { kind: "failed", code: "NO_BILLING_KEY", words: "" };
      return { kind: "saved", token: billingKey, label: `${cardCompany ?? "Card"} •• ${digits}`.trim() };
    },
    refund: async (refund, payment) => {
      const path = `/v1/payments/${encodeURIComponent(payment.providerRef ?? "")}`;
      // The reason names the refund: it is found again after its answer was lost, however long ago.
      const before = await ask(path);
      const body = { cancelReason: `Refund ${refund.id}`, cancelAmount: Number(refund.amount) };
      const made = findCancel(before, refund.id);
      const answer = made ? before : await ask(`${path}/cancel`, body, `${refund.id}:cancel`);
      const cancel = made ?? findCancel(answer, refund.id);
      if (cancel !== undefined)
        return { kind: "succeeded", ref: cancel.transactionKey, amount: won(BigInt(cancel.cancelAmount)) };
      if (answer.kind === "refused") return { kind: "failed", code: answer.code, words: answer.words };
      return { kind: "unknown", why: answer.kind === "lost" ? answer.why : "no cancellation has the refund's id" };
    },
    readHook: (_headers, body) => {
      const message = parse(body);
      const orderId = message?.data?.orderId ?? message?.orderId;
      if (message === undefined || typeof orderId !== "string") return "refused";
      const eventId = createHash("sha256").update(body).digest("hex");
      return { eventId, type: String(message.eventType ?? "DEPOSIT_CALLBACK").slice(0, 100), paymentId: orderId };
    },
    transactions: (from, to) => listTransactions(keys, from, to),
  };
}

interface BillingAnswer {
  readonly billingKey?: unknown;
  readonly cardCompany?: string;
  readonly cardNumber?: string;
  readonly card?: { readonly number?: string };
}

const won = (minor: bigint): Money => ({ minor, currency: "KRW" });
const notStarted = () => ({ kind: "failed", code: "NOT_STARTED", words: "" }) as const;

function readPayment(answer: TossAnswer, payment: PaymentRow): Outcome {
  if (answer.kind === "refused") return { kind: "failed", code: answer.code, words: answer.words };
  if (answer.kind === "lost") return { kind: "unknown", why: answer.why };
  const { status, paymentKey, orderId, totalAmount, currency, receipt } = answer.body as TossPayment;
  if (orderId !== payment.id) return { kind: "unknown", why: `an answer about ${orderId}, not ${payment.id}` };
  switch (status) {
    case "DONE":
    case "PARTIAL_CANCELED":
      if (currency !== "KRW" || !Number.isSafeInteger(totalAmount))
        return { kind: "unknown", why: "an amount not in won" };
      return {
        kind: "succeeded",
        ref: paymentKey,
        amount: won(BigInt(totalAmount)),
        ...(receipt?.url !== undefined && { receiptUrl: receipt.url }),
      };
    case "CANCELED":
    case "ABORTED":
    case "EXPIRED":
      return { kind: "failed", code: status, words: "" };
    case "READY":
    case "IN_PROGRESS":
    case "WAITING_FOR_DEPOSIT":
      return { kind: "waiting" };
    default:
      return { kind: "unknown", why: `the state ${status}` };
  }
}

function findCancel(answer: TossAnswer, refundId: string) {
  if (answer.kind !== "answered") return undefined;
  return (answer.body as TossPayment).cancels?.find(({ cancelReason }) => cancelReason.includes(refundId));
}

async function* listTransactions(keys: TossKeys, from: Date, to: Date): AsyncGenerator<ProviderTransaction> {
  let startingAfter: string | undefined;
  for (;;) {
    const search = new URLSearchParams({
      startDate: inSeoul(from),
      endDate: inSeoul(to),
      limit: String(TRANSACTIONS_A_PAGE),
      ...(startingAfter !== undefined && { startingAfter }),
    });
    const answer = await askToss(keys, { path: `/v1/transactions?${search}`, seconds: 60 });
    if (answer.kind !== "answered" || !Array.isArray(answer.body))
      throw new Error(`Toss listed no transactions: ${answer.kind === "lost" ? answer.why : "refused"}`);
    for (const { orderId, paymentKey, amount, status } of answer.body as TossTransaction[])
      if (status === "DONE")
        yield { paymentId: orderId, ref: paymentKey, amount: won(BigInt(amount)), isDisputed: false };
    const last = (answer.body as TossTransaction[]).at(-1);
    if (answer.body.length < TRANSACTIONS_A_PAGE || last === undefined) return;
    startingAfter = last.transactionKey;
  }
}

interface TossTransaction {
  readonly transactionKey: string;
  readonly orderId: string;
  readonly paymentKey: string;
  readonly amount: number;
  readonly status: string;
}

/** Toss writes times without a zone, of Seoul. */
function inSeoul(at: Date): string {
  return new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);
}

/** What the payer reads in the window and on the statement of the card. */
export function nameOrder(lines: readonly { readonly kind: string; readonly plan?: string }[], number: string): string {
  const [line] = lines;
  return `${line?.kind === "PLAN" ? `${line.plan} plan` : "Credits"} ${number}`.slice(0, MAX_ORDER_NAME);
}

interface TossMessage {
  readonly eventType?: unknown;
  readonly orderId?: unknown;
  readonly data?: { readonly orderId?: unknown };
}

function parse(body: Uint8Array): TossMessage | undefined {
  try {
    const message: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof message === "object" && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}
