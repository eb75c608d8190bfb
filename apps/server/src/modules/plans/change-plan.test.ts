import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memberships, payments, planVersions } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam } from "../../testkit/team-operations.ts";

const PLANS = `query ($input: PlanListInput!) { planList(input: $input) { nodes {
  planVersionId name canBuy canBuyIn notForSale } } }`;
const CHANGE = "mutation ($input: ChangePlanInput!) { changePlan(input: $input) { purchaseId } }";
const END = "mutation ($input: PlanOfInput!) { endPlan(input: $input) { success } }";
const RESUME = "mutation ($input: PlanOfInput!) { resumePlan(input: $input) { success } }";
const MEMBERSHIP = `query ($input: MembershipInput!) { membership(input: $input) {
  state renewal periodEnd plan { name } next { name } } }`;
const TERMS = `query ($input: MembershipInput!) { membership(input: $input) { periodEnd isNextMonthPaid renewalPurchaseId
  renewalPrice { amount } pastDue { endsAt } card { label }
  consent { by price { amount } plan { planVersionId version } } } }`;
const ACCEPT = "mutation ($input: AcceptPlanPriceInput!) { acceptPlanPrice(input: $input) { success } }";
const BALANCE = "query ($input: CreditBalanceInput!) { creditBalance(input: $input) { available } }";
const PURCHASE = `query ($input: PurchaseInput!) { purchase(input: $input) {
  state providers isPractice total { amount currency } lines { kind amount { amount } }
  payment { id state isTest transfer { account depositorCode } } } }`;
const START =
  "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { id state transfer { depositorCode } } }";
const CANCEL = "mutation ($input: PurchaseInput!) { cancelPurchase(input: $input) { success } }";
const CONFIRM = "mutation ($input: ConfirmTransferInput!) { confirmTransfer(input: $input) { isPaid } }";
const PACKS = "{ creditPackList { nodes { id credits canBuyIn } } }";
const BUY = "mutation ($input: PurchaseCreditInput!) { purchaseCredit(input: $input) { purchaseId } }";

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  // As a start on the own machine: transfers are practised.
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
  boss = await server.signedIn("boss@example.com");
});
afterAll(() => server.stop());

const planId = async (client: Client, name: string, input = {}): Promise<string> => {
  const { nodes } = (await client.get(PLANS, input)).planList;
  return nodes.find((plan: { name: string }) => plan.name === name).planVersionId;
};
const wish = (planVersionId: string, more = {}) => ({ key: randomUUID(), planVersionId, currency: "KRW", ...more });
const readPurchase = async (client: Client, id: string) => (await client.get(PURCHASE, { id })).purchase;

/** Pays by transfer, and the administrator confirms what came. */
async function pay(client: Client, purchaseId: string, amount?: string): Promise<boolean> {
  const { startPayment } = await client.get(START, { purchaseId, provider: "TRANSFER" });
  const { total } = await readPurchase(client, purchaseId);
  const seen = { amount: amount ?? total.amount, receivedAt: server.application.now().toISOString(), depositor: "Kim" };
  return (await boss.get(CONFIRM, { paymentId: startPayment.id, ...seen })).confirmTransfer.isPaid;
}

test("an upgrade is paid by transfer and begins once a person has confirmed it, with its credits", async () => {
  const client = await server.signedIn();
  const planVersionId = await planId(client, "PRO");
  const key = randomUUID();
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => client.get(CHANGE, { key, planVersionId, currency: "KRW" })),
  );
  const ids = new Set(asked.map(({ changePlan }) => changePlan.purchaseId));
  expect(ids.size).toBe(1);
  const [id = ""] = ids as Set<string>;
  // Another tab has another key and finds the same purchase.
  expect((await client.get(CHANGE, wish(planVersionId))).changePlan.purchaseId).toBe(id);
  expect(await readPurchase(client, id)).toMatchObject({
    state: "OPEN",
    providers: ["TRANSFER"],
    isPractice: true,
    total: { amount: "19000", currency: "KRW" },
    payment: null,
  });
  expect((await client.get(MEMBERSHIP, {})).membership.plan.name).toBe("FREE");
  const [first, second] = await Promise.all([
    client.get(START, { purchaseId: id, provider: "TRANSFER" }),
    client.get(START, { purchaseId: id, provider: "TRANSFER" }),
  ]);
  expect(second.startPayment.transfer.depositorCode).toBe(first.startPayment.transfer.depositorCode);
  expect(first.startPayment.transfer.depositorCode).toMatch(/^[A-HJ-NP-RT-Y]{6}$/);
  expect(await pay(client, id)).toBe(true);
  expect(await readPurchase(client, id)).toMatchObject({
    state: "PAID",
    payment: { state: "SUCCEEDED", isTest: true },
  });
  expect((await client.get(MEMBERSHIP, {})).membership).toMatchObject({
    state: "ACTIVE",
    renewal: "MANUAL",
    plan: { name: "PRO" },
  });
  // The free month's credits stay until they expire.
  expect((await client.get(BALANCE, {})).creditBalance.available).toBe(230);
});

