import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DatabaseHandle, openServerDatabase } from "../../platform/database/open-database.ts";
import {
  creditPacks,
  findings,
  memberships,
  outbox,
  paymentMethods,
  payments,
  planVersions,
  providerEvents,
  purchases,
  refunds,
} from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { openTestDatabase } from "../../testkit/open-test-database.ts";
import { findPostgres, type Postgres, startPostgres } from "../../testkit/start-postgres.ts";
import { type FakeStripe, STRIPE_HOOK_SECRET, STRIPE_SECRET, startStripe } from "../../testkit/start-stripe.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { type FakeToss, startToss, TOSS_SECRET } from "../../testkit/start-toss.ts";
import { checkLedger } from "../credits/check-ledger.ts";
import { advancePlans } from "../memberships/advance-plans.ts";
import { tellMoneyNews } from "../memberships/tell-money-news.ts";
import { lookUpPayments } from "./look-up-payments.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { sendRefunds } from "./send-refunds.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const BUY = "mutation ($input: PurchaseCreditInput!) { purchaseCredit(input: $input) { purchaseId } }";
const CHANGE = "mutation ($input: ChangePlanInput!) { changePlan(input: $input) { purchaseId } }";
const START = "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { id state pageUrl failure } }";
const CANCEL = "mutation ($input: PurchaseInput!) { cancelPurchase(input: $input) { success } }";
const SAVE_CARD = "mutation ($input: SaveCardInput!) { saveCard(input: $input) { url } }";
const REMOVE_CARD = "mutation ($input: PlanOfInput!) { removeCard(input: $input) { success } }";
const REFUND = "mutation ($input: RefundPurchaseInput!) { refundPurchase(input: $input) { id } }";
const BALANCE = "{ creditBalance(input: {}) { available } }";
const MEMBERSHIP = `{ membership(input: {}) { state renewal periodEnd canSaveCard card { label expiresAt isTest }
  pastDue { purchaseId nextTryAt } } }`;
const PURCHASE =
  "query ($input: PurchaseInput!) { purchase(input: $input) { state isPractice providers payment { state isTest receiptUrl } } }";

const programs = findPostgres();
const DATABASES = ["embedded", ...(programs === undefined ? [] : ["PostgreSQL"])];

