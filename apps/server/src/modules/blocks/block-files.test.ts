import { readDesignBlocks, zipFiles } from "@tracewright/formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockFiles } from "../../platform/database/tables.ts";
import { CREATE_BLOCK, createLowPass, UPDATE_BLOCK, validated } from "../../testkit/block-operations.ts";
import type { Client } from "../../testkit/client.ts";
import { lowPassSchematic, notesSchematic, resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const PARSE = (half: "Schematic" | "Footprint") =>
  `query ($input: BlockParseInput!) { block${half}Parse(input: $input) { svgString json } }`;
const LOGIC = `query ($input: BlockLogicInput!) { blockLogic(input: $input) {
  blockId blockName maxIndexs { R L C D } wires netPorts netLabels gnds vccs nc junctions parts } }`;
const DOWNLOAD = "query ($input: BlockDownloadInput!) { blockDownload(input: $input) { downloadUrl } }";
const ITEMS = "query ($input: EdaProjectLayoutV2Input!) { edaProjectLayoutV2(input: $input) { parts { key } } }";

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ validatesBlocks: true });
  client = await server.signedIn();
});
afterAll(() => server.stop());

test("a schematic shows what a block of it would have before there is one", async () => {
  const [fileUrl] = await client.upload([lowPassSchematic()]);
  const { blockSchematicParse } = await client.get(PARSE("Schematic"), { fileUrl, fileKind: "SCHEMATIC_KICAD" });
  expect(blockSchematicParse.svgString).toMatch(/^<svg/);
  expect(blockSchematicParse.json).toMatchObject({
    ports: [{ key: "IN" }, { key: "OUT" }, { key: "GND" }],
    parts: [
      { reference: "R1", value: "1k", pins: 2 },
      { reference: "C1", value: "100n" },
    ],
    nets: ["/GND", "/IN", "/OUT"],
    layout: null,
  });
});

test("a layout shows its size and a drawing", async () => {
  const [fileUrl] = await client.upload([resistorBoard({ resistors: 2 })]);
  const { blockFootprintParse } = await client.get(PARSE("Footprint"), { fileUrl, fileKind: "FOOTPRINT_KICAD" });
  expect(blockFootprintParse.svgString).toMatch(/^<svg/);
  expect(blockFootprintParse.json.layout).toMatchObject({ partCount: 2, copperLayers: 2 });
});

test("text of a file is never markup of a drawing", async () => {
  const evil = lowPassSchematic("evil", "</text><script>alert(1)</script>");
  const [fileUrl] = await client.upload([evil]);
  const { blockSchematicParse } = await client.get(PARSE("Schematic"), { fileUrl, fileKind: "SCHEMATIC_KICAD" });
  expect(blockSchematicParse.svgString).not.toContain("<script");
  const id = await createLowPass(client, { name: "Evil", schematicFileUrl: fileUrl });
  const { schematic } = await validated(client, id);
  const drawn = await client.fetch(schematic.svgUrl);
  expect(await drawn.text()).not.toContain("<script");
  expect(drawn.headers.get("content-security-policy")).toBeTruthy();
  expect(drawn.headers.get("x-content-type-options")).toBe("nosniff");
});

test("what is no file of that kind is 70004, what has no pins 70001, and a PDF is only kept", async () => {
  const [schematic, notes, pdf] = await client.upload([
    lowPassSchematic(),
    notesSchematic(),
    { name: "drawing.pdf", bytes: Buffer.from("%PDF-1.4\n") },
  ]);
  for (const [half, input, code] of [
    ["Schematic", { fileUrl: schematic, fileKind: "SCHEMATIC_EASYEDA" }, 70004],
    ["Schematic", { fileUrl: schematic, fileKind: "FOOTPRINT_KICAD" }, 70004],
    ["Footprint", { fileUrl: schematic, fileKind: "FOOTPRINT_KICAD" }, 70004],
    ["Schematic", { fileUrl: notes, fileKind: "SCHEMATIC_KICAD" }, 70001],
  ] as const)
    expect((await client.refusal(PARSE(half), input)).extensions.code).toBe(code);
  const kept = await client.get(PARSE("Schematic"), { fileUrl: pdf, fileKind: "SCHEMATIC_PDF" });
  expect(kept.blockSchematicParse).toEqual({
    svgString: null,
    json: { ports: [], materials: [], parts: [], nets: [], layout: null, remarks: [] },
  });
});

test("the logic of a block has its wires, ports and parts, and the highest number of each kind", async () => {
  const id = await createLowPass(client, { name: "Logic" });
  await validated(client, id);
  const { blockLogic } = await client.get(LOGIC, { id });
  expect(blockLogic).toMatchObject({ blockId: id, blockName: "Logic", maxIndexs: { R: 1, L: 0, C: 1, D: 0 } });
  expect(blockLogic.wires).toHaveLength(4);
  expect(blockLogic.netPorts.map(({ text }: { text: string }) => text)).toEqual(["IN", "OUT", "GND"]);
  expect(blockLogic.parts.map(({ reference }: { reference: string }) => reference)).toEqual(["R1", "C1"]);
});

