import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Point } from "@tracewright/geometry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CREATE_PROJECT } from "../../testkit/client.ts";
import { legacyResistorSchematic, resistorBoard, resistorSchematic } from "../../testkit/kicad-files.ts";
import { PROJECT } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const BLINKER = join(import.meta.dirname, "../../../../../examples/blinker/blinker.kicad_sch");
const VALIDATE = `query ($input: EdaProjectFileValidationInput!) { edaProjectFileValidation(input: $input) {
  success problems { code message } obstacles { code message } receipt { files { name recognisedAs } diagnostics { severity message } } } }`;
const LIST = `query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) {
  total pagination { totalCount current totalPage } nodes { name creatorAuthor { email } latestAuthor { name } run { status } } } }`;
const HISTORY = `query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) {
  total nodes { type description majorVersion revisionVersion latestAuthor { name } boardDocumentUrl } } }`;
const UPDATE = "mutation ($input: UpdateEdaProjectInput!) { updateEdaProject(input: $input) { id } }";
const DELETE = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("files are uploaded, judged, imported; the project tells what was read and shows its board", async () => {
  const owner = await server.signedIn();
  const fileUrls = await owner.upload([resistorBoard({ name: "blinker" })]);
  const { edaProjectFileValidation } = await owner.get(VALIDATE, { jobType: "ROUTING", fileUrls });
  expect(edaProjectFileValidation).toMatchObject({ success: true, problems: [], obstacles: [] });
  expect(edaProjectFileValidation.receipt.files).toEqual([
    { name: "blinker.kicad_pcb", recognisedAs: "kicad-board 20211014" },
  ]);
  const [layoutFileUrl] = fileUrls;
  const { edaProjectPCBLayoutFileInfo } = await owner.get(
    "query ($input: EdaProjectFileInfoInput!) { edaProjectPCBLayoutFileInfo(input: $input) { success svgString } }",
    { fileUrl: layoutFileUrl, fileType: "KICAD" },
  );
  expect(edaProjectPCBLayoutFileInfo.success).toBe(true);
  expect(edaProjectPCBLayoutFileInfo.svgString).toMatch(/^<svg /);
  const { createEdaProjectQuickModeV2 } = await owner.get(CREATE_PROJECT, {
    name: "Blinker",
    jobType: "ROUTING",
    layoutFileUrl: layoutFileUrl?.split("?")[0],
    layoutFileType: "KICAD",
  });
  const { edaProjectV2 } = await owner.get(PROJECT, { id: createEdaProjectQuickModeV2.id });
  expect(edaProjectV2).toMatchObject({
    name: "Blinker",
    stateType: "READY",
    jobType: "ROUTING",
    majorVersion: 1,
    revisionVersion: 0,
    run: null,
    circuitDocumentUrl: null,
  });
  expect(edaProjectV2.receipt.lines).toContainEqual({ kind: "footprints", read: 4, dropped: 0 });
  const document = await owner.fetch(edaProjectV2.boardDocumentUrl);
  expect(document.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  const board = await document.json();
  expect(board.footprints.map(({ reference }: { reference: string }) => reference)).toEqual(["R1", "R2", "R3", "R4"]);
});

test("a board without outline may be looked at, but neither routed nor made", async () => {
  const owner = await server.signedIn();
  const files = [resistorBoard({ outline: false })];
  const fileUrls = await owner.upload(files);
  const { edaProjectFileValidation } = await owner.get(VALIDATE, { jobType: "ROUTING", fileUrls });
  expect(edaProjectFileValidation.success).toBe(true);
  expect(edaProjectFileValidation.obstacles).toEqual([
    { code: 70016, message: expect.stringContaining("no board outline") },
  ]);
  const id = await owner.createProject("No outline", files);
  const route = await owner.refusal(
    "mutation ($input: RequestEdaProjectRoutingInput!) { requestEdaProjectRouting(input: $input) { requestGroupId } }",
    { id },
  );
  expect(route.extensions).toMatchObject({ code: 70016, name: "INVALID_BOARD_OUTLINE" });
  const exported = await owner.refusal(
    "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url } }",
    { id },
  );
  expect(exported.extensions.code).toBe(70016);
});

test("a schematic alone becomes a board with the outline that was asked for, and its footprints are told", async () => {
  const owner = await server.signedIn();
  const fileUrls = await owner.upload([resistorSchematic("chain", "Resistor_SMD:R_0603_1608Metric")]);
  const { edaProjectFileValidation } = await owner.get(
    `query ($input: EdaProjectFileValidationInput!) { edaProjectFileValidation(input: $input) { success obstacles { code }
      proposal { widthMm heightMm copperLayers partAreaMm2 parts { reference footprint source severity remark } } } }`,
    { jobType: "PLACEMENT", fileUrls },
  );
  expect(edaProjectFileValidation).toMatchObject({
    success: true,
    obstacles: [],
    proposal: {
      copperLayers: 2,
      parts: [{ reference: "R1", footprint: "Resistor_SMD:R_0603_1608Metric", source: "FAMILY", severity: null }],
    },
  });
  const { createEdaProjectQuickModeV2 } = await owner.get(CREATE_PROJECT, {
    name: "Made",
    jobType: "PLACEMENT",
    fileUrls,
    outline: { widthMm: 33, heightMm: 21.5 },
    copperLayers: 4,
  });
  const { edaProjectV2 } = await owner.get(PROJECT, { id: createEdaProjectQuickModeV2.id });
  const board = await (await owner.fetch(edaProjectV2.boardDocumentUrl)).json();
  expect(board.footprints.map(({ reference }: { reference: string }) => reference)).toEqual(["R1"]);
  expect(board.layers.filter(({ role }: { role?: string }) => role !== undefined)).toHaveLength(4);
  const ends = board.graphics.flatMap(({ shape }: { shape: { start: Point; end: Point } }) => [shape.start, shape.end]);
  const across = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  expect(across(ends.map(({ x }: Point) => x))).toBe(33_000_000);
  expect(across(ends.map(({ y }: Point) => y))).toBe(21_500_000);
});

test("the board of a schematic has the form, planes and fab that were asked for, and says what it proposes", async () => {
  const owner = await server.signedIn();
  const fileUrls = await owner.upload([{ name: "blinker.kicad_sch", bytes: readFileSync(BLINKER) }]);
  const { edaProjectFileValidation } = await owner.get(
    `query ($input: EdaProjectFileValidationInput!) { edaProjectFileValidation(input: $input) {
      proposal { copperLayers connections layersFor ground supply otherGrounds fab forms { id widthMm heightMm }
        netClasses { name nets widthMm amperes statedBy isPoured ohms } } } }`,
    { jobType: "PLACEMENT", fileUrls },
  );
  const { proposal } = edaProjectFileValidation;
  expect(proposal).toMatchObject({
    copperLayers: 2,
    connections: 17,
    layersFor: "NONE",
    ground: "GND",
    supply: null,
    otherGrounds: [],
    fab: "JLCPCB",
    netClasses: [
      { name: "Power 0.3 mm", nets: ["GND"], widthMm: 0.3, isPoured: true },
      { name: "Power 0.4 mm", nets: ["+5V"], widthMm: 0.4, amperes: null, statedBy: [], isPoured: false },
    ],
  });
  expect(proposal.forms).toContainEqual({ id: "credit-card", widthMm: 85.6, heightMm: 53.98 });
  const make = async (name: string, options: object) => {
    const asked = { name, jobType: "PLACEMENT", fileUrls, ...options };
    const { createEdaProjectQuickModeV2 } = await owner.get(CREATE_PROJECT, asked);
    const { edaProjectV2 } = await owner.get(PROJECT, { id: createEdaProjectQuickModeV2.id });
    return (await owner.fetch(edaProjectV2.boardDocumentUrl)).json();
  };
  const usual = await make("Usual", {});
  expect(usual.zones.map(({ layers }: { layers: string[] }) => layers)).toEqual([["F.Cu", "B.Cu"]]);
  const wished = await make("Wished", { form: "feather", planes: false, netClasses: false, fab: "OSH_PARK" });
  expect(wished.zones).toEqual([]);
  expect(wished.rules.netClasses).toHaveLength(1);
  expect(wished.rules.copperToEdge).toBe(381_000);
});

test("a schematic of KiCad 5 becomes a project with its library, and without one tells what is lacking", async () => {
  const owner = await server.signedIn();
  const [sheet, library] = await owner.upload(legacyResistorSchematic());
  const judge = async (fileUrls: readonly (string | undefined)[]) =>
    (await owner.get(VALIDATE, { jobType: "PLACEMENT", fileUrls })).edaProjectFileValidation;
  const whole = await judge([sheet, library]);
  expect(whole).toMatchObject({ success: true, problems: [], receipt: { diagnostics: [] } });
  expect(whole.receipt.files.map(({ recognisedAs }: { recognisedAs: string }) => recognisedAs)).toEqual([
    "kicad-legacy-schematic 4",
    "kicad-legacy-library",
  ]);
  const { receipt } = await judge([sheet]);
  expect(receipt.diagnostics).toContainEqual({
    severity: expect.stringMatching(/warning/i),
    message: expect.stringContaining("Add old-cache.lib, or Device.lib"),
  });
  const id = await owner.createProject("Old", legacyResistorSchematic());
  const { edaProjectV2 } = await owner.get(PROJECT, { id });
  const circuit = await (await owner.fetch(edaProjectV2.circuitDocumentUrl)).json();
  expect(circuit.components[0]).toMatchObject({ reference: "R1", pins: [{ number: "1" }, { number: "2" }] });
  expect(circuit.sheets[0].symbols).toHaveLength(1);
});

test("an outline beyond sense is refused with its numbers", async () => {
  const owner = await server.signedIn();
  const fileUrls = await owner.upload([resistorSchematic("chain", "Resistor_SMD:R_0603_1608Metric")]);
  const asked = { name: "Odd", jobType: "PLACEMENT", fileUrls };
  const small = await owner.refusal(CREATE_PROJECT, { ...asked, outline: { widthMm: 2, heightMm: 40 } });
  expect(small.message).toContain("2 × 40 mm");
  const layers = await owner.refusal(CREATE_PROJECT, { ...asked, copperLayers: 3 });
  expect(layers.message).toContain("2 or 4");
  const form = await owner.refusal(CREATE_PROJECT, { ...asked, form: "badge" });
  expect(form.message).toContain('"badge"');
});

test("a schematic whose part has an unknown footprint becomes a board with a stand-in, and no fab files", async () => {
  const owner = await server.signedIn();
  const files = [resistorSchematic("chain", "Odd:Thing_3000", "U1")];
  const fileUrls = await owner.upload(files);
  const { edaProjectFileValidation } = await owner.get(VALIDATE, { jobType: "PLACEMENT", fileUrls });
  expect(edaProjectFileValidation).toMatchObject({
    success: true,
    obstacles: [],
    receipt: { files: [{ recognisedAs: "kicad-schematic 20231120" }] },
  });
  expect(edaProjectFileValidation.receipt.diagnostics).toContainEqual({
    severity: expect.stringMatching(/warning/i),
    message: expect.stringContaining("Odd:Thing_3000 is in no library; a stand-in with 2 pads holds its place"),
  });
  const { edaProjectSchematicFileInfo } = await owner.get(
    "query ($input: EdaProjectFileInfoInput!) { edaProjectSchematicFileInfo(input: $input) { success svgString } }",
    { fileUrl: fileUrls[0], fileType: "KICAD" },
  );
  expect(edaProjectSchematicFileInfo.svgString).toMatch(/^<svg /);
  const id = await owner.createProject("Schematic alone", files);
  const { edaProjectV2 } = await owner.get(PROJECT, { id });
  const board = await (await owner.fetch(edaProjectV2.boardDocumentUrl)).json();
  expect(board.footprints.map(({ library }: { library: string }) => library)).toEqual(["Stand-in:2-pads-chip"]);
  for (const outputFormat of ["GERBER_EXPORT", "ASSEMBLY_EXPORT"]) {
    const refusal = await owner.refusal(
      "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url } }",
      { id, outputFormat },
    );
    expect(refusal.message).toContain("U1");
  }
});

test("refused files leave nothing behind, and the refusal carries receipt and reasons", async () => {
  const owner = await server.signedIn();
  const fileUrls = await owner.upload([{ name: "broken.kicad_pcb", bytes: Buffer.from("(kicad_pcb (version 2021") }]);
  const refusal = await owner.refusal(CREATE_PROJECT, { name: "Broken", jobType: "ROUTING", fileUrls });
  expect(refusal.extensions).toMatchObject({ code: 70004, name: "UNSUPPORTED_PROJECT_FILE_FORMAT" });
  expect(refusal.message).toContain("broken.kicad_pcb");
  expect(refusal.extensions.problems).toHaveLength(1);
  expect((await owner.get(LIST, {})).edaProjectConnectionV2.total).toBe(0);
});

test("an uploaded file that never arrived, a wrong address and a foreign upload are all not found", async () => {
  const owner = await server.signedIn();
  const { presignedUrlForFileUpload } = await owner.get(
    "query ($input: PresignedUrlForFileUploadInput!) { presignedUrlForFileUpload(input: $input) { url } }",
    { fileName: "never.kicad_pcb", fileType: "layout" },
  );
  const [foreign] = await (await server.signedIn()).upload([resistorBoard()]);
  for (const url of [presignedUrlForFileUpload.url, "/uploads/../../etc/passwd", "https://example.com/x", foreign]) {
    const refusal = await owner.refusal(CREATE_PROJECT, { name: "Nothing", jobType: "ROUTING", fileUrls: [url] });
    expect(refusal.extensions).toMatchObject({ code: 404, name: "NOT_FOUND" });
  }
});

test("names are unique for one person, in any case, and free again after deletion", async () => {
  const owner = await server.signedIn();
  const id = await owner.createProject("Amplifier", [resistorBoard()]);
  const fileUrls = await owner.upload([resistorBoard()]);
  const taken = await owner.refusal(CREATE_PROJECT, { name: " amplifier ", jobType: "ROUTING", fileUrls });
  expect(taken.extensions).toMatchObject({ code: 70010, field: "name" });
  await (await server.signedIn()).createProject("Amplifier", [resistorBoard()]);
  await owner.get(DELETE, { id });
  await owner.get(CREATE_PROJECT, { name: "Amplifier", jobType: "ROUTING", fileUrls });
});

test("a project is renamed and its history remembers", async () => {
  const owner = await server.signedIn("grace@example.com");
  const id = await owner.createProject("First name", [resistorBoard()]);
  await owner.get(UPDATE, { id, name: "Second name" });
  const { edaProjectHistoryConnection } = await owner.get(HISTORY, { id });
  expect(edaProjectHistoryConnection).toMatchObject({
    total: 2,
    nodes: [
      { type: "NAME_MODIFIED", description: "First name → Second name", latestAuthor: { name: "grace" } },
      { type: "CREATED", majorVersion: 1, revisionVersion: 0 },
    ],
  });
  expect((await owner.refusal(UPDATE, { id, name: "  " })).extensions).toMatchObject({ code: 400, field: "name" });
});

test("the list is searched, sorted and paged; percent signs are letters", async () => {
  const owner = await server.signedIn();
  for (const name of ["beta", "Alpha", "gamma 100%", "delta"]) await owner.createProject(name, [resistorBoard()]);
  const names = async (input: object) =>
    (await owner.get(LIST, input)).edaProjectConnectionV2.nodes.map(({ name }: { name: string }) => name);
  expect(await names({ sortKey: "NAME", order: "ASC" })).toEqual(["Alpha", "beta", "delta", "gamma 100%"]);
  expect(await names({ sortKey: "CREATED_AT", order: "DESC" })).toEqual(["delta", "gamma 100%", "Alpha", "beta"]);
  expect(await names({ sortKey: "NAME", order: "ASC", size: 3, page: 2 })).toEqual(["gamma 100%"]);
  expect(await names({ keyword: "ALPH" })).toEqual(["Alpha"]);
  expect(await names({ keyword: "%" })).toEqual(["gamma 100%"]);
  const { edaProjectConnectionV2 } = await owner.get(LIST, { size: 3 });
  expect(edaProjectConnectionV2.pagination).toEqual({ totalCount: 4, current: 1, totalPage: 2 });
  expect((await owner.refusal(LIST, { size: 101 })).extensions.code).toBe(400);
});

test("the layout speaks the specification's words, in mil", async () => {
  const owner = await server.signedIn();
  const id = await owner.createProject("Layout", [resistorBoard()]);
  const { edaProjectLayoutV2 } = await owner.get(
    `query ($input: EdaProjectLayoutV2Input!) { edaProjectLayoutV2(input: $input) { name
      parts { key name prefix type footprintName pins { key pos { x y r } number { text } tag occupied minVoltage maxVoltage } pads outShapeT { x y } outShapeB { x } margin }
      boardLayout { layers { number name } boardShape { x y } partPlaces { key isTop state pos { x y r } } dRCRules { net trackWidth } components } } }`,
    { id },
  );
  const { parts, boardLayout } = edaProjectLayoutV2;
  expect(parts[0]).toMatchObject({ name: "R1", prefix: "R", type: "10k", footprintName: "Test:R_0805", outShapeB: [] });
  expect(parts[0].pins.map((pin: { number: { text: string } }) => pin.number.text)).toEqual(["1", "2"]);
  expect(parts[0].pins[1]).toMatchObject({ tag: "N2", occupied: true, minVoltage: null, maxVoltage: null });
  expect(parts[0].margin).toBeCloseTo(0.25 / 0.0254, 6);
  // R1 stands at (106, 107.5) mm.
  expect(boardLayout.partPlaces[0]).toMatchObject({ key: parts[0].key, isTop: true, state: "Completed" });
  expect(boardLayout.partPlaces[0].pos.x).toBeCloseTo(106 / 0.0254, 6);
  expect(boardLayout.partPlaces[0].pos.y).toBeCloseTo(107.5 / 0.0254, 6);
  expect(boardLayout.boardShape).toHaveLength(4);
  expect(boardLayout.dRCRules.map(({ net }: { net: string }) => net)).toEqual(["N1", "N2", "N3", "N4", "N5"]);
});
