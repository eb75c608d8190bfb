import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { REFUSED_CARD, readCardNumber, writeCardPage } from "./card-page.ts";

export const STRIPE_SECRET = "sk_test_of_a_test";
export const STRIPE_HOOK_SECRET = "whsec_of_a_test";

interface Session {
  id: string;
  object: "checkout.session";
  mode: string;
  url: string;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  payment_intent: string | null;
  setup_intent: string | null;
  customer: string | null;
  client_reference_id: string | null;
  amount_total: number | null;
  currency: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
}

interface Intent {
  id: string;
  object: "payment_intent";
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  metadata: Record<string, string>;
  last_payment_error: object | null;
  created: number;
}

interface Refund {
  id: string;
  object: "refund";
  payment_intent: string;
  amount: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
}

/** silent: done, and the answer does not arrive; dead: not done; decline: the card is refused; status: an error of Stripe. */
export type StripeTrouble = { silent: true } | { dead: true } | { decline: string } | { status: number };

export interface FakeStripe {
  readonly url: URL;
  readonly sessions: Map<string, Session>;
  readonly intents: Map<string, Intent>;
  readonly refunds: Map<string, Refund>;
  /** Of those that are saved from now on. */
  readonly card: { exp_month: number; exp_year: number };
  /** Method and path of each call. */
  readonly calls: string[];
  /** Befalls the next calls that change something. */
  readonly troubles: StripeTrouble[];
  /** What the payer does on the page: it is paid. Answers the address that the browser is sent to. */
  payOn(sessionId: string): string;
  /** The payer saves a card on the page; the address that the browser is sent to. */
  saveCardOn(sessionId: string): string;
  expire(sessionId: string): void;
  /** A message with its signature, of the server's clock at `at`. */
  messageOf(type: string, object: object, at: Date): { readonly body: string; readonly signature: string };
  stop(): Promise<void>;
}