test("a download is the file that was uploaded, or is written anew, for its user and five minutes", async () => {
  const id = await createLowPass(client, { name: "Download" });
  await validated(client, id);
  const urlOf = async (fileKind: string) => (await client.get(DOWNLOAD, { id, fileKind })).blockDownload.downloadUrl;
  const original = await urlOf("SCHEMATIC_KICAD");
  const got = await client.fetch(original);
  expect(got.headers.get("content-disposition")).toContain("low-pass.kicad_sch");
  expect(Buffer.from(await got.arrayBuffer()).equals(Buffer.from(lowPassSchematic().bytes))).toBe(true);
  const pdf = await client.fetch(await urlOf("SCHEMATIC_PDF"));
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await client.refusal(DOWNLOAD, { id, fileKind: "SCHEMATIC_EASYEDA" })).extensions.code).toBe(70004);
  const other = await server.signedIn();
  expect((await other.fetch(original)).status).toBe(404);
  expect((await client.fetch(original.replace(/signature=.*/, "signature=AAAA"))).status).toBe(404);
  server.advance(301_000);
  expect((await client.fetch(original)).status).toBe(404);
});

test("a block is downloaded as a design block of KiCad, and a zip of one becomes a block with its layout", async () => {
  const [footprintFileUrl] = await client.upload([resistorBoard({ resistors: 2 })]);
  const given = { name: "Pair 1.2", blockType: "MAIN", footprintFileUrl, memo: "Two in a row" };
  const { id } = (await client.get(CREATE_BLOCK, given)).createBlock;
  await validated(client, id);
  const { downloadUrl } = (await client.get(DOWNLOAD, { id, fileKind: "BLOCK_KICAD" })).blockDownload;
  const got = await client.fetch(downloadUrl);
  expect(got.headers.get("content-disposition")).toContain(".kicad_block.zip");
  const bytes = Buffer.from(await got.arrayBuffer());
  const [read, ...more] = readDesignBlocks([{ name: "pair.zip", bytes }]);
  expect(more).toEqual([]);
  expect(read).toMatchObject({
    name: "Pair-1-2",
    description: "Two in a row",
    fields: { tracewright: expect.any(String) },
  });

  const [zip, empty] = await client.upload([
    { name: "pair.kicad_block.zip", bytes },
    {
      name: "none.zip",
      bytes: Buffer.from(zipFiles([{ name: "a.txt", bytes: new Uint8Array(1) }], { createdAt: new Date(0) })),
    },
  ]);
  const { blockSchematicParse } = await client.get(PARSE("Schematic"), { fileUrl: zip, fileKind: "BLOCK_KICAD" });
  expect(blockSchematicParse.json).toMatchObject({ layout: { partCount: 2 } });
  const again = (await client.get(CREATE_BLOCK, { name: "Again", blockType: "MAIN", schematicFileUrl: zip }))
    .createBlock;
  expect(await validated(client, again.id)).toMatchObject({ status: "COMPLETE", partCount: 2, copperLayers: 2 });
  const refused = await client.refusal(PARSE("Schematic"), { fileUrl: empty, fileKind: "BLOCK_KICAD" });
  expect(refused.extensions.code).toBe(70004);
  expect(refused.message).toContain("design block");

  // A schematic in its place takes the place of the whole.
  const [schematicFileUrl] = await client.upload([lowPassSchematic()]);
  await client.get(UPDATE_BLOCK, { id: again.id, name: "Again", blockType: "MAIN", schematicFileUrl });
  expect(await validated(client, again.id)).toMatchObject({ status: "COMPLETE", copperLayers: null });
});

test("a selection of a project becomes a block, with ports where its nets lead on", async () => {
  const projectId = await client.createProject("Source", [resistorBoard({ resistors: 4 })]);
  const { edaProjectLayoutV2 } = await client.get(ITEMS, { id: projectId });
  const itemIds = edaProjectLayoutV2.parts.slice(0, 2).map(({ key }: { key: string }) => key);
  const fromProject = { id: projectId, itemIds };
  const { createBlock } = await client.get(CREATE_BLOCK, { name: "Taken", blockType: "MAIN", fromProject });
  const block = await validated(client, createBlock.id);
  expect(block).toMatchObject({ status: "COMPLETE", partCount: 2 });
  expect(block.ioPorts.length).toBeGreaterThan(0);
  const stranger = await server.signedIn();
  const given = { name: "Stolen", blockType: "MAIN", fromProject };
  expect((await stranger.refusal(CREATE_BLOCK, given)).extensions.code).toBe(70006);
  expect(
    (await client.refusal(CREATE_BLOCK, { ...given, fromProject: { id: projectId, itemIds: ["x"] } })).extensions,
  ).toMatchObject({
    code: 70001,
    field: "fromProject.itemIds",
  });
  const { db, storage } = server.application;
  let stored = 0;
  for await (const { key } of storage.list()) if (key.startsWith("blocks/")) stored++;
  expect(stored).toBe((await db.selectDistinct({ key: blockFiles.storageKey }).from(blockFiles)).length);
});
