import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { REFUSED_CARD, readCardNumber, writeCardPage } from "./card-page.ts";

export const TOSS_SECRET = "test_sk_of_a_test";
const CONFIRM_WITHIN_MS = 10 * 60_000;
/** Calls of version 2 of Toss's script, which open the window in this page. */
const SCRIPT = `const open = (call) => {
  const window = new URL("/window", source);
  for (const [name, value] of Object.entries(call)) window.searchParams.set(name, value);
  location.assign(window.href);
  return new Promise(() => {});
};
const source = document.currentScript.src;
globalThis.TossPayments = () => ({
  payment: ({ customerKey }) => ({
    requestPayment: ({ amount, orderId, orderName, successUrl, failUrl }) =>
      open({ amount: amount.value, orderId, orderName, successUrl, failUrl }),
    requestBillingAuth: ({ successUrl, failUrl }) => open({ customerKey, successUrl, failUrl }),
  }),
});
TossPayments.ANONYMOUS = "ANONYMOUS";
`;

/** A payment in the shape of Toss's answers; the fields that are read. */
export interface FakeTossPayment {
  paymentKey: string;
  orderId: string;
  status:
    | "READY"
    | "IN_PROGRESS"
    | "WAITING_FOR_DEPOSIT"
    | "DONE"
    | "CANCELED"
    | "PARTIAL_CANCELED"
    | "ABORTED"
    | "EXPIRED";
  totalAmount: number;
  balanceAmount: number;
  currency: "KRW";
  secret: string;
  receipt: { url: string } | null;
  cancels: { cancelReason: string; cancelAmount: number; transactionKey: string }[] | null;
}

/** What becomes of a call. silent: it is done, and the answer does not arrive; dead: it is not done; status: refused by it. */
export type TossTrouble = { silent: true } | { dead: true } | { status: number; code: string; message: string };

export interface FakeToss {
  readonly url: URL;
  readonly payments: Map<string, FakeTossPayment>;
  /** Method and path of each call. */
  readonly calls: string[];
  /** Befalls the next calls that change something, the first of them the next. */
  readonly troubles: TossTrouble[];
  /** What the payer does in the window: the payment waits for its confirmation. Answers what the browser brings back. */
  authenticate(orderId: string, amount: number): URLSearchParams;
  /** What the payer does in the window for a card: the key that it is issued with. */
  authorizeCard(customerKey: string): URLSearchParams;
  /** The body of the message that Toss sends of a payment: without a signature. */
  messageOf(orderId: string): string;
  /** A card company takes its confirmation back (virtual accounts). */
  fallBack(orderId: string): void;
  /** The server's clock. */
  advance(milliseconds: number): void;
  stop(): Promise<void>;
}

/**
 * Speaks as Toss Payments' API does (commerce documents of version 2022-11-16): windows of ten minutes, keys of idempotency
 * that belong to the address and not to the body, cancellations with a balance, unsigned messages.
 */
