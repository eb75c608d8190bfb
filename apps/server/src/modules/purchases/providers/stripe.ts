import type { CurrencyCode, Money } from "@tracewright/assembly";
import Stripe from "stripe";
import type { StripeKeys } from "../../../platform/configuration/read-payments.ts";
import type { Outcome, PaymentProvider, ProviderTransaction } from "../payment-provider.ts";
import { nameOrder } from "./toss.ts";

/** The shortest life of Stripe's page (docs.stripe.com/api/checkout/sessions/create). */
const PAGE_MS = 31 * 60_000;
/** Stripe charges no less, in minor units. */
const LEAST: Readonly<Record<CurrencyCode, bigint>> = { USD: 50n, KRW: 700n };
const MAX_WORDS = 300;
/** How old a signature may be, against messages that are played again. */
const TOLERANCE_SECONDS = 300;
const SECONDS = 10;

/**
 * Cards by Stripe: its own page for payments, saved cards for renewals. Retries are this server's, with the same key of
 * idempotency; Stripe's subscriptions are not used.
 */
export function createStripeProvider(
  { secretKey, webhookSecret, apiUrl }: StripeKeys,
  { baseUrl, now }: { readonly baseUrl: () => string; readonly now: () => Date },
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    apiVersion: "2026-10-28.endive",
    host: apiUrl.hostname,
    port: apiUrl.port === "" ? (apiUrl.protocol === "http:" ? 80 : 443) : Number(apiUrl.port),
    protocol: apiUrl.protocol === "http:" ? "http" : "https",
    timeout: SECONDS * 1000,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const returnTo = (path: string, more: string) => `${baseUrl()}/pay/return/stripe${path}?${more}`;

  const lookUpSession = async (id: string): Promise<Outcome> => {
    const session = await stripe.checkout.sessions.retrieve(id);
    const { status, payment_status, payment_intent, amount_total, currency } = session;
    if (payment_status === "paid" && payment_intent !== null) {
      const ref = typeof payment_intent === "string" ? payment_intent : payment_intent.id;
      const amount = amount_total === null || currency === null ? undefined : readAmount(amount_total, currency);
      return amount === undefined
        ? { kind: "unknown", why: `an amount in ${currency}` }
        : { kind: "succeeded", ref, amount };
    }
    return status === "expired" ? { kind: "failed", code: "expired", words: "" } : { kind: "waiting" };
  };

  const lookUp: NonNullable<PaymentProvider["lookUp"]> = (payment, card) =>
    outcomeOf(async () => {
      if (payment.providerRef?.startsWith("cs_")) return lookUpSession(payment.providerRef);
      if (payment.providerRef !== null) return readIntent(await stripe.paymentIntents.retrieve(payment.providerRef));
      if (card === undefined) return { kind: "failed", code: "NOT_STARTED", words: "" };
      // The answer to a charge was lost: it is found by the id that it carries.
      for await (const intent of stripe.paymentIntents.list({ customer: card.customerKey, limit: 100 }))
        if (intent.metadata.payment === payment.id) return readIntent(intent);
      return { kind: "failed", code: "NOT_STARTED", words: "" };
    });

  return {
    id: "stripe",
    isTest: /^[sr]k_test_/.test(secretKey),
    offers: ({ minor, currency }) => minor >= LEAST[currency],
    isConfirmedHere: false,
    start: async (payment, purchase) => {
      const expiresAt = new Date(now().getTime() + PAGE_MS);
      const metadata = { payment: payment.id };
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: "payment",
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: payment.currency.toLowerCase(),
                  unit_amount: Number(payment.amount),
                  product_data: { name: nameOrder(purchase.lines, purchase.number) },
                },
              },
            ],
            client_reference_id: payment.id,
            metadata,
            payment_intent_data: { metadata },
            success_url: returnTo("", `payment=${payment.id}`),
            cancel_url: returnTo("", `payment=${payment.id}&canceled=1`),
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          { idempotencyKey: `${payment.id}:start` },
        );
        if (session.url === null) return { kind: "unknown", why: "a session without a page" };
        return { kind: "card-page", url: session.url, ref: session.id, expiresAt };
      } catch (error) {
        const outcome = readError(error);
        return outcome.kind === "failed" || outcome.kind === "unknown"
          ? outcome
          : { kind: "unknown", why: outcome.kind };
      }
    },
    settle: (payment) => lookUp(payment),
    lookUp,
    chargeSaved: (payment, purchase, { token, customerKey }) =>
      outcomeOf(async () =>
        readIntent(
          await stripe.paymentIntents.create(
            {
              amount: Number(payment.amount),
              currency: payment.currency.toLowerCase(),
              customer: customerKey,
              payment_method: token,
              off_session: true,
              confirm: true,
              description: nameOrder(purchase.lines, purchase.number),
              metadata: { payment: payment.id },
            },
            { idempotencyKey: `${payment.id}:charge` },
          ),
        ),
      ),
    createCustomer: async (key) => {
      const customer = await stripe.customers.create({ metadata: { key } }, { idempotencyKey: `${key}:customer` });
      return customer.id;
    },
    beginSaving: async ({ setup, customerKey, currency }) => {
      const session = await stripe.checkout.sessions.create({
        mode: "setup",
        currency: currency.toLowerCase(),
        customer: customerKey,
        success_url: returnTo("/card", `setup=${encodeURIComponent(setup)}&session={CHECKOUT_SESSION_ID}`),
        cancel_url: returnTo("/card", `setup=${encodeURIComponent(setup)}&canceled=1`),
      });
      if (session.url === null) throw new Error("Stripe opened no page to save a card");
      return session.url;
    },
    finishSaving: async ({ customerKey, returned }) => {
      try {
        const session = await stripe.checkout.sessions.retrieve(returned.get("session") ?? "", {
          expand: ["setup_intent.payment_method"],
        });
        const intent = session.setup_intent;
        const method = typeof intent === "object" ? intent?.payment_method : undefined;
        // The session of another customer saves no card here.
        if (session.customer !== customerKey || typeof method !== "object" || method?.card == null)
          return { kind: "failed", code: "NOT_SAVED", words: "" };
        const { brand, last4, exp_month, exp_year } = method.card;
        const expiry = `${String(exp_month).padStart(2, "0")}/${String(exp_year).slice(-2)}`;
        const expiresAt = new Date(Date.UTC(exp_year, exp_month, 1));
        return { kind: "saved", token: method.id, label: `${nameBrand(brand)} •• ${last4}, ${expiry}`, expiresAt };
      } catch (error) {
        const outcome = readError(error);
        return outcome.kind === "failed" ? outcome : { kind: "failed", code: "NOT_REACHED", words: "" };
      }
    },
    removeCard: async ({ token }) => {
      await stripe.paymentMethods.detach(token);
    },
    refund: (refund, payment) =>
      outcomeOf(async () => {
        const made =
          (await findRefund(stripe, payment.providerRef ?? "", refund.id)) ??
          (await stripe.refunds.create(
            {
              payment_intent: payment.providerRef ?? "",
              amount: Number(refund.amount),
              metadata: { refund: refund.id },
            },
            { idempotencyKey: `${refund.id}:refund` },
          ));
        const amount = readAmount(made.amount, made.currency);
        if (made.status === "succeeded" && amount !== undefined) return { kind: "succeeded", ref: made.id, amount };
        if (made.status === "pending" || made.status === "requires_action") return { kind: "waiting" };
        return { kind: "failed", code: made.failure_reason ?? made.status ?? "failed", words: "" };
      }),
    readHook: (headers, body, at) => {
      try {
        // `receivedAt` is in milliseconds: seconds would switch the test of the age off.
        const event = stripe.webhooks.constructEvent(
          body,
          headers.get("stripe-signature") ?? "",
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          at.getTime(),
        );
        return { eventId: event.id, type: event.type, ...readObject(event.type, event.data.object as HookObject) };
      } catch {
        return "refused";
      }
    },
    transactions: (from, to) => listCharges(stripe, from, to),
  };
}

