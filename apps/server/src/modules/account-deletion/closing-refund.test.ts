import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payments, purchases, refunds, teams } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { DELETE_TEAM, insertTeam } from "../../testkit/team-operations.ts";
import { checkLedger } from "../credits/check-ledger.ts";

const OFFER = `query ($input: ClosingRefundInput!) { closingRefund(input: $input) {
  sums { amount currency } credits needsAccount plan } }`;
const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";
const LEAVING = { signUpType: "EMAIL", reason: "no longer needed" };
const PACKS = "{ creditPackList { nodes { id credits } } }";
const BUY = "mutation ($input: PurchaseCreditInput!) { purchaseCredit(input: $input) { purchaseId } }";
const PLANS = "query ($input: PlanListInput!) { planList(input: $input) { nodes { planVersionId name } } }";
const CHANGE = "mutation ($input: ChangePlanInput!) { changePlan(input: $input) { purchaseId } }";
const START = "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { id } }";
const CONFIRM = "mutation ($input: ConfirmTransferInput!) { confirmTransfer(input: $input) { isPaid } }";
const FINISH = "mutation ($input: FinishRefundInput!) { finishRefund(input: $input) { id } }";
const ACCOUNT = "Example Bank 110-123-456789, Kim Mina";

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
  boss = await server.signedIn("boss@example.com");
});
afterAll(async () => {
  expect(await checkLedger(server.application.db)).toEqual([]);
  await server.stop();
});

async function pay(client: Client, purchaseId: string): Promise<void> {
  const { id: paymentId } = (await client.get(START, { purchaseId, provider: "TRANSFER" })).startPayment;
  const [purchase] = await server.application.db.select().from(purchases).where(eq(purchases.id, purchaseId));
  const seen = { receivedAt: server.application.now().toISOString(), depositor: "Kim" };
  await boss.get(CONFIRM, { paymentId, amount: String(purchase?.total), ...seen });
}

async function buyCredits(client: Client, input = {}): Promise<string> {
  const pack = (await client.get(PACKS, {})).creditPackList.nodes.find(
    ({ credits }: { credits: number }) => credits === 50,
  );
  const { purchaseId } = (await client.get(BUY, { key: randomUUID(), packId: pack.id, currency: "KRW", ...input }))
    .purchaseCredit;
  await pay(client, purchaseId);
  return purchaseId;
}

async function buyPlan(client: Client, name: string, input = {}): Promise<string> {
  const { nodes } = (await client.get(PLANS, input)).planList;
  const { planVersionId } = nodes.find((plan: { name: string }) => plan.name === name);
  const { purchaseId } = (await client.get(CHANGE, { key: randomUUID(), planVersionId, currency: "KRW", ...input }))
    .changePlan;
  await pay(client, purchaseId);
  return purchaseId;
}

const refundsOf = (purchaseId: string) =>
  server.application.db
    .select({ state: refunds.state, amount: refunds.amount, sendTo: refunds.sendTo, id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.purchaseId, purchaseId));
const totalOf = async (id: string) =>
  (await server.application.db.select().from(purchases).where(eq(purchases.id, id)))[0]?.total;

test("an account without purchases is offered nothing, and is deleted without a question", async () => {
  const client = await server.signedIn();
  const none = { sums: [], credits: 0, needsAccount: false, plan: null };
  expect((await client.get(OFFER, {})).closingRefund).toEqual(none);
  await client.get(UNREGISTER, { ...LEAVING, refund: true });
});

test("unused credits and a new plan are refunded with the account, to the bank account that is given", async () => {
  const client = await server.signedIn();
  const [credits, plan] = [await buyCredits(client), await buyPlan(client, "PRO")];
  const [ofCredits, ofPlan] = [await totalOf(credits), await totalOf(plan)];
  const sum = String((ofCredits ?? 0n) + (ofPlan ?? 0n));
  expect((await client.get(OFFER, {})).closingRefund).toEqual({
    sums: [{ amount: sum, currency: "KRW" }],
    credits: 50,
    needsAccount: true,
    plan: "PRO",
  });
  // Nothing has happened yet: the session, too, is still there.
  const refused = await client.refusal(UNREGISTER, { ...LEAVING, refund: true, refundAccount: " " });
  expect(refused.extensions).toMatchObject({ code: 400, field: "refundAccount" });
  expect((await client.get(OFFER, {})).closingRefund.credits).toBe(50);

  await client.get(UNREGISTER, { ...LEAVING, refund: true, refundAccount: ACCOUNT });
  const ordered = [...(await refundsOf(credits)), ...(await refundsOf(plan))];
  expect(ordered).toMatchObject([
    { state: "MANUAL", amount: ofCredits, sendTo: ACCOUNT },
    { state: "MANUAL", amount: ofPlan, sendTo: ACCOUNT },
  ]);
  for (const { id } of ordered) await boss.get(FINISH, { refundId: id, reference: "T-1" });
  const sent = [...(await refundsOf(credits)), ...(await refundsOf(plan))];
  expect(sent.map(({ state, sendTo }) => [state, sendTo])).toEqual([
    ["DONE", null],
    ["DONE", null],
  ]);
});

test("who does not want a refund gives up what is left, and nothing is sent", async () => {
  const client = await server.signedIn();
  const id = await buyCredits(client);
  await client.get(UNREGISTER, LEAVING);
  expect(await refundsOf(id)).toEqual([]);
});

test("a team's purchases are refunded with the team, for its owner alone; a second deletion sends nothing more", async () => {
  const emails = ["co@example.com", "ca@example.com", "cs@example.com"];
  const people: Client[] = [];
  for (const email of emails) people.push(await server.signedIn(email));
  const [owner, admin, stranger] = people as [Client, Client, Client];
  const { teamId } = await insertTeam(server, { "co@example.com": "OWNER", "ca@example.com": "ADMIN" });
  const plan = await buyPlan(owner, "TEAM", { teamId });
  expect((await owner.get(OFFER, { teamId })).closingRefund).toMatchObject({ plan: "TEAM", needsAccount: true });
  expect((await admin.refusal(OFFER, { teamId })).extensions.code).toBe(1001);
  expect((await stranger.refusal(OFFER, { teamId })).extensions.code).toBe(404);
  const refused = await owner.refusal(DELETE_TEAM, { id: teamId, refund: true });
  expect(refused.extensions).toMatchObject({ code: 400, field: "refundAccount" });
  const [before] = await server.application.db.select().from(teams).where(eq(teams.id, teamId));
  expect(before?.deletedAt).toBeNull();
  const wish = { id: teamId, refund: true, refundAccount: ACCOUNT };
  await Promise.all([owner.ask(DELETE_TEAM, wish), owner.ask(DELETE_TEAM, wish)]);
  expect(await refundsOf(plan)).toMatchObject([{ state: "MANUAL", sendTo: ACCOUNT }]);
});