test("another amount than awaited pays nothing and is a finding; the right one pays afterwards", async () => {
  const client = await server.signedIn();
  const id = (await client.get(CHANGE, wish(await planId(client, "PRO")))).changePlan.purchaseId;
  expect(await pay(client, id, "18999")).toBe(false);
  expect(await readPurchase(client, id)).toMatchObject({ state: "OPEN" });
  expect((await client.get(MEMBERSHIP, {})).membership.state).toBe("FREE");
  expect(await pay(client, id)).toBe(true);
});

test("a paid plan ends at the end of its period, and two calls end and resume it", async () => {
  const client = await server.signedIn();
  expect((await client.refusal(END, {})).extensions).toMatchObject({ code: 409, reason: "NO_PAID_PLAN" });
  await pay(client, (await client.get(CHANGE, wish(await planId(client, "PRO")))).changePlan.purchaseId);
  await client.get(END, {});
  expect((await client.get(MEMBERSHIP, {})).membership).toMatchObject({ state: "ACTIVE", renewal: "NONE" });
  await client.get(RESUME, {});
  expect((await client.get(MEMBERSHIP, {})).membership).toMatchObject({ state: "ACTIVE", renewal: "MANUAL" });
  // The free plan follows; nothing is owed for it.
  const free = wish(await planId(client, "FREE"));
  expect((await client.get(CHANGE, free)).changePlan.purchaseId).toBeNull();
  expect((await client.get(MEMBERSHIP, {})).membership).toMatchObject({ state: "ACTIVE", renewal: "NONE" });
});

test("a payment that fails or is given up leaves the plan as it is", async () => {
  const client = await server.signedIn();
  const id = (await client.get(CHANGE, wish(await planId(client, "PRO")))).changePlan.purchaseId;
  await client.get(START, { purchaseId: id, provider: "TRANSFER" });
  const { db } = server.application;
  await client.get(CANCEL, { id });
  expect(await readPurchase(client, id)).toMatchObject({ state: "VOID", payment: { state: "EXPIRED" } });
  expect((await client.get(MEMBERSHIP, {})).membership.plan.name).toBe("FREE");
  const refused = await client.refusal(START, { purchaseId: id, provider: "TRANSFER" });
  expect(refused.extensions).toMatchObject({ code: 409, reason: "PURCHASE_CANCELED" });
  // While the outcome of an attempt is open, no other begins, and the purchase cannot be given up.
  const other = (await client.get(CHANGE, wish(await planId(client, "PRO")))).changePlan.purchaseId;
  await client.get(START, { purchaseId: other, provider: "TRANSFER" });
  await db.update(payments).set({ state: "UNKNOWN" }).where(eq(payments.purchaseId, other));
  for (const [query, input] of [
    [START, { purchaseId: other, provider: "TRANSFER" }],
    [CANCEL, { id: other }],
  ] as const)
    expect((await client.refusal(query, input)).extensions).toMatchObject({ code: 409, reason: "PAYMENT_UNDECIDED" });
});

test("after an upgrade within the period only the difference is owed, and plans without a price here are refused", async () => {
  const client = await server.signedIn();
  await pay(client, (await client.get(CHANGE, wish(await planId(client, "PRO")))).changePlan.purchaseId);
  const { userId } = (await client.get("{ profile { userId } }")).profile;
  const [membership] = await server.application.db.select().from(memberships).where(eq(memberships.ownerId, userId));
  expect(membership).toMatchObject({ currency: "KRW", consents: [{ price: "19000", currency: "KRW" }] });
  const own = await client.refusal(CHANGE, wish(await planId(client, "PRO")));
  expect(own.extensions).toMatchObject({ code: 409, reason: "NOT_FOR_SALE" });
  expect((await client.refusal(CHANGE, wish(randomUUID()))).extensions.code).toBe(404);
  // A plan for teams is no account's.
  const { teamId } = await insertTeam(server, { "boss@example.com": "OWNER" });
  expect((await client.refusal(CHANGE, wish(await planId(boss, "TEAM", { teamId })))).extensions.code).toBe(404);
});

