import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const OFFERS = `{ staffOffers {
  planVersions { id planId version isSample creditsAMonth queueWeight prices { currency amount } } packs { id credits isArchived } } }`;
const PLANS = "{ planList(input: {}) { nodes { name version creditsAMonth isSample prices { currency amount } } } }";
const PACKS = "{ creditPackList { nodes { id credits } } }";
const PUBLISH_PLAN = "mutation ($input: PublishPlanInput!) { publishPlan(input: $input) { id } }";
const PUBLISH_PACK = "mutation ($input: PublishPackInput!) { publishPack(input: $input) { id } }";
const ARCHIVE = "mutation ($input: ArchivePackInput!) { archivePack(input: $input) { id } }";

let server: TestServer;
let boss: Client;
let person: Client;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
  [boss, person] = [await server.signedIn("boss@example.com"), await server.signedIn()];
});
afterAll(() => server.stop());

const PRO = { planId: "PRO", priceKrw: "25000", creditsAMonth: 250, projectLimit: 600, queueWeight: 3 };

test("a published version is what is offered from then on, and the one before stays as it was", async () => {
  await boss.get(PUBLISH_PLAN, PRO);
  const offered = (await person.get(PLANS, {})).planList.nodes.find((plan: { name: string }) => plan.name === "PRO");
  expect(offered).toEqual({
    name: "PRO",
    version: 2,
    creditsAMonth: 250,
    isSample: false,
    prices: [{ currency: "KRW", amount: "25000" }],
  });
  const { planVersions } = (await boss.get(OFFERS, {})).staffOffers;
  const versions = planVersions.filter(({ planId }: { planId: string }) => planId === "PRO");
  expect(versions).toMatchObject([
    { version: 2, creditsAMonth: 250, queueWeight: 3 },
    { version: 1, creditsAMonth: 200, queueWeight: 1, isSample: true },
  ]);
});

test("two who publish at once make two versions", async () => {
  await Promise.all([boss.get(PUBLISH_PLAN, PRO), boss.get(PUBLISH_PLAN, PRO)]);
  const { planVersions } = (await boss.get(OFFERS, {})).staffOffers;
  const versions = planVersions
    .filter(({ planId }: { planId: string }) => planId === "PRO")
    .map(({ version }: { version: number }) => version);
  expect(versions).toEqual([4, 3, 2, 1]);
});

test("a pack that is withdrawn is offered no more", async () => {
  const { id } = (await boss.get(PUBLISH_PACK, { credits: 75, priceUsd: "7.50" })).publishPack;
  const offered = async () => (await person.get(PACKS, {})).creditPackList.nodes.map((pack: { id: string }) => pack.id);
  expect(await offered()).toContain(id);
  await boss.get(ARCHIVE, { id });
  expect(await offered()).not.toContain(id);
  expect((await boss.refusal(ARCHIVE, { id })).extensions.code).toBe(404);
});

test.each([
  ["priceKrw", { priceKrw: "" }],
  ["priceKrw", { priceKrw: "-1" }],
  ["priceKrw", { priceKrw: "19000.50" }],
  ["priceUsd", { priceUsd: "15" }],
  ["priceUsd", { priceUsd: "99999999999.00" }],
  ["creditsAMonth", { creditsAMonth: -1 }],
  ["projectLimit", { projectLimit: 0 }],
  ["queueWeight", { queueWeight: 5 }],
] as const)("a version is refused at its field %s: %o", async (field, wrong) => {
  expect((await boss.refusal(PUBLISH_PLAN, { ...PRO, ...wrong })).extensions).toMatchObject({ code: 400, field });
});

test("offers are the administrator's alone", async () => {
  expect((await person.refusal(OFFERS, {})).extensions.code).toBe(404);
  expect((await person.refusal(PUBLISH_PLAN, PRO)).extensions.code).toBe(404);
});
