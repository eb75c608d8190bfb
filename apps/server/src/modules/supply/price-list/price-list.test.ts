import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../testkit/client.ts";
import { resistorBoard } from "../../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";

const IMPORT =
  "mutation ($input: ImportSupplyPriceListInput!) { importSupplyPriceList(input: $input) { fileName parts importedAt } }";
const RESULT = `query ($input: EdaProjectResultInput!) { edaProjectResult(input: $input) {
  totals { currency lot perBoard lines } unpricedLines
  billOfMaterials { id isNeedSupply supply { supplier match readAt availabilityInStock } lot { ordered unitPrice currency cost } } } }`;
const CHOOSE = "mutation ($input: ChooseEdaProjectPartInput!) { chooseEdaProjectPart(input: $input) { version } }";
const SUBSTITUTES = `query ($input: EdaProjectSubstitutesInput!) { edaProjectSubstitutes(input: $input) {
  nodes { manufacturerPartNumber supplier match } } }`;
const SEARCH = `query ($input: BlockSupplyItemsInput!) { blockSupplyItems(input: $input) {
  nodes { supplier manufacturerPartNumber priceBreaks { price quantity currency } } } }`;

const LIST = `MPN,Manufacturer,Supplier,Supplier PN,Description,Currency,Quantity,Unit price,Multiple,Value,Footprint
RC0603-10K,Yageo,Shop,S-10K,"=SUM(A1)",USD,1,0.02,50,1k,R_0603_1608Metric
RC0603-10K,Yageo,Shop,S-10K,"=SUM(A1)",USD,100,0.0051,50,1k,R_0603_1608Metric
RC0603-10K,Yageo,Shop,S-10K,"=SUM(A1)",KRW,1,27,50,1k,R_0603_1608Metric
`;

let server: TestServer;
let owner: Client;
let administrator: Client;
let id: string;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["chief@example.com"]) } });
  owner = await server.signedIn();
  administrator = await server.signedIn("chief@example.com");
  id = await owner.createProject("Priced", [resistorBoard({ name: "priced" })]);
});
afterAll(() => server.stop());

const part = { manufacturer: "YAGEO Corp.", manufacturerPartNumber: "RC0603 10K" };

test("a list prices what it names, with the price break and the multiple that the lot reaches", async () => {
  const imported = await administrator.get(IMPORT, { fileName: "prices.csv", csv: LIST });
  expect(imported.importSupplyPriceList).toMatchObject({ fileName: "prices.csv", parts: 1 });
  const resultOf = async (more: object) => (await owner.get(RESULT, { id, ...more })).edaProjectResult;
  const [line] = (await resultOf({})).billOfMaterials;
  await owner.get(CHOOSE, { id, version: 0, lineId: line.id, kind: "PART", part });
  expect(await resultOf({ boards: 20 })).toMatchObject({
    totals: [{ currency: "USD", lot: "0.51", perBoard: "0.0255", lines: 1 }],
    unpricedLines: 0,
    billOfMaterials: [
      {
        isNeedSupply: false,
        supply: { supplier: "Shop", match: "EXACT", availabilityInStock: null, readAt: expect.any(String) },
        lot: { ordered: 100, unitPrice: "0.0051", currency: "USD", cost: "0.51" },
      },
    ],
  });
  expect((await resultOf({ boards: 1, currency: "KRW" })).totals).toEqual([
    { currency: "KRW", lot: "1350", perBoard: "1350", lines: 1 },
  ]);
});

test("parts of the list are found by words, and as substitutes by value and footprint", async () => {
  const { nodes } = (await owner.get(SEARCH, { keyword: "rc0603" })).blockSupplyItems;
  expect(nodes).toMatchObject([{ supplier: "Shop", manufacturerPartNumber: "RC0603-10K", priceBreaks: { length: 3 } }]);
  expect((await owner.refusal(SEARCH, { keyword: "x" })).message).toBe("A search has 2 to 100 characters.");
  const [line] = (await owner.get(RESULT, { id })).edaProjectResult.billOfMaterials;
  const found = await owner.get(SUBSTITUTES, { id, lineId: line.id });
  expect(found.edaProjectSubstitutes.nodes).toEqual([
    { manufacturerPartNumber: "RC0603-10K", supplier: "Shop", match: "SUGGESTED" },
  ]);
});

