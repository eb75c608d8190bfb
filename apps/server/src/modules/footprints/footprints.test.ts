import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Footprint } from "@tracewright/board";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../platform/database/tables.ts";
import { type Client, CREATE_PROJECT } from "../../testkit/client.ts";
import { resistorSchematic } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam } from "../../testkit/team-operations.ts";
import { heldByUser } from "../access/holder.ts";
import { readFootprintChoices, rememberFootprints } from "./footprint-choice-store.ts";

const FOUND = "name source pads pitchMm bodyMm { width height } mount";
const SEARCH = `query ($input: FootprintSearchInput!) { footprintSearch(input: $input) { total officialCount nodes { ${FOUND} } } }`;
const SUGGEST = `query ($input: FootprintSuggestionsInput!) { footprintSuggestions(input: $input) { name } }`;
const RECORDS = `query ($input: FootprintRecordsInput!) { footprintRecords(input: $input) {
  nodes { found { ${FOUND} } record } inFiles { name } problems { message } } }`;
const DRAW = `query ($input: DrawnFootprintInput!) { drawnFootprint(input: $input) {
  record { found { name pads } } problems { field reason least most } } }`;
const VALIDATE = `query ($input: EdaProjectFileValidationInput!) { edaProjectFileValidation(input: $input) {
  proposal { parts { reference kind wanted pins footprint source pinsWithoutPad padsWithoutPin } }
  receipt { diagnostics { code message } } } }`;

const module = (name: string, pads: number) =>
  `(footprint "${name}" (layer "F.Cu") (descr "a thing of ${pads} pads") (attr smd)
    ${Array.from({ length: pads }, (_, i) => `(pad "${i + 1}" smd rect (at ${2 * i} 0) (size 1 1) (layers "F.Cu" "F.Mask"))`).join("\n")})`;
const upload = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });

let folder: string;
let server: TestServer;
let owner: Client;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tracewright-kicad-"));
  mkdirSync(join(folder, "Sensors.pretty"));
  writeFileSync(join(folder, "Sensors.pretty", "Odd_Sensor.kicad_mod"), module("Odd_Sensor", 2));
  server = await startTestServer({ configuration: { kicadLibraries: folder } });
  owner = await server.signedIn();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test("libraries of the server and our own families are searched by words and measures", async () => {
  const { footprintSearch: sensors } = await owner.get(SEARCH, { words: "odd sensor" });
  expect(sensors).toEqual({
    total: 1,
    officialCount: 1,
    nodes: [{ name: "Sensors:Odd_Sensor", source: "OFFICIAL", pads: 2, pitchMm: 2, bodyMm: null, mount: "SMD" }],
  });
  const { footprintSearch: soic } = await owner.get(SEARCH, { words: "soic", pads: 8, pitchMm: 1.27, size: 1 });
  expect(soic.total).toBeGreaterThan(1);
  expect(soic.nodes).toMatchObject([{ name: "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm", source: "FAMILY" }]);
});

test("a search that is too long or asks for too much is refused with the field", async () => {
  expect((await owner.refusal(SEARCH, { words: "x".repeat(201) })).extensions.field).toBe("words");
  expect((await owner.refusal(SEARCH, { size: 101 })).extensions.field).toBe("size");
  expect((await owner.refusal(RECORDS, { names: Array(9).fill("a:b") })).extensions.field).toBe("names");
});

test("what is suggested for a part has a pad for every pin, and follows the wanted name", async () => {
  const input = { wanted: "Mine:OddSensor", kind: "U", value: "", pins: 2 };
  const { footprintSuggestions: suggested } = await owner.get(SUGGEST, input);
  expect(suggested[0]).toEqual({ name: "Sensors:Odd_Sensor" });
});

test("footprints come whole from uploads first, then from libraries and families; what cannot be read is named", async () => {
  const fileUrls = await owner.upload([
    upload("Mine.kicad_mod", module("Mine", 3)),
    upload("Broken.kicad_mod", "(footprint oops"),
  ]);
  const names = ["Sensors:Odd_Sensor", "Resistor_SMD:R_0603_1608Metric", "Nobody:Knows"];
  const { footprintRecords: records } = await owner.get(RECORDS, { names, fileUrls });
  expect(records.nodes.map(({ found }: { found: { name: string } }) => found)).toMatchObject([
    { name: "Mine", source: "FILES", pads: 3 },
    { name: "Sensors:Odd_Sensor", source: "OFFICIAL" },
    { name: "Resistor_SMD:R_0603_1608Metric", source: "FAMILY" },
  ]);
  expect(records.nodes[0].record.pads).toHaveLength(3);
  expect(records.inFiles).toEqual([{ name: "Mine" }]);
  expect(records.problems).toEqual([{ message: expect.stringContaining("Broken.kicad_mod") }]);
});

test("a footprint is drawn by measures, or each measure that cannot be is named", async () => {
  const form = { shape: "PAIR", pads: 2, padLength: 1.2, padWidth: 1.4, span: 4, body: { width: 3, height: 2 } };
  const { footprint } = { footprint: (await owner.get(DRAW, form)).drawnFootprint };
  const name = "Drawn:Pair-2_Pad1.2x1.4mm_Span4mm_Body3x2mm";
  expect(footprint).toEqual({ record: { found: { name, pads: 2 } }, problems: [] });
  const { drawnFootprint: refused } = await owner.get(DRAW, { ...form, span: 1 });
  expect(refused).toEqual({
    record: null,
    problems: [{ field: "span", reason: "pads-overlap", least: 1.3, most: null }],
  });
});

