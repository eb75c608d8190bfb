import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projects } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import {
  legacyResistorSchematic,
  notesSchematic,
  resistorBoard,
  resistorSchematic,
} from "../../testkit/kicad-files.ts";
import {
  RESET_INTENTS,
  ROUTE,
  readProject,
  SAY_INTENT,
  SELECT_ROUTING,
  waitForState,
} from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam, LEAVE } from "../../testkit/team-operations.ts";

const EXPORT =
  "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url fileName bytes remarks saidRemarks { message words } findings { kind isError parts message } } }";

let server: TestServer;
let owner: Client;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
  id = await owner.createProject("Röhren / Verstärker", [resistorBoard()]);
  await owner.get(ROUTE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  await owner.get(SELECT_ROUTING, { id, historyId: done.run.results[0].id });
});
afterAll(() => server.stop());

async function download(input: object) {
  const { edaProjectResultExport: exported } = await owner.get(EXPORT, input);
  const response = await owner.fetch(exported.url);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBe(exported.bytes);
  return { ...exported, bytes, response };
}

test.each([
  ["X2", "Röhren-Verstärker-gerber.zip"],
  ["JLC", "Röhren-Verstärker-jlcpcb.zip"],
])("the fabrication files of preset %s come as one proved zip", async (preset, name) => {
  const { fileName, bytes, response } = await download({ id, fileType: "ZIP", outputFormat: "GERBER_EXPORT", preset });
  expect(fileName).toBe(name);
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  );
  const names = Object.keys(unzipSync(bytes));
  expect(names.length).toBeGreaterThanOrEqual(9);
  expect(names).toContain("FAB-CHECK.pdf");
  expect(names.filter((name) => name.endsWith(".drl")).length).toBeGreaterThanOrEqual(1);
});

test("what was checked is told before the download, measured against the rules of the fab that was asked for", async () => {
  const REPORT = `mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) {
    fabReport { outcome rules checks { id outcome measured problems problemCount limit places { value x y layer } } } } }`;
  const reportOf = async (fab: string | null, preset = "X2") =>
    (await owner.get(REPORT, { id, outputFormat: "GERBER_EXPORT", preset, fab })).edaProjectResultExport.fabReport;
  const oshPark = await reportOf("OSH_PARK");
  expect(oshPark.rules).toBe("OSH Park, 2 layers");
  expect(oshPark.checks[0]).toMatchObject({
    id: "track",
    limit: 0.1524,
    outcome: "PASSED",
    problemCount: 0,
    places: [],
  });
  expect(oshPark.checks.map((check: { id: string }) => check.id)).toContain("outline-closed");
  expect((await reportOf(null)).rules).toBe("Tracewright defaults, 2 layers");
  expect((await reportOf(null, "JLC")).rules).toBe("JLCPCB, 2 layers, 1 oz");
  const { fabRules } = await owner.get("query { fabRules { fab name track } }");
  expect(fabRules).toContainEqual({ fab: "OSH_PARK", name: "OSH Park, 2 layers", track: 0.1524 });
});

test("letters that cannot be printed are named before the files reach a fab", async () => {
  const board = resistorBoard({ name: "hangul" });
  const text = new TextDecoder().decode(board.bytes).replace("R1", "抵抗1");
  const named = await owner.createProject("Kanji", [{ ...board, bytes: Buffer.from(text) }]);
  const { remarks, saidRemarks } = await download({ id: named });
  expect(remarks).toEqual([expect.stringMatching(/F\.SilkS.*抵 抗/)]);
  const words = { kind: "letters-missing", facts: { layer: "F.SilkS", letters: "抵 抗" } };
  expect(saidRemarks).toEqual([{ message: remarks[0], words }]);
  expect((await download({ id })).remarks).toEqual([]);
});