test("a list with a mistake changes nothing and names the lines at fault", async () => {
  const refusal = await administrator.refusal(IMPORT, {
    fileName: "bad.csv",
    csv: `${LIST}X,,Shop,,,USD,1,cheap,,,\n`,
  });
  expect(refusal.extensions.code).toBe(400);
  expect(refusal.extensions.problems).toEqual([
    'Line 5: Unit price is a number with a point and at most four decimals, such as 0.0123; it is "cheap".',
  ]);
  expect((await administrator.get("{ supplyPriceList { fileName } }")).supplyPriceList).toEqual({
    fileName: "prices.csv",
  });
});

test("without the list its prices are gone, and none is left over", async () => {
  const DELETE = "mutation { deleteSupplyPriceList { success } }";
  expect((await administrator.get(DELETE)).deleteSupplyPriceList.success).toBe(true);
  expect((await administrator.get(DELETE)).deleteSupplyPriceList.success).toBe(false);
  expect((await administrator.get("{ supplyPriceList { fileName } }")).supplyPriceList).toBeNull();
  expect((await owner.get(RESULT, { id })).edaProjectResult).toMatchObject({ totals: [], unpricedLines: 1 });
});

test("an uploaded list of 50,000 rows is shown before it is imported; one row more, or a mistake, is named by its line", async () => {
  const PREVIEW =
    "query ($input: PreviewSupplyPriceListInput!) { supplyPriceListPreview(input: $input) { parts first { partNumber breaks } problems } }";
  const header = "MPN,Supplier,Currency,Quantity,Unit price";
  const listOf = (count: number) => [header, ...Array.from({ length: count }, (_, i) => `P-${i},Shop,USD,1,0.5`)];
  const upload = async (lines: readonly string[]) => {
    const { presignedUrlForFileUpload } = await administrator.get(
      "query ($input: PresignedUrlForFileUploadInput!) { presignedUrlForFileUpload(input: $input) { url } }",
      { fileName: "prices.csv", fileType: "ATTACHMENT" },
    );
    const { url } = presignedUrlForFileUpload;
    const answer = await administrator.fetch(url, { method: "PUT", body: lines.join("\n") });
    expect(answer.status).toBe(200);
    return url.split("?")[0] as string;
  };
  const fileUrl = await upload(listOf(50_000));
  const { supplyPriceListPreview: preview } = await administrator.get(PREVIEW, { fileUrl });
  expect(preview).toMatchObject({ parts: 50_000, problems: [] });
  expect(preview.first).toHaveLength(20);
  expect(preview.first[0]).toEqual({ partNumber: "P-0", breaks: 1 });
  expect((await administrator.get("{ supplyPriceList { parts } }")).supplyPriceList).toBeNull();
  await administrator.get(IMPORT, { fileName: "prices.csv", fileUrl });
  expect((await administrator.get("{ supplyPriceList { parts } }")).supplyPriceList.parts).toBe(50_000);

  const tooMany = await administrator.get(PREVIEW, { fileUrl: await upload(listOf(50_001)) });
  expect(tooMany.supplyPriceListPreview.problems).toEqual([
    "Line 50002: at most 50000 rows are read; these are 50001.",
  ]);
  const wrong = await upload([...listOf(2), "P-2,Shop,USD,1,cheap", "P-3,,USD,1,1"]);
  const { problems, parts } = (await administrator.get(PREVIEW, { fileUrl: wrong })).supplyPriceListPreview;
  expect(parts).toBe(0);
  expect(problems).toEqual([
    expect.stringMatching(/^Line 4: Unit price/),
    expect.stringMatching(/^Line 5: Supplier is/),
  ]);
  expect((await administrator.refusal(IMPORT, { fileName: "prices.csv", fileUrl: wrong })).extensions.code).toBe(400);
  expect((await owner.refusal(PREVIEW, { fileUrl })).extensions.code).toBe(404);
});
