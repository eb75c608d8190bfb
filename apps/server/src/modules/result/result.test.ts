import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { notesSchematic, resistorBoard, resistorSchematic } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const FIELDS = `id majorVersion revisionVersion status hasLayout boardShape { x y r } boards currency
  totals { currency lot perBoard lines } unpricedLines openLines choiceVersion canUndoChoice
  billOfMaterials { id partName designNator footPrint quantity pieces isNeedSupply supplyNeed chosenPart manufacturerPartNumber datasheetUrl
    supply { supplier manufacturer manufacturerPartNumber description match availabilityInStock readAt priceBreaks { currency price exactPrice quantity } }
    lot { ordered unitPrice currency cost } }`;
const RESULT = `query ($input: EdaProjectResultInput!) { edaProjectResult(input: $input) { ${FIELDS} } }`;
const CHOOSE =
  "mutation ($input: ChooseEdaProjectPartInput!) { chooseEdaProjectPart(input: $input) { version canUndo } }";
const UNDO =
  "mutation ($input: UndoEdaProjectPartChoiceInput!) { undoEdaProjectPartChoice(input: $input) { version canUndo } }";

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

let projects = 0;
async function newProject(): Promise<string> {
  projects += 1;
  return owner.createProject(`Result ${projects}`, [resistorBoard({ name: "result" })]);
}

async function resultOf(id: string, more: object = {}) {
  return (await owner.get(RESULT, { id, ...more })).edaProjectResult;
}

test("equal parts are one line, and what nobody sells is needed: nothing is invented for it", async () => {
  const result = await resultOf(await newProject(), { boards: 25 });
  expect(result).toMatchObject({
    majorVersion: 1,
    status: "READY",
    hasLayout: true,
    boards: 25,
    currency: "USD",
    totals: [],
    openLines: 0,
    canUndoChoice: false,
  });
  expect(result.boardShape.length).toBeGreaterThanOrEqual(4);
  const [line, ...others] = result.billOfMaterials;
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    designNator: "R1, R2, R3, R4",
    quantity: 4,
    pieces: 100,
    isNeedSupply: true,
    supplyNeed: "REQUIRED",
    supply: null,
    lot: null,
  });
});

test("a part that the catalogue knows is shown as a fact: no price, no stock, no age", async () => {
  const id = await newProject();
  const { billOfMaterials } = await resultOf(id);
  const part = { manufacturer: "Texas Instruments", manufacturerPartNumber: "LM317" };
  await owner.get(CHOOSE, { id, version: 0, lineId: billOfMaterials[0].id, kind: "PART", part });
  const result = await resultOf(id);
  expect(result.billOfMaterials[0]).toMatchObject({
    chosenPart: true,
    isNeedSupply: false,
    manufacturerPartNumber: "LM317",
    supply: {
      supplier: "",
      manufacturer: "Texas Instruments",
      match: "EXACT",
      availabilityInStock: null,
      readAt: null,
    },
    lot: null,
  });
  expect([result.totals, result.unpricedLines]).toEqual([[], 1]);
});

test("a choice is kept, taken back step by step, and two windows cannot undo each other", async () => {
  const id = await newProject();
  const lineId = (await resultOf(id)).billOfMaterials[0].id;
  const needOf = async () => (await resultOf(id)).billOfMaterials[0].supplyNeed;
  expect((await owner.get(CHOOSE, { id, version: 0, lineId, kind: "NONE" })).chooseEdaProjectPart).toEqual({
    version: 1,
    canUndo: true,
  });
  expect(await needOf()).toBe("NONE");
  expect((await resultOf(id)).unpricedLines).toBe(0);
  const part = { manufacturer: "", manufacturerPartNumber: "RC0603FR-0710KL" };
  await owner.get(CHOOSE, { id, version: 1, lineId, kind: "PART", part });
  expect(await needOf()).toBe("REQUIRED");
  expect((await owner.refusal(CHOOSE, { id, version: 1, lineId, kind: "NONE" })).extensions.code).toBe(409);
  expect((await owner.get(UNDO, { id, version: 2 })).undoEdaProjectPartChoice).toEqual({ version: 3, canUndo: true });
  expect(await needOf()).toBe("NONE");
  await owner.get(UNDO, { id, version: 3 });
  expect(await needOf()).toBe("REQUIRED");
  expect((await owner.refusal(UNDO, { id, version: 4 })).message).toBe("There is no part choice to undo.");
});

test("what cannot be meant is refused with its reason", async () => {
  const id = await newProject();
  const lineId = (await resultOf(id)).billOfMaterials[0].id;
  const refusalOf = async (input: object) =>
    (await owner.refusal(CHOOSE, { id, version: 0, lineId, ...input })).message;
  expect(await refusalOf({ kind: "PART" })).toBe("A chosen part has a manufacturer's part number.");
  expect(await refusalOf({ kind: "PART", part: { manufacturer: "", manufacturerPartNumber: "x".repeat(201) } })).toBe(
    "The part number has at most 200 characters; this one has 201.",
  );
  expect((await owner.refusal(CHOOSE, { id, version: 0, lineId: "beef", kind: "NONE" })).extensions.code).toBe(70020);
  expect((await owner.refusal(RESULT, { id, boards: 0 })).message).toBe(
    "A bill of materials is for 1 to 1000000 boards, not 0.",
  );
  expect((await owner.refusal(RESULT, { id, majorVersion: 7 })).extensions.code).toBe(70007);
  expect((await (await server.signedIn()).refusal(RESULT, { id })).extensions.code).toBe(70006);
});

test("prices are asked for in the language's currency unless the account or the page says another", async () => {
  const id = await newProject();
  owner.language = "ko";
  expect((await resultOf(id)).currency).toBe("KRW");
  owner.language = "en";
  expect((await resultOf(id, { currency: "KRW" })).currency).toBe("KRW");
});

test("a sheet without parts has neither an outline nor lines on its bill", async () => {
  const id = await owner.createProject("Sheet only", [notesSchematic()]);
  const result = await resultOf(id);
  expect([result.hasLayout, result.boardShape, result.billOfMaterials]).toEqual([false, [], []]);
});

test("a part that a stand-in holds the place of is on the bill", async () => {
  const id = await owner.createProject("Stand-in", [resistorSchematic("chain", "Odd:Thing_3000", "U1")]);
  const result = await resultOf(id);
  expect(result.hasLayout).toBe(true);
  expect(result.billOfMaterials.map((line: { designNator: string }) => line.designNator)).toEqual(["U1"]);
});
