import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readCsv } from "@tracewright/formats";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const EXPORT =
  "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url fileName } }";
const RESULT = `query ($input: EdaProjectResultInput!) { edaProjectResult(input: $input) {
  totals { currency lot } billOfMaterials { id designNator } } }`;
const CHOOSE = "mutation ($input: ChooseEdaProjectPartInput!) { chooseEdaProjectPart(input: $input) { version } }";
const IMPORT = "mutation ($input: ImportSupplyPriceListInput!) { importSupplyPriceList(input: $input) { parts } }";

const RECOUNT = join(import.meta.dirname, "..", "..", "..", "oracle", "recount_bill.py");

const LIST = `MPN,Manufacturer,Supplier,Supplier PN,Currency,Quantity,Unit price,Min,Multiple
RC1,Yageo,"=HYPERLINK(""x"")",C100,USD,1,0.0213,1,1
RC1,Yageo,"=HYPERLINK(""x"")",C100,USD,100,0.0071,1,1
RC2,Yageo,Shop,C200,USD,1,0.1,20,20
RC2,Yageo,Shop,C200,USD,500,0.0333,20,20
RC3,Yageo,Shop,C300,KRW,50,137,1,1
`;

/** Without waiting: the server is in this very process. */
const recount = (path: string, boards: number) => promisify(execFile)("python3", [RECOUNT, path, String(boards)]);

let server: TestServer;
let owner: Client;
let id: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tracewright-bill-"));
  server = await startTestServer({ configuration: { administrators: new Set(["chief@example.com"]) } });
  owner = await server.signedIn();
  await (await server.signedIn("chief@example.com")).get(IMPORT, { fileName: "prices.csv", csv: LIST });
  // Four kinds of resistors, so that each is a line of its own.
  const board = resistorBoard({ name: "bill" });
  const text = new TextDecoder()
    .decode(board.bytes)
    .replace(/\(attr smd\)(?=\s+\(fp_text reference "R([1-4])")/g, '(property "MPN" "RC$1")\n    (attr smd)');
  id = await owner.createProject("Bill", [{ ...board, bytes: Buffer.from(text) }]);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function download(input: object) {
  const { edaProjectResultExport: exported } = await owner.get(EXPORT, { id, ...input });
  const response = await owner.fetch(exported.url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { ...exported, bytes, mediaType: response.headers.get("content-type") };
}

function rowsOf(bytes: Uint8Array): Record<string, string>[] {
  const reading = readCsv(new TextDecoder().decode(bytes));
  if ("problem" in reading) throw new Error(reading.problem.message);
  const [header, ...rows] = reading.rows;
  return rows.map(({ cells }) => Object.fromEntries((header?.cells ?? []).map((name, index) => [name, cells[index]!])));
}

test("the bill as CSV says what each line costs, and no supplier's text is a formula", async () => {
  const { fileName, bytes, mediaType } = await download({ outputFormat: "BOM_EXPORT", boards: 30 });
  expect([fileName, mediaType]).toEqual(["Bill-bom-30-boards.csv", "text/csv; charset=utf-8"]);
  const rows = rowsOf(bytes);
  expect(rows.map(({ MPN, Cost, Currency }) => [MPN, Cost, Currency])).toEqual([
    ["RC1", "0.639", "USD"],
    ["RC2", "4", "USD"],
    ["RC3", "6850", "KRW"],
    ["RC4", "", ""],
  ]);
  expect(rows[0]?.Supplier).toBe(`'=HYPERLINK("x")`);
  expect(rows[0]?.["Read at"]).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test.skipIf(spawnSync("python3", ["--version"]).status !== 0)(
  "a script that is none of ours counts the same totals from the file alone, for any number of boards",
  async () => {
    for (const boards of [7, 12_345]) {
      const path = join(folder, `${boards}.csv`);
      writeFileSync(path, (await download({ outputFormat: "BOM_EXPORT", boards })).bytes);
      const counted = JSON.parse((await recount(path, boards)).stdout);
      const { totals } = (await owner.get(RESULT, { id, boards })).edaProjectResult;
      const plain = (decimals: Record<string, string>) =>
        Object.fromEntries(Object.entries(decimals).map(([currency, total]) => [currency, Number(total)]));
      expect(plain(counted)).toEqual(
        plain(Object.fromEntries(totals.map(({ currency, lot }: Record<string, string>) => [currency, lot]))),
      );
    }
    const path = join(folder, "wrong.csv");
    const { bytes } = await download({ outputFormat: "BOM_EXPORT" });
    writeFileSync(path, new TextDecoder().decode(bytes).replace("0.0213,USD,0.0213", "0.0213,USD,0.0214"));
    await expect(recount(path, 1)).rejects.toThrow("Cost is 0.0214");
  },
);

test("as a workbook it is a workbook", async () => {
  const { fileName, bytes } = await download({ fileType: "XLSX" });
  expect(fileName).toBe("Bill-bom.xlsx");
  const files = unzipSync(bytes);
  expect(new TextDecoder().decode(files["xl/sharedStrings.xml"])).toContain("Unit price");
  expect(new TextDecoder().decode(files["xl/worksheets/sheet1.xml"])).not.toContain("<f>");
});

test("what was chosen for a line, or that it needs no part, is in all files to assemble by", async () => {
  const { billOfMaterials: lines } = (await owner.get(RESULT, { id })).edaProjectResult;
  const [first, second] = lines as { id: string }[];
  const part = {
    manufacturer: "Vishay",
    manufacturerPartNumber: "CRCW1",
    supplier: "LCSC",
    supplierPartNumber: "C777",
  };
  await owner.get(CHOOSE, { id, version: 0, lineId: first?.id, kind: "PART", part });
  await owner.get(CHOOSE, { id, version: 1, lineId: second?.id, kind: "NONE" });
  const jlc = rowsOf((await download({ outputFormat: "BOM_EXPORT", preset: "JLC" })).bytes);
  expect(jlc.map((row) => [row.Designator, row["JLCPCB Part #"]])).toEqual([
    ["R1", "C777"],
    ["R3", ""],
    ["R4", ""],
  ]);
  const files = unzipSync((await download({ outputFormat: "ASSEMBLY_EXPORT" })).bytes);
  const fileOf = (end: string) => Object.entries(files).find(([name]) => name.endsWith(end))?.[1] ?? new Uint8Array();
  expect(rowsOf(fileOf("-bom.csv")).map(({ Designators, MPN }) => [Designators, MPN])).toEqual([
    ["R1", "CRCW1"],
    ["R3", "RC3"],
    ["R4", "RC4"],
  ]);
  expect(rowsOf(fileOf("-cpl.csv")).map(({ Designator }) => Designator)).toEqual(["R1", "R3", "R4"]);
});