interface HookObject {
  readonly client_reference_id?: string | null;
  readonly metadata?: Readonly<Record<string, string>> | null;
  readonly payment_intent?: string | { readonly id: string } | null;
}

function readObject(type: string, { client_reference_id, metadata, payment_intent }: HookObject) {
  const paymentId = client_reference_id ?? metadata?.payment;
  const ref = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
  return {
    ...(paymentId !== undefined && { paymentId }),
    ...(type === "charge.dispute.created" && ref !== undefined && { disputedRef: ref }),
  };
}

function readIntent({ id, status, amount_received, currency, last_payment_error }: Stripe.PaymentIntent): Outcome {
  const amount = readAmount(amount_received, currency);
  if (status === "succeeded")
    return amount === undefined
      ? { kind: "unknown", why: `an amount in ${currency}` }
      : { kind: "succeeded", ref: id, amount };
  if (status === "processing" || status === "requires_capture") return { kind: "waiting" };
  const { code, message } = last_payment_error ?? {};
  return { kind: "failed", code: code ?? status, words: (message ?? "").slice(0, MAX_WORDS) };
}

function readAmount(minor: number, currency: string): Money | undefined {
  const code = currency.toUpperCase();
  if (!Number.isSafeInteger(minor) || (code !== "KRW" && code !== "USD")) return undefined;
  return { minor: BigInt(minor), currency: code };
}

async function outcomeOf(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    return readError(error);
  }
}

/** A refusal, or a call of which it is not known what came of it. */
function readError(error: unknown): Outcome {
  if (error instanceof Stripe.errors.StripeCardError)
    return {
      kind: "failed",
      code: error.decline_code ?? error.code ?? "card_error",
      words: error.message.slice(0, MAX_WORDS),
    };
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { kind: "failed", code: error.code ?? "invalid_request", words: error.message.slice(0, MAX_WORDS) };
  if (error instanceof Stripe.errors.StripeError)
    return { kind: "unknown", why: `${error.type} ${error.statusCode ?? ""}` };
  throw error;
}

/** One that was made before: Stripe forgets a key of idempotency after a day, and a refund may be pending for longer. */
async function findRefund(stripe: Stripe, payment_intent: string, id: string): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 }))
    if (refund.metadata?.refund === id) return refund;
  return undefined;
}

async function* listCharges(stripe: Stripe, from: Date, to: Date): AsyncGenerator<ProviderTransaction> {
  const [gte, lt] = [from, to].map((at) => Math.floor(at.getTime() / 1000));
  for await (const charge of stripe.charges.list({ created: { gte: gte ?? 0, lt: lt ?? 0 }, limit: 100 })) {
    const amount = readAmount(charge.amount_captured, charge.currency);
    const ref = typeof charge.payment_intent === "string" ? charge.payment_intent : charge.payment_intent?.id;
    if (charge.status !== "succeeded" || amount === undefined || ref === undefined) continue;
    yield { paymentId: charge.metadata.payment ?? "", ref, amount, isDisputed: charge.disputed };
  }
}

function nameBrand(brand: string): string {
  return brand === "" ? "Card" : brand.slice(0, 1).toUpperCase() + brand.slice(1);
}