test("the KiCad board that is exported can be uploaded again and is the same board", async () => {
  const { fileName, bytes } = await download({ id, outputFormat: "KICAD_EXPORT" });
  const again = await owner.createProject("Round trip", [{ name: fileName, bytes }]);
  const read = async (project: string) =>
    (await owner.fetch((await readProject(owner, project)).boardDocumentUrl)).json();
  const [before, after] = [await read(id), await read(again)];
  const trackEnds = (board: { tracks: { start: unknown; end: unknown; layer: string }[] }) =>
    board.tracks.map(({ start, end, layer }) => JSON.stringify([start, end, layer])).sort();
  expect(after.footprints).toHaveLength(4);
  expect(trackEnds(before).length).toBeGreaterThan(0);
  expect(trackEnds(after)).toEqual(trackEnds(before));
});

test("the schematic goes along with its board: every sheet, called as the project says", async () => {
  const both = await owner.createProject("Old / Lamp", [resistorSchematic("chain", "Resistor_SMD:R_0603_1608Metric")]);
  const { fileName, bytes, remarks } = await download({ id: both, outputFormat: "KICAD_EXPORT" });
  expect(remarks).toEqual([]);
  expect(Object.keys(unzipSync(bytes)).sort()).toEqual(
    ["kicad_pcb", "kicad_pro", "kicad_sch"].map((ending) => `Old-Lamp.${ending}`),
  );
  const again = await owner.createProject("Again", [{ name: fileName, bytes }]);
  const read = async (project: string) =>
    (await owner.fetch((await readProject(owner, project)).circuitDocumentUrl)).json();
  const parts = ({ components }: { components: { reference: string; footprint: string; pins: unknown[] }[] }) =>
    components.map(({ reference, footprint, pins }) => [reference, footprint, pins.length]);
  expect(parts(await read(again))).toEqual([["R1", "Resistor_SMD:R_0603_1608Metric", 2]]);
  expect(parts(await read(both))).toEqual(parts(await read(again)));
});

