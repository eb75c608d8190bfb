import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { type FakeMouser, MOUSER_KEY, mouserPart, startMouser } from "../../testkit/start-mouser.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const FIELDS = `openLines supplyProblem totals { currency lot perBoard }
  billOfMaterials { id isOpen isNeedSupply supply { supplier mouserPartNumber productDetailURL availabilityInStock readAt } lot { ordered cost } }`;
const RESULT = `query ($input: EdaProjectResultInput!) { edaProjectResult(input: $input) { ${FIELDS} } }`;
const READ = `mutation ($input: EdaProjectResultInput!) { readEdaProjectSupply(input: $input) { ${FIELDS} } }`;
const CHOOSE = "mutation ($input: ChooseEdaProjectPartInput!) { chooseEdaProjectPart(input: $input) { version } }";
const SOURCES = "{ supplySources { source isLive problem callsLeft message } }";

let mouser: FakeMouser;
let server: TestServer;
let owner: Client;
beforeAll(async () => {
  mouser = await startMouser([
    mouserPart("RC0603FR-0710KL", { Manufacturer: "YAGEO", ProductDetailUrl: "javascript:alert(1)" }),
  ]);
  server = await startTestServer({
    configuration: {
      mouser: { apiKey: MOUSER_KEY, baseUrl: mouser.url },
      administrators: new Set(["chief@example.com"]),
    },
  });
  owner = await server.signedIn();
});
afterAll(async () => {
  await server.stop();
  await mouser.stop();
});

test("a bill asks the supplier only when somebody has it asked, and shows what it said and when", async () => {
  const id = await owner.createProject("Live", [resistorBoard({ name: "live" })]);
  const before = (await owner.get(RESULT, { id })).edaProjectResult;
  const [{ id: lineId }] = before.billOfMaterials;
  const part = { manufacturer: "Yageo", manufacturerPartNumber: "RC0603FR-0710KL" };
  await owner.get(CHOOSE, { id, version: 0, lineId, kind: "PART", part });
  expect((await owner.get(RESULT, { id })).edaProjectResult).toMatchObject({ openLines: 1, totals: [] });
  expect(mouser.calls).toHaveLength(0);
  const { readEdaProjectSupply: read } = await owner.get(READ, { id, boards: 30 });
  expect(read).toMatchObject({
    openLines: 0,
    supplyProblem: null,
    totals: [{ currency: "USD", lot: "11.076", perBoard: "0.3692" }],
    billOfMaterials: [
      {
        isNeedSupply: false,
        supply: {
          supplier: "Mouser",
          mouserPartNumber: "595-RC0603FR-0710KL",
          productDetailURL: null,
          availabilityInStock: 12345,
          readAt: expect.any(String),
        },
        lot: { ordered: 120, cost: "11.076" },
      },
    ],
  });
});

test("a part that is sold on request, at a price of nought, is in no total", async () => {
  mouser.stock = [
    ...mouser.stock,
    mouserPart("ON-REQUEST-1", {
      Manufacturer: "YAGEO",
      PriceBreaks: [{ Quantity: 1, Price: "$0.00", Currency: "USD" }],
    }),
  ];
  const id = await owner.createProject("On request", [resistorBoard({ name: "on-request" })]);
  const [{ id: lineId }] = (await owner.get(RESULT, { id })).edaProjectResult.billOfMaterials;
  const part = { manufacturer: "Yageo", manufacturerPartNumber: "ON-REQUEST-1" };
  await owner.get(CHOOSE, { id, version: 0, lineId, kind: "PART", part });
  const { readEdaProjectSupply: read } = await owner.get(READ, { id, boards: 30 });
  expect(read).toMatchObject({
    openLines: 0,
    totals: [],
    billOfMaterials: [{ supply: { mouserPartNumber: "595-ON-REQUEST-1" }, lot: null }],
  });
});

test("what a supplier refuses is said to everybody, its words and the calls that are left to administrators", async () => {
  const administrator = await server.signedIn("chief@example.com");
  mouser.instead.push({ status: 429, body: "slow down" });
  server.advance(3_700_000);
  const id = await owner.createProject("Refused", [resistorBoard({ name: "refused" })]);
  const [{ id: lineId }] = (await owner.get(RESULT, { id })).edaProjectResult.billOfMaterials;
  const part = { manufacturer: "", manufacturerPartNumber: "LM358DR" };
  await owner.get(CHOOSE, { id, version: 0, lineId, kind: "PART", part });
  const { readEdaProjectSupply: read } = await owner.get(READ, { id });
  expect([read.openLines, read.supplyProblem]).toEqual([1, "TOO_MANY_CALLS"]);
  expect((await owner.get(SOURCES)).supplySources).toEqual([
    { source: "MOUSER", isLive: true, problem: "TOO_MANY_CALLS", callsLeft: null, message: null },
    { source: "CATALOGUE", isLive: false, problem: null, callsLeft: null, message: null },
  ]);
  expect((await administrator.get(SOURCES)).supplySources[0]).toMatchObject({
    callsLeft: 997,
    message: "429 slow down",
  });
});

test("a person's searches at live suppliers are counted, those for substitutes too", async () => {
  const id = await owner.createProject("Searches", [resistorBoard({ name: "searches" })]);
  const [{ id: lineId }] = (await owner.get(RESULT, { id })).edaProjectResult.billOfMaterials;
  const SEARCH = "query ($input: BlockSupplyItemsInput!) { blockSupplyItems(input: $input) { nodes { match } } }";
  const SUBSTITUTES =
    "query ($input: EdaProjectSubstitutesInput!) { edaProjectSubstitutes(input: $input) { nodes { match } } }";
  server.advance(3_700_000);
  expect((await owner.get(SEARCH, { keyword: "RC0603FR" })).blockSupplyItems.nodes).toEqual([{ match: "SUGGESTED" }]);
  for (let count = 1; count < 60; count++) await owner.get(SEARCH, { keyword: "RC0603FR" });
  expect((await owner.refusal(SUBSTITUTES, { id, lineId })).message).toBe(
    "At most 60 searches can be made in an hour, and 200 in a day.",
  );
  expect(mouser.calls.filter(({ SearchByKeywordRequest: search }) => search !== undefined)).toHaveLength(1);
});