interface Part {
  readonly source: string;
  readonly footprint: string;
}

async function validate(
  client: Client,
  wanted: string,
  footprints: unknown[] = [],
  { more = [], teamId }: { more?: ReturnType<typeof upload>[]; teamId?: string } = {},
) {
  const fileUrls = await client.upload([resistorSchematic("chain", wanted), ...more]);
  const input = { jobType: "PLACEMENT", fileUrls, footprints, ...(teamId && { teamId }) };
  const { edaProjectFileValidation } = await client.get(VALIDATE, input);
  const [part] = edaProjectFileValidation.proposal.parts as Part[];
  return { input, part, told: edaProjectFileValidation.receipt.diagnostics };
}

test("what is chosen for a part stands in the proposal, the receipt and the project, and is remembered for its owner", async () => {
  const mine = upload("Special.kicad_mod", module("Special", 3));
  const choice = { references: ["R1"], footprint: "Special" };
  expect((await validate(owner, "Private:R_Odd")).part).toMatchObject({
    kind: "R",
    pins: ["1", "2"],
    source: "STAND_IN",
    pinsWithoutPad: [],
  });
  const { input, part, told } = await validate(owner, "Private:R_Odd", [choice], { more: [mine] });
  expect(part).toMatchObject({ source: "CHOSEN", footprint: "Special", padsWithoutPin: ["3"] });
  expect(told).toContainEqual({ code: "chosen-footprint", message: "R1 (10k): Special was chosen." });
  await owner.get(CREATE_PROJECT, { name: "Chosen", ...input });
  // The file is not handed in again: what was chosen is known all the same.
  expect((await validate(owner, "Private:R_Odd")).part).toMatchObject({ source: "REMEMBERED", footprint: "Special" });
  expect((await validate(owner, "Private:Other")).part).toMatchObject({ source: "STAND_IN" });
  const stranger = await server.signedIn();
  expect((await validate(stranger, "Private:R_Odd")).part).toMatchObject({ source: "STAND_IN" });
});

test("a team remembers what its members chose, for projects of the team alone", async () => {
  const [chooser, mate] = [await server.signedIn("chooser@example.com"), await server.signedIn("mate@example.com")];
  const { teamId } = await insertTeam(server, { "chooser@example.com": "OWNER", "mate@example.com": "USER" });
  const choice = { references: ["R1"], footprint: "Sensors:Odd_Sensor" };
  const { input } = await validate(chooser, "Private:Team", [choice], { teamId });
  await chooser.get(CREATE_PROJECT, { name: "Of the team", ...input });
  const remembered = { source: "REMEMBERED", footprint: "Sensors:Odd_Sensor" };
  expect((await validate(mate, "Private:Team", [], { teamId })).part).toMatchObject(remembered);
  expect((await validate(mate, "Private:Team")).part).toMatchObject({ source: "STAND_IN" });
  expect((await validate(chooser, "Private:Team")).part).toMatchObject({ source: "STAND_IN" });
  expect((await owner.refusal(VALIDATE, input)).extensions.code).toBe(404);
});

test("what is remembered gives way to what the libraries have, and to what is chosen now", async () => {
  const odd = { references: ["R1"], footprint: "Sensors:Odd_Sensor" };
  const { input } = await validate(owner, "Private:Again", [odd]);
  await owner.get(CREATE_PROJECT, { name: "Again", ...input });
  const other = { references: ["R1"], footprint: "Resistor_SMD:R_1206_3216Metric" };
  expect((await validate(owner, "Private:Again", [other])).part).toMatchObject({ source: "CHOSEN" });
  const own = upload("Again.kicad_mod", module("Again", 2));
  expect((await validate(owner, "Private:Again", [], { more: [own] })).part).toMatchObject({ source: "FILES" });
});

test("choices that nobody has, or for parts that are not there, are refused with their names", async () => {
  const unknown = await validate(owner, "", [{ references: ["R1"], footprint: "Nobody:Knows" }]);
  expect(unknown.part).toMatchObject({ source: "PROPOSED" });
  const refused = await owner.refusal(CREATE_PROJECT, { name: "Unknown", ...unknown.input });
  expect(refused.message).toContain("Nobody:Knows");
  const absent = await validate(owner, "", [{ references: ["R77"], footprint: "Sensors:Odd_Sensor" }]);
  expect((await owner.refusal(CREATE_PROJECT, { name: "Absent", ...absent.input })).message).toContain("R77");
});

test("an account remembers its newest choices, 500 of them and 4 MB of footprints", async () => {
  const { db } = server.application;
  const [user] = await db.select().from(users).limit(1);
  if (!user) throw new Error("there is no account");
  const remember = (from: number, count: number, template: Footprint | null) =>
    rememberFootprints(
      db,
      heldByUser(user.id),
      Array.from({ length: count }, (_, index) => ({
        wanted: `W${from + index}`,
        pins: 2,
        footprint: "a:b",
        template,
      })),
      new Date(Date.UTC(2030, 0, 1, 0, 0, from)),
    );
  await remember(0, 400, null);
  await remember(1000, 200, null);
  const kept = await readFootprintChoices(db, heldByUser(user.id));
  expect(kept).toHaveLength(500);
  expect(kept.filter(({ wanted }) => Number(wanted.slice(1)) >= 1000)).toHaveLength(200);
  const large = { description: "x".repeat(1_000_000) } as Footprint;
  await remember(2000, 6, large);
  expect((await readFootprintChoices(db, heldByUser(user.id))).map(({ wanted }) => wanted)).toEqual([
    "W2000",
    "W2001",
    "W2002",
    "W2003",
  ]);
});
