import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, CREATE_PROJECT, type NamedFile } from "../../testkit/client.ts";
import { legacyResistorSchematic, notesSchematic, resistorSchematic, supplyBoard } from "../../testkit/kicad-files.ts";
import { ADD_BOARD, ELECTRICAL_RULES, PROJECT, SAVE_ELECTRICAL_RULES } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const VALIDATE = `query ($input: EdaProjectFileValidationInput!) { edaProjectFileValidation(input: $input) {
  success obstacles { code message } proposal { parts { reference footprint source severity remark } }
  receipt { diagnostics { severity message } } } }`;
const LOGIC =
  "query ($input: EdaProjectLogicV2Input!) { edaProjectLogicV2(input: $input) { parts { name pins { occupied } } } }";
const LAYOUT = "query ($input: EdaProjectLayoutV2Input!) { edaProjectLayoutV2(input: $input) { parts { name } } }";

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

/** A project of a schematic and nothing else, handed in as the schematic of the API. */
async function create(name: string, [schematic, ...others]: readonly NamedFile[]) {
  if (!schematic) throw new Error("there is no schematic");
  const [schematicFileUrl, ...fileUrls] = await owner.upload([schematic, ...others]);
  const input = { jobType: "PLACEMENT", schematicFileUrl, fileUrls };
  const { edaProjectFileValidation: judged } = await owner.get(VALIDATE, input);
  const { createEdaProjectQuickModeV2 } = await owner.get(CREATE_PROJECT, { ...input, name });
  const { id } = createEdaProjectQuickModeV2;
  const { edaProjectV2: project } = await owner.get(PROJECT, { id });
  const { edaProjectLogicV2: logic } = await owner.get(LOGIC, { id });
  return { id, judged, project, drawn: namesOf(logic.parts) };
}

const namesOf = (parts: readonly { name: string }[]) => parts.map(({ name }) => name).sort();

async function partsOnBoard(id: string) {
  const { edaProjectLayoutV2 } = await owner.get(LAYOUT, { id });
  return namesOf(edaProjectLayoutV2.parts);
}

/** A resistor on a sheet of its own, which a root with another resistor opens. */
function twoSheets(): NamedFile[] {
  const FOOTPRINT = "Resistor_SMD:R_0603_1608Metric";
  const root = resistorSchematic("root", FOOTPRINT, "R1");
  const entry = `(sheet (at 150 50) (size 30 20) (uuid "b0000000-0000-4000-8000-000000000001")
    (property "Sheetname" "load" (at 150 49 0)) (property "Sheetfile" "load.kicad_sch" (at 150 71 0)))`;
  const text = Buffer.from(root.bytes).toString("utf8").trimEnd().replace(/\)$/, `${entry})\n`);
  return [{ ...root, bytes: Buffer.from(text) }, resistorSchematic("load", FOOTPRINT, "R2")];
}

test("the parts of all sheets stand on the board that is made of them", async () => {
  const { id, judged, drawn } = await create("Two sheets", twoSheets());
  expect(judged).toMatchObject({ success: true, obstacles: [] });
  expect(drawn).toEqual(["R1", "R2"]);
  expect(await partsOnBoard(id)).toEqual(["R1", "R2"]);
});

test("a sheet that is not among the files is asked for by name", async () => {
  const [root] = twoSheets();
  const fileUrls = await owner.upload(root ? [root] : []);
  const refused = await owner.refusal(CREATE_PROJECT, { name: "Half", jobType: "PLACEMENT", fileUrls });
  expect(refused.message).toContain('the file of sheet "load" is missing: load.kicad_sch');
});

test("a schematic of KiCad 5 with its library becomes a board", async () => {
  const { id, drawn } = await create("Old", legacyResistorSchematic());
  expect(drawn).toEqual(["R1"]);
  expect(await partsOnBoard(id)).toEqual(["R1"]);
});

test("one without its library keeps its parts, each named, and makes no board that joins nothing", async () => {
  const { judged, project, drawn } = await create("Old alone", legacyResistorSchematic().slice(0, 1));
  expect(judged.success).toBe(true);
  expect(judged.obstacles).toEqual([
    { code: 70005, message: expect.stringContaining("so its pins are not known: R1.") },
  ]);
  expect(judged.proposal.parts).toEqual([
    {
      reference: "R1",
      footprint: null,
      source: "NONE",
      severity: "error",
      remark: expect.stringContaining("Device:R"),
    },
  ]);
  const told = judged.receipt.diagnostics.map(({ message }: { message: string }) => message);
  expect(told).toContainEqual(expect.stringContaining("Add old-cache.lib, or Device.lib"));
  expect(told).toContainEqual(expect.stringMatching(/^R1 \(10k\): no library among the files has its symbol Device:R/));
  expect(drawn).toEqual(["R1"]);
  expect(project.boardDocumentUrl).toBeNull();
});

test("a project without a board gets its first one from the schematic with its library, once, as its next revision", async () => {
  const { id } = await create("Old, mended", legacyResistorSchematic().slice(0, 1));
  const lacking = await owner.upload(legacyResistorSchematic().slice(0, 1));
  const refused = await owner.refusal(ADD_BOARD, { id, jobType: "PLACEMENT", fileUrls: lacking });
  expect(refused.message).toContain("so its pins are not known: R1.");

  const whole = { id, jobType: "PLACEMENT", fileUrls: await owner.upload(legacyResistorSchematic()) };
  expect(await owner.get(ADD_BOARD, { ...whole, outline: { widthMm: 40, heightMm: 30 } })).toEqual({
    addBoardToEdaProject: { id },
  });
  const { edaProjectV2: project } = await owner.get(PROJECT, { id });
  expect(project).toMatchObject({ majorVersion: 1, revisionVersion: 1 });
  expect(await partsOnBoard(id)).toEqual(["R1"]);
  const { edaProjectHistoryConnection: history } = await owner.get(
    "query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) { nodes { boardAdded } } }",
    { id },
  );
  expect(history.nodes).toEqual([{ boardAdded: "SCHEMATIC" }, { boardAdded: null }]);

  const again = await owner.refusal(ADD_BOARD, { ...whole, fileUrls: await owner.upload(legacyResistorSchematic()) });
  expect(again.message).toBe("This project has a layout already, or gets it from its blocks.");
});