test("the owner alone changes a team's plan, administrators of the team pay, and all members see it", async () => {
  const names = ["owner", "admin", "user", "stranger"].map((name) => `${name}-of-plan@example.com`);
  const [owner, admin, user, stranger] = (await Promise.all(names.map((email) => server.signedIn(email)))) as [
    Client,
    Client,
    Client,
    Client,
  ];
  const [ownerMail = "", adminMail = "", userMail = ""] = names;
  const { teamId } = await insertTeam(server, { [ownerMail]: "OWNER", [adminMail]: "ADMIN", [userMail]: "USER" });
  const planVersionId = await planId(owner, "TEAM", { teamId });
  for (const member of [admin, user])
    expect((await member.refusal(CHANGE, wish(planVersionId, { teamId }))).extensions.code).toBe(1001);
  expect((await stranger.refusal(CHANGE, wish(planVersionId, { teamId }))).extensions.code).toBe(404);
  const id = (await owner.get(CHANGE, wish(planVersionId, { teamId }))).changePlan.purchaseId;
  expect((await readPurchase(user, id)).state).toBe("OPEN");
  expect((await user.refusal(START, { purchaseId: id, provider: "TRANSFER" })).extensions.code).toBe(1001);
  expect((await stranger.refusal(PURCHASE, { id })).extensions.code).toBe(404);
  expect(await pay(admin, id)).toBe(true);
  expect((await user.get(MEMBERSHIP, { teamId })).membership).toMatchObject({
    state: "ACTIVE",
    plan: { name: "TEAM" },
  });
  expect((await user.get(BALANCE, { teamId })).creditBalance.available).toBe(600);
});

test("a pack of credits is bought once however often the form is sent, and its key has to be a UUID", async () => {
  const client = await server.signedIn();
  const [pack] = (await client.get(PACKS, {})).creditPackList.nodes;
  expect(pack).toMatchObject({ credits: 50, canBuyIn: ["KRW", "USD"] });
  const form = { key: randomUUID(), packId: pack.id, currency: "USD" };
  const made = await Promise.all(Array.from({ length: 20 }, () => client.get(BUY, form)));
  const ids = [...new Set(made.map(({ purchaseCredit }) => purchaseCredit.purchaseId))] as string[];
  expect(ids).toHaveLength(1);
  expect(await pay(client, ids[0] ?? "")).toBe(true);
  expect((await client.get(BALANCE, {})).creditBalance.available).toBe(80);
  expect((await client.refusal(BUY, { ...form, key: "again" })).extensions).toMatchObject({ code: 400, field: "key" });
  expect((await client.refusal(BUY, { ...form, packId: randomUUID() })).extensions.code).toBe(404);
});

test("a server without an account or a key sells nothing", async () => {
  const honest = await startTestServer({
    configuration: { credits: "on", payments: { accounts: new Map(), isPractice: false } },
  });
  const client = await honest.signedIn();
  const { nodes } = (await client.get(PLANS, {})).planList;
  expect(nodes).toMatchObject([{ name: "FREE" }, { name: "PRO", canBuy: false, canBuyIn: [], notForSale: "SAMPLE" }]);
  expect((await client.refusal(CHANGE, wish(nodes[1].planVersionId))).extensions).toMatchObject({
    code: 409,
    reason: "NOT_FOR_SALE",
  });
  const [pack] = (await client.get(PACKS, {})).creditPackList.nodes;
  expect(pack.canBuyIn).toEqual([]);
  const form = { key: randomUUID(), packId: pack.id, currency: "KRW" };
  expect((await client.refusal(BUY, form)).extensions).toMatchObject({ code: 409, reason: "NOT_FOR_SALE" });
  await honest.stop();
});

test("a dearer version is shown to its subscribers and accepted at exactly its price", async () => {
  const client = await server.signedIn();
  await pay(client, (await client.get(CHANGE, wish(await planId(client, "PRO")))).changePlan.purchaseId);
  const read = async () => (await client.get(TERMS, {})).membership;
  expect(await read()).toMatchObject({
    consent: null,
    pastDue: null,
    card: null,
    isNextMonthPaid: false,
    renewalPurchaseId: null,
    renewalPrice: { amount: "19000" },
  });
  // Published in time for the next period.
  const publishedAt = new Date(Date.parse((await read()).periodEnd) - 30 * 86_400_000);
  await server.application.db.insert(planVersions).values({
    planId: "PRO",
    version: 2,
    priceKrw: 25_000n,
    creditsAMonth: 200,
    projectLimit: 500,
    isSample: false,
    publishedAt,
  });
  const { consent, periodEnd } = await read();
  expect(consent).toMatchObject({ by: periodEnd, price: { amount: "25000" }, plan: { version: 2 } });
  const { planVersionId } = consent.plan;
  const other = await client.refusal(ACCEPT, { planVersionId, price: "24000", currency: "KRW" });
  expect(other.extensions).toMatchObject({ code: 409, reason: "PRICE_CHANGED" });
  const wrong = await client.refusal(ACCEPT, { planVersionId, price: "x", currency: "KRW" });
  expect(wrong.extensions).toMatchObject({ code: 400, field: "price" });
  await client.get(ACCEPT, { planVersionId, price: "25000", currency: "KRW" });
  expect(await read()).toMatchObject({ consent: null, renewalPrice: { amount: "25000" } });
});