test("a schematic that no board is made of leaves alone, and has no fabrication files; one of KiCad 5 leaves for KiCad 6", async () => {
  const alone = await owner.createProject("Sheet only", [notesSchematic()]);
  const { bytes } = await download({ id: alone, outputFormat: "KICAD_EXPORT" });
  expect(Object.keys(unzipSync(bytes)).sort()).toEqual(["Sheet-only.kicad_pro", "Sheet-only.kicad_sch"]);
  expect((await owner.refusal(EXPORT, { id: alone })).message).toBe("This project has no layout to export.");
  const old = await owner.createProject("Old", legacyResistorSchematic());
  const written = unzipSync((await download({ id: old, outputFormat: "KICAD_EXPORT" })).bytes);
  expect(new TextDecoder().decode(written["Old.kicad_sch"])).toMatch(/^\(kicad_sch\s+\(version 20211123\)/);
});

test("whoever assembles gets the bill of materials and the positions, by the routing that was chosen", async () => {
  const { fileName, bytes, remarks, findings } = await download({ id, outputFormat: "ASSEMBLY_EXPORT", boards: 30 });
  expect(fileName).toBe("Röhren-Verstärker-assembly.zip");
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(
    ["bom.csv", "bom.xlsx", "cpl.csv", "cpl.xlsx"].map((end) => `Röhren-Verstärker-${end}`),
  );
  const lines = (name: string) => new TextDecoder().decode(files[`Röhren-Verstärker-${name}`]).split("\r\n");
  expect(lines("bom.csv")[1]).toMatch(/^1,"R1, R2, R3, R4",4,120,/);
  expect(lines("cpl.csv").filter((line) => /^R\d,/.test(line))).toHaveLength(4);
  expect([...remarks, ...findings]).toEqual([]);
});

test("everything for JLCPCB is its Gerber zip, whole, beside the files to assemble by, and what lacks there is said", async () => {
  const { fileName, bytes, findings } = await download({ id, outputFormat: "PRODUCTION_EXPORT", preset: "JLC" });
  expect(fileName).toBe("Röhren-Verstärker-jlcpcb-production.zip");
  const files = unzipSync(bytes);
  expect(Object.keys(unzipSync(files["Röhren-Verstärker-jlcpcb.zip"]!)).length).toBeGreaterThanOrEqual(9);
  expect(new TextDecoder().decode(files["Röhren-Verstärker-bom.csv"])).toMatch(/^Comment,Designator,Footprint,/);
  expect(findings).toMatchObject([
    { kind: "SUPPLIER_NUMBER_MISSING", isError: false, parts: ["R1", "R2", "R3", "R4"] },
  ]);
});

test("no bill of materials is for half a board, or for more than anybody orders", async () => {
  for (const boards of [0, -3, 1_000_001])
    expect((await owner.refusal(EXPORT, { id, outputFormat: "ASSEMBLY_EXPORT", boards })).message).toMatch(
      `1 to 1000000 boards, not ${boards}.`,
    );
});

test.each([
  ["PDF", {}, "Röhren-Verstärker-layout.pdf", "application/pdf", "%PDF-1.6"],
  [
    "JPG",
    { content: "ASSEMBLY", seenFrom: "FRONT", dpi: 100 },
    "Röhren-Verstärker-assembly-drawing.jpg",
    "image/jpeg",
    "\u00ff\u00d8\u00ff",
  ],
  ["SVG", { layers: ["F.Cu", "Edge.Cuts"] }, "Röhren-Verstärker-layout.svg", "image/svg+xml", "<svg xmlns="],
])("a drawing as %s is the file it says it is", async (fileType, drawing, name, mediaType, head) => {
  const { fileName, bytes, response } = await download({ id, fileType, drawing });
  expect(fileName).toBe(name);
  expect(response.headers.get("content-type")).toBe(mediaType);
  expect(Buffer.from(bytes.subarray(0, head.length)).toString("latin1")).toBe(head);
});

test("a drawing speaks the language of the screens that asked for it", async () => {
  const drawing = { content: "ASSEMBLY", paper: "A4" };
  const pictureIn = async (language: string) => {
    owner.language = language;
    const { bytes } = await download({ id, fileType: "SVG", drawing });
    owner.language = "en";
    return new TextDecoder().decode(bytes);
  };
  expect(await pictureIn("ko")).not.toBe(await pictureIn("en"));
});

test.each([
  ["GLB", "Röhren-Verstärker.glb", "model/gltf-binary", "glTF"],
  ["STEP", "Röhren-Verstärker.step", "model/step", "ISO-10303-21;"],
])("a 3D model as %s is the file it says it is, and names the parts", async (fileType, name, mediaType, head) => {
  const { fileName, bytes, response, remarks } = await download({ id, fileType });
  expect([fileName, response.headers.get("content-type")]).toEqual([name, mediaType]);
  const text = Buffer.from(bytes).toString("latin1");
  expect(text.slice(0, head.length)).toBe(head);
  for (const part of ["R1", "R2", "R3", "R4"]) expect(text).toContain(fileType === "GLB" ? `"${part}"` : `'${part}'`);
  expect(remarks).toEqual([]);
});

test("parts of a 3D model are as high as people said, until they take it back", async () => {
  const heightsIn = async () => {
    const { bytes } = await download({ id, fileType: "GLB" });
    const told = Buffer.from(bytes)
      .toString("latin1")
      .matchAll(/"reference":"(R\d)"[^}]*"heightMm":([\d.]+)/g);
    return Object.fromEntries([...told].map(([, reference, height]) => [reference, Number(height)]));
  };
  const read = await heightsIn();
  const statement = { kind: "HEIGHT", parts: ["R2", "R3"], height: 7_500_000 };
  const { sayEdaProjectIntent: said } = await owner.get(SAY_INTENT, { id, version: 0, statement });
  expect(await heightsIn()).toEqual({ ...read, R2: 7.5, R3: 7.5 });
  const own = said.entries.find(({ intent }: { intent: { origin: string } }) => intent.origin === "PERSON");
  await owner.get(RESET_INTENTS, { id, version: said.version, intentIds: [own.intent.id] });
  expect(await heightsIn()).toEqual(read);
});