test("a project without a board takes a layout as well, and keeps its schematic", async () => {
  const { id } = await create("Old, drawn", legacyResistorSchematic().slice(0, 1));
  await owner.get(ADD_BOARD, { id, jobType: "ROUTING", fileUrls: await owner.upload([supplyBoard("drawn")]) });
  const { edaProjectV2: project } = await owner.get(PROJECT, { id });
  expect(project.boardDocumentUrl).not.toBeNull();
  const { edaProjectLogicV2: logic } = await owner.get(LOGIC, { id });
  expect(namesOf(logic.parts)).toEqual(["R1"]);
});

test("a symbol that a later file does not hold is told by name, and its part is kept", async () => {
  const whole = resistorSchematic("chain", "Resistor_SMD:R_0603_1608Metric");
  const text = Buffer.from(whole.bytes).toString("utf8").replace('(symbol "Device:R"', '(symbol "Device:Other"');
  const { judged, project, drawn } = await create("Mended", [{ ...whole, bytes: Buffer.from(text) }]);
  const told = judged.receipt.diagnostics.map(({ message }: { message: string }) => message);
  expect(told).toContainEqual(expect.stringContaining("does not contain: 1 (Device:R)"));
  expect(judged.obstacles).toHaveLength(1);
  expect(drawn).toEqual(["R1"]);
  expect(project.boardDocumentUrl).toBeNull();
});

test("electrical rules of a project without a board are kept with it, by whoever saved last on the newest state", async () => {
  const id = await owner.createProject("Rules of a sheet", [notesSchematic()]);
  const read = async (project: string) =>
    (await owner.get(ELECTRICAL_RULES, { id: project })).edaProjectElectricalRules;
  expect(await read(id)).toEqual({ version: 0, severities: [], accepted: [], pinMap: null });
  const pinMap: string[] = Array.from({ length: 12 }, (_, row) => (row === 1 ? "EEEEEEEEEEEE" : ".E.........."));
  const rules = {
    severities: [{ rule: "pin_not_connected", severity: "ignore" }],
    accepted: [{ key: "pin_to_pin GND: output output", note: "Meant so" }],
    pinMap,
  };
  await owner.get(SAVE_ELECTRICAL_RULES, { id, version: 0, ...rules });
  expect(await read(id)).toEqual({ version: 1, ...rules });
  const refusal = async (input: object) => {
    const { message, extensions } = await owner.refusal(SAVE_ELECTRICAL_RULES, { id, version: 1, ...rules, ...input });
    return { code: extensions.code, field: extensions.field, message };
  };
  expect(await refusal({ version: 0 })).toMatchObject({
    code: 409,
    message: "The electrical rules were changed in another window. Review them and try again.",
  });
  expect(await refusal({ severities: [{ rule: "pin", severity: "error" }] })).toMatchObject({
    code: 400,
    field: "severities",
    message: 'There is no electrical rule "pin".',
  });
  expect(await refusal({ severities: [{ rule: "pin_to_pin", severity: "loud" }] })).toMatchObject({
    code: 400,
    field: "severities",
  });
  expect(await refusal({ accepted: [{ key: "a", note: "n".repeat(1001) }] })).toMatchObject({
    code: 400,
    field: "accepted",
  });
  expect(await refusal({ pinMap: pinMap.slice(1) })).toMatchObject({ code: 400, field: "pinMap" });
  expect(await refusal({ pinMap: pinMap.with(0, "EEEEEEEEEEEx") })).toMatchObject({ code: 400, field: "pinMap" });
  expect(await read(id)).toEqual({ version: 1, ...rules });

  // A copy has them, and the exported project has what KiCad knows of them.
  const { duplicateEdaProject: copy } = await owner.get(
    "mutation ($input: DuplicateEdaProjectInput!) { duplicateEdaProject(input: $input) { id } }",
    { id },
  );
  expect(await read(copy.id)).toEqual({ version: 1, ...rules });
  const { edaProjectResultExport: exported } = await owner.get(
    "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url } }",
    { id, outputFormat: "KICAD_EXPORT" },
  );
  const files = unzipSync(new Uint8Array(await (await owner.fetch(exported.url)).arrayBuffer()));
  const { erc } = JSON.parse(new TextDecoder().decode(files["Rules-of-a-sheet.kicad_pro"]));
  expect(erc.rule_severities).toEqual({ pin_not_connected: "ignore" });
  expect(erc.pin_map[1]).toEqual(Array.from({ length: 12 }, () => 2));

  const onBoard = await owner.createProject("Rules of a board", [supplyBoard()], "PLACEMENT");
  expect((await owner.refusal(SAVE_ELECTRICAL_RULES, { id: onBoard, version: 0, ...rules })).message).toBe(
    "This project has no schematic.",
  );
  const { id: withBoard } = await create("Rules of both", twoSheets());
  expect((await owner.refusal(SAVE_ELECTRICAL_RULES, { id: withBoard, version: 0, ...rules })).message).toBe(
    "The board of this project has its electrical rules. Save them with the layout.",
  );
});