describe.each(DATABASES)("on the %s database", (kind) => {
  let postgres: Postgres | undefined;
  let server: TestServer;
  let toss: FakeToss;
  let stripe: FakeStripe;
  let boss: Client;
  let packId: string;
  beforeAll(async () => {
    [toss, stripe] = [await startToss(), await startStripe()];
    let database: DatabaseHandle = await openTestDatabase();
    if (kind === "PostgreSQL") {
      await database.close();
      postgres = await startPostgres(programs ?? "", { isMigrated: true });
      database = await openServerDatabase(postgres.connectionString);
    }
    server = await startTestServer({
      database,
      configuration: {
        credits: "on",
        publicUrl: new URL("http://pcb.example.com"),
        administrators: new Set(["boss@example.com"]),
        payments: {
          accounts: new Map(),
          isPractice: false,
          toss: {
            clientKey: "test_ck_of_a_test",
            secretKey: TOSS_SECRET,
            apiUrl: toss.url,
            scriptUrl: new URL("/v2/standard", toss.url),
          },
          stripe: { secretKey: STRIPE_SECRET, webhookSecret: STRIPE_HOOK_SECRET, apiUrl: stripe.url },
        },
      },
    });
    boss = await server.signedIn("boss@example.com");
    const { db, now } = server.application;
    const offer = { isSample: false, publishedAt: now() };
    const [pack] = await db
      .insert(creditPacks)
      .values({ credits: 50, priceKrw: 6000n, priceUsd: 500n, ...offer })
      .returning();
    packId = pack?.id ?? "";
    const plan = { planId: "PRO", version: 2, creditsAMonth: 200, projectLimit: 500 };
    await db.insert(planVersions).values({ ...plan, priceKrw: 19_000n, priceUsd: 1500n, ...offer });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([toss.stop(), stripe.stop()]);
    await postgres?.stop();
  });

  const available = async (client: Client) => (await client.get(BALANCE, {})).creditBalance.available as number;
  const buy = async (client: Client, currency: "KRW" | "USD"): Promise<string> =>
    (await client.get(BUY, { key: randomUUID(), packId, currency })).purchaseCredit.purchaseId;
  const start = async (client: Client, purchaseId: string, provider: "TOSS" | "STRIPE") =>
    (await client.get(START, { purchaseId, provider })).startPayment;
  const stateOf = async (id: string) => {
    const { db } = server.application;
    const [payment] = await db.select().from(payments).where(eq(payments.id, id));
    const [purchase] = await db
      .select()
      .from(purchases)
      .where(eq(purchases.id, payment?.purchaseId ?? ""));
    return `${payment?.state} ${purchase?.state}`;
  };
  /** The browser comes back, without a session: a bank may have opened another. */
  const comeBack = (path: string, search: URLSearchParams | string = "") =>
    server.visitor().fetch(`${path}${search === "" ? "" : `?${search}`}`, { redirect: "manual" });
  const pathOf = (url: string) => url.replace("http://pcb.example.com", "");
  const sessionOf = (pageUrl: string) => pageUrl.split("/").at(-1) ?? "";
  const hook = (provider: "toss" | "stripe", body: string, headers: Record<string, string> = {}) =>
    server.visitor().fetch(`/hooks/${provider}`, { method: "POST", body, headers });

  test("Toss: what the payer authenticated is confirmed at once, and leads to the page of the purchase", async () => {
    const client = await server.signedIn();
    const purchaseId = await buy(client, "KRW");
    const { id, state, pageUrl } = await start(client, purchaseId, "TOSS");
    expect([state, pathOf(pageUrl)]).toEqual(["PENDING", `/pay/toss/${id}`]);
    const window = await comeBack(pathOf(pageUrl));
    expect(window.headers.get("content-security-policy")).toContain(`script-src 'self' ${toss.url.origin};`);
    expect(await window.text()).toContain(`"orderId":"${id}","amount":"6000"`);
    const back = await comeBack("/pay/return/toss", toss.authenticate(id, 6000));
    expect([back.status, back.headers.get("location")]).toEqual([
      303,
      `/mypage/membership/purchase/detail/${purchaseId}`,
    ]);
    const { purchase } = await client.get(PURCHASE, { id: purchaseId });
    expect(purchase).toMatchObject({ state: "PAID", payment: { state: "SUCCEEDED", isTest: true } });
    expect(purchase.payment.receiptUrl).toMatch(/^https:\/\/receipt\.example\.com\//);
    expect(await available(client)).toBe(80);
    // The browser's address again, and the message that follows it.
    await comeBack("/pay/return/toss", new URLSearchParams({ orderId: id, paymentKey: "x", amount: "6000" }));
    expect((await hook("toss", toss.messageOf(id))).status).toBe(200);
    expect(await available(client)).toBe(80);
  });

  test("Toss: another amount than owed is not confirmed, and is a finding", async () => {
    const client = await server.signedIn();
    const { id } = await start(client, await buy(client, "KRW"), "TOSS");
    await comeBack("/pay/return/toss", toss.authenticate(id, 60));
    expect(await stateOf(id)).toBe("FAILED OPEN");
    expect(toss.payments.get(id)?.status).toBe("IN_PROGRESS");
    expect(await server.application.db.$count(findings, eq(findings.paymentId, id))).toBe(1);
  });

  test("Toss: an answer that is lost leaves the payment unknown, and the look-up finds the one charge", async () => {
    const client = await server.signedIn();
    const purchaseId = await buy(client, "KRW");
    const { id } = await start(client, purchaseId, "TOSS");
    toss.troubles.push({ silent: true });
    await comeBack("/pay/return/toss", toss.authenticate(id, 6000));
    expect(await stateOf(id)).toBe("UNKNOWN OPEN");
    for (const [query, input] of [
      [START, { purchaseId, provider: "STRIPE" }],
      [CANCEL, { id: purchaseId }],
    ] as const)
      expect((await client.refusal(query, input)).extensions).toMatchObject({ reason: "PAYMENT_UNDECIDED" });
    server.advance(6000);
    await lookUpPayments(server.application);
    expect(await stateOf(id)).toBe("SUCCEEDED PAID");
    expect(await available(client)).toBe(80);
  });

  test("Toss: a confirmation that did not arrive charges nothing, and fails once its ten minutes are over", async () => {
    const client = await server.signedIn();
    const { id } = await start(client, await buy(client, "KRW"), "TOSS");
    toss.troubles.push({ dead: true });
    await comeBack("/pay/return/toss", toss.authenticate(id, 6000));
    for (const minutes of [1, 5]) {
      server.advance(minutes * MINUTE);
      await lookUpPayments(server.application);
      expect(await stateOf(id)).toBe("UNKNOWN OPEN");
    }
    toss.advance(11 * MINUTE);
    server.advance(11 * MINUTE);
    await lookUpPayments(server.application);
    expect(await stateOf(id)).toBe("FAILED OPEN");
    expect(await available(client)).toBe(30);
  });

  test("a refusal is told in the provider's words, and a payer who turns back can start again", async () => {
    const client = await server.signedIn();
    const purchaseId = await buy(client, "KRW");
    const { id } = await start(client, purchaseId, "TOSS");
    toss.troubles.push({ status: 403, code: "REJECT_CARD_PAYMENT", message: "한도초과 혹은 잔액부족" });
    await comeBack("/pay/return/toss", toss.authenticate(id, 6000));
    const [refused] = await server.application.db.select().from(payments).where(eq(payments.id, id));
    expect(refused).toMatchObject({
      state: "FAILED",
      failure: { code: "REJECT_CARD_PAYMENT", words: "한도초과 혹은 잔액부족" },
    });
    const again = await start(client, purchaseId, "TOSS");
    await comeBack("/pay/return/toss", `code=PAY_PROCESS_CANCELED&message=canceled&orderId=${again.id}`);
    expect(await stateOf(again.id)).toBe("FAILED OPEN");
    const paid = await start(client, purchaseId, "TOSS");
    await comeBack("/pay/return/toss", toss.authenticate(paid.id, 6000));
    expect(await stateOf(paid.id)).toBe("SUCCEEDED PAID");
  });

  test("Stripe: the page is paid, and the message counts though the browser never comes back", async () => {
    const client = await server.signedIn();
    const purchaseId = await buy(client, "USD");
    const { id, pageUrl } = await start(client, purchaseId, "STRIPE");
    const session = sessionOf(pageUrl);
    expect(stripe.sessions.get(session)).toMatchObject({ amount_total: 500, currency: "usd", client_reference_id: id });
    stripe.payOn(session);
    const at = server.application.now();
    const { body, signature } = stripe.messageOf("checkout.session.completed", stripe.sessions.get(session) ?? {}, at);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => hook("stripe", body, { "stripe-signature": signature })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stateOf(id)).toBe("SUCCEEDED PAID");
    expect(await available(client)).toBe(80);
    expect(await server.application.db.$count(providerEvents, eq(providerEvents.provider, "stripe"))).toBe(1);
  });

  test("forged, changed, old and large messages are refused, and change nothing", async () => {
    const client = await server.signedIn();
    const { id, pageUrl } = await start(client, await buy(client, "USD"), "STRIPE");
    const session = stripe.sessions.get(sessionOf(pageUrl)) ?? {};
    const at = server.application.now();
    const { body, signature } = stripe.messageOf("checkout.session.completed", session, at);
    const old = stripe.messageOf("checkout.session.completed", session, new Date(at.getTime() - 301_000));
    const signed = (header: string) => ({ "stripe-signature": header });
    const statuses = await Promise.all([
      hook("stripe", body),
      hook("stripe", body, signed("t=1,v1=00")),
      hook("stripe", body.replace("completed", "Completed"), signed(signature)),
      hook("stripe", old.body, signed(old.signature)),
      hook("stripe", "x".repeat(257 * 1024), signed(signature)),
      hook("toss", "{}"),
      hook("toss", "not JSON"),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 413, 400, 400]);
    // A right signature, and nothing was paid: the message alone is not believed.
    expect((await hook("stripe", body, signed(signature))).status).toBe(200);
    expect(await stateOf(id)).toBe("PENDING OPEN");
    const forged = JSON.stringify({ eventType: "PAYMENT_STATUS_CHANGED", data: { orderId: id, status: "DONE" } });
    expect((await hook("toss", forged)).status).toBe(200);
    expect(await stateOf(id)).toBe("PENDING OPEN");
  });

  test("messages in every order have one effect", async () => {
    const orders = permutations([0, 1, 2, 3]);
    expect(orders).toHaveLength(24);
    const client = await server.signedIn();
    const before = await available(client);
    for (const order of orders) {
      const { id, pageUrl } = await start(client, await buy(client, "USD"), "STRIPE");
      const session = stripe.sessions.get(sessionOf(pageUrl)) ?? {};
      stripe.payOn(sessionOf(pageUrl));
      const at = server.application.now();
      const sent = [
        "checkout.session.completed",
        "payment_intent.succeeded",
        "checkout.session.expired",
        "charge.updated",
      ];
      const messages = sent.map((type) => stripe.messageOf(type, session, at));
      for (const index of order) {
        const { body = "", signature = "" } = messages[index] ?? {};
        await hook("stripe", body, { "stripe-signature": signature, "x-forwarded-for": id });
      }
      expect(await stateOf(id)).toBe("SUCCEEDED PAID");
      server.advance(2 * MINUTE);
    }
    expect(await available(client)).toBe(before + 24 * 50);
  });

  test("of two tabs that both pay, one counts, and the other's money is returned by the provider", async () => {
    const client = await server.signedIn();
    const purchaseId = await buy(client, "KRW");
    const [first, second] = [await start(client, purchaseId, "TOSS"), await start(client, purchaseId, "TOSS")];
    const [one, two] = [toss.authenticate(first.id, 6000), toss.authenticate(second.id, 6000)];
    await Promise.all([comeBack("/pay/return/toss", one), comeBack("/pay/return/toss", two)]);
    expect(await available(client)).toBe(80);
    for (let time = 0; time < 3; time++) await sendRefunds(server.application);
    const both = [first.id, second.id];
    const states = await server.application.db.select().from(payments).where(inArray(payments.id, both));
    expect(states.map(({ state, isSurplus }) => `${state} ${isSurplus}`).sort()).toEqual([
      "REFUNDED true",
      "SUCCEEDED false",
    ]);
    expect(both.map((id) => toss.payments.get(id)?.status).sort()).toEqual(["CANCELED", "DONE"]);
  });

  test.each(["TOSS", "STRIPE"] as const)(
    "%s: a refund whose answer is lost is sent again and counts once",
    async (provider) => {
      const client = await server.signedIn();
      const purchaseId = await buy(client, provider === "TOSS" ? "KRW" : "USD");
      const { id, pageUrl } = await start(client, purchaseId, provider);
      if (provider === "TOSS") await comeBack("/pay/return/toss", toss.authenticate(id, 6000));
      else await comeBack(pathOf(stripe.payOn(sessionOf(pageUrl))));
      expect(await stateOf(id)).toBe("SUCCEEDED PAID");
      await boss.get(REFUND, { key: randomUUID(), purchaseId, reason: "asked" });
      const PENDING = "query ($input: PurchaseInput!) { purchase(input: $input) { pendingRefund { amount } } }";
      const pending = async () => (await client.get(PENDING, { id: purchaseId })).purchase.pendingRefund;
      expect(await pending()).not.toBeNull();
      expect(await available(client)).toBe(30);
      (provider === "TOSS" ? toss : stripe).troubles.push({ silent: true });
      for (let time = 0; time < 3; time++) await sendRefunds(server.application);
      expect(await stateOf(id)).toBe("REFUNDED REFUNDED");
      expect(await pending()).toBeNull();
      if (provider === "TOSS") expect(toss.payments.get(id)).toMatchObject({ balanceAmount: 0, cancels: [{}] });
      else expect([...stripe.refunds.values()].filter(({ amount }) => amount === 500)).toHaveLength(1);
      await tellMoneyNews(server.application);
      const email = (await client.get("{ profile { email } }")).profile.email;
      const mails = await server.application.db.select().from(outbox).where(eq(outbox.recipient, email));
      expect(mails.map((mail) => mail.kind)).toEqual(expect.arrayContaining(["PAYMENT_RECEIVED", "REFUND_SENT"]));
    },
  );

  test.each(["KRW", "USD"] as const)(
    "a card that is saved in %s renews the plan, and is not charged once it is removed",
    async (currency) => {
      const email = `renews-in-${currency.toLowerCase()}@example.com`;
      const client = await server.signedIn(email);
      /** Sets the clock, which ends sessions. */
      const moveTo = async (at: number) => {
        server.advance(at - server.application.now().getTime());
        await client.signIn(email, PASSWORD);
      };
      const [version] = await server.application.db.select().from(planVersions).where(eq(planVersions.version, 2));
      const key = randomUUID();
      const purchaseId = (await client.get(CHANGE, { key, planVersionId: version?.id, currency })).changePlan
        .purchaseId;
      const provider = currency === "KRW" ? "TOSS" : "STRIPE";
      const { id, pageUrl } = await start(client, purchaseId, provider);
      if (provider === "TOSS") await comeBack("/pay/return/toss", toss.authenticate(id, 19_000));
      else await comeBack(pathOf(stripe.payOn(sessionOf(pageUrl))));
      const manual = (await client.get(MEMBERSHIP, {})).membership;
      expect(manual).toMatchObject({ state: "ACTIVE", renewal: "MANUAL", card: null, canSaveCard: true });

      const { url } = (await client.get(SAVE_CARD, { currency })).saveCard;
      const setup = new URL(url).searchParams.get("setup") ?? "";
      if (provider === "TOSS") {
        const page = await (await comeBack(pathOf(url))).text();
        const customerKey = /"customerKey":"([^"]+)"/.exec(page)?.[1] ?? "";
        // Of another customer: Toss refuses it.
        const foreign = toss.authorizeCard(randomUUID());
        const refused = await comeBack(`/pay/return/toss/card?setup=${encodeURIComponent(setup)}&${foreign}`);
        expect(refused.headers.get("location")).toBe("/mypage/membership/plan/?card=failed");
        await comeBack(`/pay/return/toss/card?setup=${encodeURIComponent(setup)}&${toss.authorizeCard(customerKey)}`);
      } else {
        const forged = await comeBack("/pay/return/stripe/card?setup=forged&session=cs_test_1");
        expect(forged.headers.get("location")).toBe("/mypage/membership/plan/?card=failed");
        await comeBack(pathOf(stripe.saveCardOn(sessionOf(url))));
      }
      const label = provider === "TOSS" ? "현대 •• 4242" : "Visa •• 4242, 12/30";
      const saved = (await client.get(MEMBERSHIP, {})).membership;
      const expiresAt = provider === "TOSS" ? null : "2031-01-01T00:00:00.000Z";
      expect(saved).toMatchObject({ renewal: "AUTO", card: { label, expiresAt, isTest: true } });

      // Refused on its day, charged on the next.
      await moveTo(Date.parse(saved.periodEnd));
      if (provider === "TOSS")
        toss.troubles.push({ status: 400, code: "REJECT_CARD_PAYMENT", message: "한도초과 혹은 잔액부족" });
      else stripe.troubles.push({ decline: "insufficient_funds" });
      await advancePlans(server.application);
      const due = (await client.get(MEMBERSHIP, {})).membership;
      expect(due).toMatchObject({ state: "PAST_DUE", pastDue: { purchaseId: expect.any(String) } });
      await moveTo(Date.parse(saved.periodEnd) + DAY);
      await Promise.all([advancePlans(server.application), advancePlans(server.application)]);
      const renewed = (await client.get(MEMBERSHIP, {})).membership;
      expect(renewed).toMatchObject({ state: "ACTIVE", renewal: "AUTO" });
      const charged =
        provider === "TOSS"
          ? [...toss.payments.values()].filter(({ totalAmount, status }) => totalAmount === 19_000 && status === "DONE")
          : [...stripe.intents.values()].filter(({ amount, status }) => amount === 1500 && status === "succeeded");
      expect(charged).toHaveLength(2);

      // An answer that is lost: the charge is found by its id.
      await moveTo(Date.parse(renewed.periodEnd));
      (provider === "TOSS" ? toss : stripe).troubles.push({ silent: true });
      await advancePlans(server.application);
      await moveTo(Date.parse(renewed.periodEnd) + DAY);
      await lookUpPayments(server.application);
      await advancePlans(server.application);
      const third = (await client.get(MEMBERSHIP, {})).membership;
      expect([third.state, Date.parse(third.periodEnd) > server.application.now().getTime()]).toEqual(["ACTIVE", true]);

      await client.get(REMOVE_CARD, {});
      expect((await client.get(MEMBERSHIP, {})).membership).toMatchObject({ renewal: "MANUAL", card: null });
      await moveTo(Date.parse(third.periodEnd));
      await advancePlans(server.application);
      expect((await client.get(MEMBERSHIP, {})).membership.state).toBe("FREE");
      const { db } = server.application;
      const tokens = await db.select().from(paymentMethods);
      expect(tokens.some(({ sealedToken }) => /billing_|pm_/.test(sealedToken))).toBe(false);
      await db.delete(memberships).where(eq(memberships.state, "ENDED"));
    },
  );

  test("the comparison of every night finds money of which nothing is known here, other amounts and missing ones", async () => {
    const client = await server.signedIn();
    const { db } = server.application;
    const { id } = await start(client, await buy(client, "KRW"), "TOSS");
    await comeBack("/pay/return/toss", toss.authenticate(id, 6000));
    const lost = await start(client, await buy(client, "USD"), "STRIPE");
    // Paid, and neither browser nor message came.
    stripe.payOn(sessionOf(lost.pageUrl));
    const foreign = randomUUID();
    toss.authenticate(foreign, 777);
    const [strange, known] = [toss.payments.get(foreign), toss.payments.get(id)];
    if (strange === undefined || known === undefined) throw new Error("no payments");
    strange.status = "DONE";
    known.totalAmount = 5999;
    server.advance(DAY);
    for (let time = 0; time < 2; time++) await reconcilePayments(server.application);
    expect(await stateOf(lost.id)).toBe("SUCCEEDED PAID");
    const found = await db.select().from(findings);
    const about = (ref: string) =>
      found.filter(({ providerRef, key }) => providerRef === ref && key.startsWith("nightly:"));
    expect(about(strange.paymentKey)).toMatchObject([{ kind: "UNKNOWN_PAYMENT", theirs: "777" }]);
    expect(about(known.paymentKey)).toMatchObject([{ kind: "AMOUNT_DIFFERS", ours: "6000", theirs: "5999" }]);
  });

  test("after all this no refund is open, and the ledger agrees", async () => {
    const { db } = server.application;
    expect(await db.$count(refunds, inArray(refunds.state, ["REQUESTED", "SENT", "UNKNOWN", "FAILED"]))).toBe(0);
    expect(await checkLedger(db)).toEqual([]);
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