/** Speaks as Stripe's API does: form bodies, keys of idempotency that refuse another body, lists, signed messages. */
export async function startStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const setups = new Map<string, { id: string; payment_method: object }>();
  const answered = new Map<string, { body: string; answer: Answer }>();
  const [calls, troubles]: [string[], StripeTrouble[]] = [[], []];
  const card = { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2030 };
  let ownUrl = new URL("http://127.0.0.1");

  const openIntent = (fields: Partial<Intent>): Intent => {
    const intent: Intent = {
      id: `pi_${randomUUID()}`,
      object: "payment_intent",
      status: "succeeded",
      amount: 0,
      amount_received: 0,
      currency: "usd",
      customer: null,
      metadata: {},
      last_payment_error: null,
      created: Math.floor(Date.now() / 1000),
      ...fields,
    };
    intents.set(intent.id, intent);
    return intent;
  };
  const declined = (code: string, intent: Intent): Answer => {
    const message = "Your card has insufficient funds.";
    intent.status = "requires_payment_method";
    intent.amount_received = 0;
    intent.last_payment_error = { code: "card_declined", decline_code: code, message };
    return { status: 402, body: { error: { type: "card_error", code: "card_declined", decline_code: code, message } } };
  };

  const change = (path: string, form: URLSearchParams, trouble: StripeTrouble | undefined): Answer => {
    const text = (name: string) => form.get(name) ?? "";
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? [];
        return key === undefined ? [] : [[key, value]];
      }),
    );
    if (path === "/v1/customers")
      return { status: 200, body: { id: `cus_${randomUUID()}`, object: "customer", metadata } };
    if (path === "/v1/checkout/sessions") {
      const id = `cs_test_${randomUUID()}`;
      const unit = form.get("line_items[0][price_data][unit_amount]");
      const session: Session = {
        id,
        object: "checkout.session",
        mode: text("mode"),
        url: new URL(`/page/${id}`, ownUrl).href,
        status: "open",
        payment_status: "unpaid",
        payment_intent: null,
        setup_intent: null,
        customer: form.get("customer"),
        client_reference_id: form.get("client_reference_id"),
        amount_total: unit === null ? null : Number(unit),
        currency: form.get("line_items[0][price_data][currency]") ?? form.get("currency"),
        metadata,
        success_url: text("success_url"),
        cancel_url: text("cancel_url"),
      };
      sessions.set(id, session);
      return { status: 200, body: session };
    }
    if (path === "/v1/payment_intents") {
      const amount = Number(text("amount"));
      const intent = openIntent({
        amount,
        amount_received: amount,
        currency: text("currency"),
        customer: text("customer"),
        metadata,
      });
      return trouble && "decline" in trouble ? declined(trouble.decline, intent) : { status: 200, body: intent };
    }
    if (path === "/v1/refunds") {
      const intent = intents.get(text("payment_intent"));
      const amount = Number(text("amount"));
      const before = [...refunds.values()].filter((refund) => refund.payment_intent === intent?.id);
      const left = (intent?.amount_received ?? 0) - before.reduce((sum, refund) => sum + refund.amount, 0);
      if (intent === undefined || amount > left)
        return invalid("charge_already_refunded", "The refund is greater than the unrefunded amount.");
      const { id: payment_intent, currency } = intent;
      const refund: Refund = {
        id: `re_${randomUUID()}`,
        object: "refund",
        payment_intent,
        amount,
        currency,
        status: "succeeded",
        metadata,
      };
      refunds.set(refund.id, refund);
      return { status: 200, body: refund };
    }
    if (/^\/v1\/payment_methods\/.+\/detach$/.test(path)) return { status: 200, body: { id: path.split("/")[3] } };
    return invalid("resource_missing", `There is nothing at ${path}.`);
  };
  const list = (url: string, data: readonly object[]): Answer => ({
    status: 200,
    body: { object: "list", url, has_more: false, data },
  });
  const read = (url: URL): Answer => {
    const [, kind, id = ""] = /^\/v1\/(checkout\/sessions|payment_intents)\/(.+)$/.exec(url.pathname) ?? [];
    const customer = url.searchParams.get("customer");
    if (url.pathname === "/v1/payment_intents")
      return list(
        "/v1/payment_intents",
        [...intents.values()].filter((intent) => intent.customer === customer),
      );
    if (url.pathname === "/v1/refunds") {
      const intent = url.searchParams.get("payment_intent");
      return list(
        "/v1/refunds",
        [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent),
      );
    }
    if (url.pathname === "/v1/charges")
      return list(
        "/v1/charges",
        [...intents.values()]
          .filter(({ status }) => status === "succeeded")
          .map(({ id: intent, amount_received, currency, metadata }) => ({
            id: `ch_${intent}`,
            object: "charge",
            status: "succeeded",
            payment_intent: intent,
            amount_captured: amount_received,
            currency,
            metadata,
            disputed: false,
          })),
      );
    const found = kind === "checkout/sessions" ? sessions.get(id) : intents.get(id);
    if (found === undefined) return invalid("resource_missing", `No such object: '${id}'`, 404);
    const setup = "setup_intent" in found && found.setup_intent !== null ? setups.get(found.setup_intent) : undefined;
    const isExpanded = [...url.searchParams.values()].some((value) => value.startsWith("setup_intent"));
    return { status: 200, body: isExpanded && setup ? { ...found, setup_intent: setup } : found };
  };

  const sessionOf = (id: string): Session => {
    const session = sessions.get(id);
    if (session === undefined) throw new Error(`there is no session ${id}`);
    return session;
  };
  const payOn = (id: string) => {
    const session = sessionOf(id);
    const amount = session.amount_total ?? 0;
    const { currency, metadata } = session;
    const intent = openIntent({ amount, amount_received: amount, currency: currency ?? "usd", metadata });
    Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: intent.id });
    return session.success_url.replace("{CHECKOUT_SESSION_ID}", id);
  };
  const saveCardOn = (id: string) => {
    const session = sessionOf(id);
    const setup = { id: `seti_${randomUUID()}`, payment_method: { id: `pm_${randomUUID()}`, card: { ...card } } };
    setups.set(setup.id, setup);
    Object.assign(session, { status: "complete", setup_intent: setup.id });
    return session.success_url.replace("{CHECKOUT_SESSION_ID}", id);
  };
  /** Stripe's page: a card that is refused there can be replaced by another one. Answers where the browser goes on. */
  const visit = (id: string, number: string | undefined): URL | string => {
    const { mode, amount_total, currency, cancel_url } = sessionOf(id);
    const isSetup = mode === "setup";
    if (number !== undefined && number !== REFUSED_CARD) return new URL(isSetup ? saveCardOn(id) : payOn(id));
    return writeCardPage({
      provider: "Stripe",
      title: isSetup ? "Save card" : `${currency?.toUpperCase()} ${amount_total}`,
      button: isSetup ? "Save" : "Pay",
      cancelUrl: cancel_url,
      ...(number !== undefined && { refusal: "Your card was declined." }),
    });
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://fake");
    calls.push(`${request.method} ${url.pathname}`);
    const [, pageOf] = /^\/page\/(.+)$/.exec(url.pathname) ?? [];
    if (pageOf !== undefined) {
      const card = request.method === "POST" ? readCardNumber(await readBody(request)) : undefined;
      const answer = visit(pageOf, card);
      return typeof answer === "string"
        ? response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer)
        : response.writeHead(303, { location: answer.href }).end();
    }
    const send = ({ status, body }: Answer) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET}`)
      return send({
        status: 401,
        body: { error: { type: "invalid_request_error", message: "Invalid API Key provided" } },
      });
    if (request.method === "GET") return send(read(url));
    const body = await readBody(request);
    const trouble = troubles.shift();
    if (trouble && "dead" in trouble) return void request.socket.destroy();
    if (trouble && "status" in trouble)
      return send({ status: trouble.status, body: { error: { type: "api_error", message: "An error occurred." } } });
    const key = request.headers["idempotency-key"];
    const before = typeof key === "string" ? answered.get(key) : undefined;
    if (before !== undefined && before.body !== body)
      return send({
        status: 400,
        body: { error: { type: "idempotency_error", message: "Keys can only be used with the same parameters." } },
      });
    const answer = before?.answer ?? change(url.pathname, new URLSearchParams(body), trouble);
    if (typeof key === "string") answered.set(key, { body, answer });
    if (trouble && "silent" in trouble) return void request.socket.destroy();
    return send(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ownUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return {
    url: ownUrl,
    sessions,
    intents,
    refunds,
    card,
    calls,
    troubles,
    payOn,
    saveCardOn,
    expire: (id) => {
      sessionOf(id).status = "expired";
    },
    messageOf: (type, object, at) => {
      const created = Math.floor(at.getTime() / 1000);
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, created, data: { object } });
      const signature = new Stripe(STRIPE_SECRET).webhooks.generateTestHeaderString({
        payload: body,
        secret: STRIPE_HOOK_SECRET,
        timestamp: created,
      });
      return { body, signature };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function invalid(code: string, message: string, status = 400): Answer {
  return { status, body: { error: { type: "invalid_request_error", code, message } } };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