export async function startToss(): Promise<FakeToss> {
  const payments = new Map<string, FakeTossPayment>();
  const authenticatedAt = new Map<string, number>();
  const cards = new Map<string, string>();
  const authKeys = new Map<string, string>();
  const answered = new Map<string, { status: number; body: string }>();
  /** Payments with a card that its company refuses. */
  const refused = new Set<string>();
  const [calls, troubles]: [string[], TossTrouble[]] = [[], []];
  let ahead = 0;
  const now = () => Date.now() + ahead;

  const refuse = (status: number, code: string, message = code) => ({
    status,
    body: JSON.stringify({ code, message }),
  });
  const show = (payment: object) => ({ status: 200, body: JSON.stringify(payment) });
  const open = (orderId: string, amount: number, status: FakeTossPayment["status"]): FakeTossPayment => ({
    paymentKey: `toss_${randomUUID()}`,
    orderId,
    status,
    totalAmount: amount,
    balanceAmount: amount,
    currency: "KRW",
    secret: `ps_${randomUUID()}`,
    receipt: null,
    cancels: null,
  });
  const pay = (payment: FakeTossPayment) => {
    payment.status = "DONE";
    payment.receipt = { url: `https://receipt.example.com/${payment.paymentKey}` };
    return show(payment);
  };
  const expire = (payment: FakeTossPayment) => {
    const since = authenticatedAt.get(payment.orderId);
    if (payment.status === "IN_PROGRESS" && since !== undefined && now() - since > CONFIRM_WITHIN_MS)
      payment.status = "EXPIRED";
  };

  const change = (path: string, body: Record<string, unknown>) => {
    if (path === "/v1/payments/confirm") {
      const payment = [...payments.values()].find(({ paymentKey }) => paymentKey === body.paymentKey);
      if (payment === undefined) return refuse(404, "NOT_FOUND_PAYMENT", "존재하지 않는 결제 정보 입니다.");
      expire(payment);
      if (payment.status === "DONE") return refuse(400, "ALREADY_PROCESSED_PAYMENT", "이미 처리된 결제 입니다.");
      if (payment.status !== "IN_PROGRESS")
        return refuse(404, "NOT_FOUND_PAYMENT_SESSION", "결제 시간이 만료되었습니다.");
      if (payment.orderId !== body.orderId || payment.totalAmount !== body.amount)
        return refuse(400, "INVALID_REQUEST", "잘못된 요청입니다.");
      if (refused.has(payment.orderId)) {
        payment.status = "ABORTED";
        return refuse(403, "REJECT_CARD_COMPANY", "결제 승인이 거절되었습니다");
      }
      return pay(payment);
    }
    if (path === "/v1/billing/authorizations/issue") {
      const customerKey = authKeys.get(String(body.authKey));
      if (customerKey === undefined || customerKey !== body.customerKey)
        return refuse(400, "INVALID_AUTHORIZE_AUTH", "유효하지 않은 인증 방식입니다.");
      authKeys.delete(String(body.authKey));
      const billingKey = `billing_${randomUUID()}`;
      cards.set(billingKey, customerKey);
      return show({ billingKey, customerKey, cardCompany: "현대", cardNumber: "43301234****4242" });
    }
    const [, billed] = /^\/v1\/billing\/(.+)$/.exec(path) ?? [];
    if (billed !== undefined) {
      if (cards.get(decodeURIComponent(billed)) !== body.customerKey)
        return refuse(403, "NOT_MATCHES_CUSTOMER_KEY", "빌링 인증 고객키와 결제 요청 고객키가 일치하지 않습니다.");
      const orderId = String(body.orderId);
      if (payments.has(orderId))
        return refuse(400, "DUPLICATED_ORDER_ID", "이미 승인 및 취소가 진행된 중복된 주문번호 입니다.");
      const payment = open(orderId, Number(body.amount), "IN_PROGRESS");
      payments.set(orderId, payment);
      return pay(payment);
    }
    const [, canceled] = /^\/v1\/payments\/(.+)\/cancel$/.exec(path) ?? [];
    if (canceled !== undefined) {
      const payment = [...payments.values()].find(({ paymentKey }) => paymentKey === decodeURIComponent(canceled));
      if (payment === undefined) return refuse(404, "NOT_FOUND_PAYMENT");
      const amount = Number(body.cancelAmount ?? payment.balanceAmount);
      if (payment.status === "CANCELED") return refuse(400, "ALREADY_CANCELED_PAYMENT", "이미 취소된 결제 입니다.");
      if (amount > payment.balanceAmount) return refuse(403, "NOT_CANCELABLE_AMOUNT", "취소 할 수 없는 금액 입니다.");
      payment.balanceAmount -= amount;
      payment.status = payment.balanceAmount === 0 ? "CANCELED" : "PARTIAL_CANCELED";
      const cancel = { cancelReason: String(body.cancelReason), cancelAmount: amount, transactionKey: randomUUID() };
      payment.cancels = [...(payment.cancels ?? []), cancel];
      return show(payment);
    }
    return refuse(404, "NOT_FOUND");
  };
  const read = (url: URL) => {
    const [, byOrder] = /^\/v1\/payments\/orders\/(.+)$/.exec(url.pathname) ?? [];
    const [, byKey] = /^\/v1\/payments\/([^/]+)$/.exec(url.pathname) ?? [];
    if (url.pathname === "/v1/transactions")
      return show(
        [...payments.values()]
          .filter(({ status }) => status === "DONE" || status === "PARTIAL_CANCELED" || status === "CANCELED")
          .map(({ orderId, paymentKey, totalAmount }) => ({
            transactionKey: `of ${paymentKey}`,
            orderId,
            paymentKey,
            amount: totalAmount,
            status: "DONE",
          })),
      );
    const payment =
      payments.get(byOrder ?? "") ?? [...payments.values()].find(({ paymentKey }) => paymentKey === byKey);
    if (payment === undefined) return refuse(404, "NOT_FOUND_PAYMENT", "존재하지 않는 결제 정보 입니다.");
    expire(payment);
    return show(payment);
  };

  const authenticate = (orderId: string, amount: number) => {
    const payment = open(orderId, amount, "IN_PROGRESS");
    payments.set(orderId, payment);
    authenticatedAt.set(orderId, now());
    return new URLSearchParams({ paymentKey: payment.paymentKey, orderId, amount: String(amount) });
  };
  const authorizeCard = (customerKey: string) => {
    const authKey = `auth_${randomUUID()}`;
    authKeys.set(authKey, customerKey);
    return new URLSearchParams({ customerKey, authKey });
  };
  /** The window of a payment or a card; the number is posted to it. Answers where the browser goes on; else the page. */
  const visit = (call: URLSearchParams, card: string | undefined): URL | string => {
    const amount = Number(call.get("amount"));
    const [orderId, customerKey] = [call.get("orderId"), call.get("customerKey") ?? ""];
    if (card !== undefined) {
      if (orderId !== null && card === REFUSED_CARD) refused.add(orderId);
      const brought = orderId === null ? authorizeCard(customerKey) : authenticate(orderId, amount);
      return addTo(call.get("successUrl") ?? "", brought);
    }
    const canceled = { code: "PAY_PROCESS_CANCELED", message: "사용자에 의해 결제가 취소되었습니다." };
    const cancelUrl = addTo(call.get("failUrl") ?? "", new URLSearchParams(canceled)).href;
    const title = orderId === null ? "카드 등록" : `${call.get("orderName")} ${amount.toLocaleString("ko-KR")}원`;
    return writeCardPage({ provider: "Toss Payments", title, button: "다음", cancelUrl });
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://fake");
    calls.push(`${request.method} ${url.pathname}`);
    if (url.pathname === "/v2/standard")
      return response.writeHead(200, { "content-type": "text/javascript" }).end(SCRIPT);
    if (url.pathname === "/window") {
      const card = request.method === "POST" ? readCardNumber(await readBody(request)) : undefined;
      const answer = visit(url.searchParams, card);
      return typeof answer === "string"
        ? response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer)
        : response.writeHead(303, { location: answer.href }).end();
    }
    const send = ({ status, body }: { status: number; body: string }) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    const key = Buffer.from(`${TOSS_SECRET}:`).toString("base64");
    if (request.headers.authorization !== `Basic ${key}`) return send(refuse(401, "UNAUTHORIZED_KEY"));
    if (request.method === "GET") return send(read(url));
    const body = JSON.parse(await readBody(request)) as Record<string, unknown>;
    const trouble = troubles.shift();
    if (trouble && "dead" in trouble) return void request.socket.destroy();
    if (trouble && "status" in trouble) return send(refuse(trouble.status, trouble.code, trouble.message));
    // The scope of a key is the address, not the body.
    const scope = `${request.headers["idempotency-key"]} ${url.pathname}`;
    const before = request.headers["idempotency-key"] === undefined ? undefined : answered.get(scope);
    const answer = before ?? change(url.pathname, body);
    if (request.headers["idempotency-key"] !== undefined) answered.set(scope, answer);
    if (trouble && "silent" in trouble) return void request.socket.destroy();
    return send(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    payments,
    calls,
    troubles,
    authenticate,
    authorizeCard,
    messageOf: (orderId) => {
      const payment = payments.get(orderId);
      const data = { paymentKey: payment?.paymentKey, orderId, status: payment?.status };
      return JSON.stringify({ eventType: "PAYMENT_STATUS_CHANGED", createdAt: new Date(now()).toISOString(), data });
    },
    fallBack: (orderId) => {
      const payment = payments.get(orderId);
      if (payment) payment.status = "WAITING_FOR_DEPOSIT";
    },
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

function addTo(address: string, values: URLSearchParams): URL {
  const url = new URL(address);
  for (const [name, value] of values) url.searchParams.set(name, value);
  return url;
}
