import { afterAll, beforeAll, expect, test } from "vitest";
import { planVersions } from "../../platform/database/tables.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { CREATE_TEAM } from "../../testkit/team-operations.ts";

const PLAN = "name version isSample isCurrent canBuy notForSale creditsAMonth memberLimit prices { currency amount }";
const PLANS = `query ($input: PlanListInput!) { planList(input: $input) { nodes { ${PLAN} } } }`;
const MEMBERSHIP = `query ($input: MembershipInput!) { membership(input: $input) {
  state renewal currency periodStart periodEnd plan { name version creditsAMonth } next { name } } }`;
const BALANCE = `query ($input: CreditBalanceInput!) { creditBalance(input: $input) {
  mode available held expiresNext { amount at } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("an account begins on the free plan, with its credits; samples can be bought where payments are practised", async () => {
  const client = await server.signedIn();
  const { membership } = await client.get(MEMBERSHIP, {});
  expect(membership).toMatchObject({
    state: "FREE",
    renewal: "NONE",
    plan: { name: "FREE", version: 1, creditsAMonth: 30 },
    next: null,
  });
  const { creditBalance } = await client.get(BALANCE, {});
  const expiresNext = { amount: 30, at: membership.periodEnd };
  expect(creditBalance).toEqual({ mode: "RECORD", available: 30, held: 0, expiresNext });
  const { nodes } = (await client.get(PLANS, {})).planList;
  expect(nodes).toMatchObject([
    { name: "FREE", isCurrent: true, canBuy: false, notForSale: "CURRENT" },
    {
      name: "PRO",
      isSample: true,
      isCurrent: false,
      canBuy: true,
      notForSale: null,
      prices: [
        { currency: "KRW", amount: "19000" },
        { currency: "USD", amount: "15.00" },
      ],
    },
  ]);
});

test("the history begins with the credits of the free plan, also where it is asked for before the balance", async () => {
  const client = await server.signedIn();
  const lines = "{ creditConnection(input: {}) { totalCount nodes { reason amount state } } }";
  expect((await client.get(lines, {})).creditConnection).toEqual({
    totalCount: 1,
    nodes: [{ reason: "PLAN", amount: 30, state: "GRANTED" }],
  });
  const held = "{ creditConnection(input: { states: [HELD] }) { totalCount nodes { amount } } }";
  expect((await client.get(held, {})).creditConnection).toEqual({ totalCount: 0, nodes: [] });
});

test("a team has no plan at first, and sees what is offered to teams; strangers see nothing of it", async () => {
  const [owner, stranger] = [await server.signedIn(), await server.signedIn()];
  const teamId = (await owner.get(CREATE_TEAM, { name: "Team" })).createTeam.id;
  expect((await owner.get(MEMBERSHIP, { teamId })).membership).toBeNull();
  expect((await owner.get(BALANCE, { teamId })).creditBalance.available).toBe(0);
  expect((await owner.get(PLANS, { teamId })).planList.nodes).toMatchObject([{ name: "TEAM", memberLimit: 20 }]);
  for (const query of [MEMBERSHIP, BALANCE, PLANS])
    expect((await stranger.refusal(query, { teamId })).extensions.code).toBe(404);
});

test("a newer version is offered to others; a subscriber keeps theirs", async () => {
  const client = await server.signedIn();
  await client.get(MEMBERSHIP, {});
  const { db } = server.application;
  const free = { planId: "FREE", version: 2, priceKrw: 0n, priceUsd: 0n, creditsAMonth: 40, projectLimit: 10 };
  await db.insert(planVersions).values({ ...free, isSample: false, publishedAt: server.application.now() });
  expect((await client.get(PLANS, {})).planList.nodes[0]).toMatchObject({ name: "FREE", version: 1 });
  const other = await server.signedIn();
  expect((await other.get(MEMBERSHIP, {})).membership.plan).toMatchObject({ version: 2, creditsAMonth: 40 });
});