test("a board without an outline has no 3D model, and is told why", async () => {
  const board = resistorBoard({ name: "edgeless" });
  const text = new TextDecoder().decode(board.bytes).replaceAll("Edge.Cuts", "Cmts.User");
  const edgeless = await owner.createProject("Edgeless", [{ ...board, bytes: Buffer.from(text) }]);
  const refusal = await owner.refusal(EXPORT, { id: edgeless, outputFormat: "MODEL_EXPORT" });
  expect(refusal.message).toMatch(/^No 3D model: there is no board outline/);
  const forFab = await owner.refusal(EXPORT, { id: edgeless, outputFormat: "GERBER_EXPORT" });
  expect(forFab.extensions).toMatchObject({ code: 70016, words: { kind: "layout-without-outline" } });
  expect(forFab.extensions.saidReasons).toMatchObject([{ words: { kind: "layout-without-outline" } }]);
});

test("everything of a drawing comes as one zip", async () => {
  const drawing = { layers: ["F.Cu", "B.Cu"], eachLayer: true, dpi: 72 };
  const { fileName, bytes } = await download({ id, fileType: "ZIP", outputFormat: "DRAWING_EXPORT", drawing });
  expect(fileName).toBe("Röhren-Verstärker-layout.zip");
  expect(Object.keys(unzipSync(bytes))).toEqual([
    "Röhren-Verstärker-layout.pdf",
    "Röhren-Verstärker-layout-1-F.Cu.svg",
    "Röhren-Verstärker-layout-2-B.Cu.svg",
    "Röhren-Verstärker-layout-1-F.Cu.png",
    "Röhren-Verstärker-layout-2-B.Cu.png",
  ]);
});

test.each([
  [{ outputFormat: "GERBER_EXPORT", fileType: "PDF" }, /GERBER_EXPORT is written as ZIP, not as PDF/],
  [{ fileType: "PDF", drawing: { layers: ["F.Cu", "In7.Cu"] } }, /no layer In7\.Cu; it has F\.Cu/],
  [{ fileType: "PNG", drawing: { paper: "A0", dpi: 600 } }, /28087 × 19866 pixels at 600 dpi, 558 million; 40 million/],
])("what cannot be drawn is refused with its reason: %j", async (wish, sentence) => {
  const { extensions, message } = await owner.refusal(EXPORT, { id, ...wish });
  expect(extensions.code).toBe(400);
  expect(message).toMatch(sentence);
});

test("an earlier version is exported as it was", async () => {
  const before = await download({ id, majorVersion: 1, revisionVersion: 0, outputFormat: "KICAD_EXPORT" });
  const again = await owner.createProject("First version", [{ name: before.fileName, bytes: before.bytes }]);
  const board = await (await owner.fetch((await readProject(owner, again)).boardDocumentUrl)).json();
  expect(board.tracks).toEqual([]);
});

test("the address of an export is good for an hour and for nothing else", async () => {
  const { edaProjectResultExport: exported } = await owner.get(EXPORT, { id });
  const forged = exported.url.replace(/(?<=signature=)./, (first: string) => (first === "a" ? "b" : "a"));
  expect((await owner.fetch(forged)).status).toBe(403);
  server.advance(3_600_001);
  expect((await owner.fetch(exported.url)).status).toBe(403);
});

test("the address of an export works for the account that asked for it, until that leaves the project's team", async () => {
  const { db } = server.application;
  const member = await server.signedIn("leaver@example.com");
  await server.signedIn("keeper@example.com");
  const { teamId } = await insertTeam(server, { "keeper@example.com": "OWNER", "leaver@example.com": "USER" });
  const project = await member.createProject("Of a team", [resistorBoard()]);
  await db.update(projects).set({ teamId }).where(eq(projects.id, project));
  const { edaProjectResultExport: exported } = await member.get(EXPORT, {
    id: project,
    outputFormat: "KICAD_EXPORT",
  });
  const visitor = server.visitor();
  expect((await visitor.fetch(exported.url)).status).toBe(200);
  await member.get(LEAVE, { teamId });
  expect((await visitor.fetch(exported.url)).status).toBe(404);
  expect((await member.fetch(exported.url)).status).toBe(404);
});
