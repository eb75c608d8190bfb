import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { ASSEMBLY, SAVE_ASSEMBLY } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const EXPORT =
  "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url fileName findings { kind parts } } }";

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

let projects = 0;
/** Four resistors, R1 and R2 with an LCSC number. */
async function newProject(): Promise<string> {
  projects += 1;
  const board = resistorBoard({ name: "reels" });
  const numbered = new TextDecoder()
    .decode(board.bytes)
    .replace(/\(attr smd\)(?=\s+\(fp_text reference "R[12]")/g, '(property "LCSC" "C17414")\n    (attr smd)');
  return owner.createProject(`Reels ${projects}`, [{ ...board, bytes: Buffer.from(numbered) }]);
}

async function filesOf(input: object) {
  const { edaProjectResultExport: exported } = await owner.get(EXPORT, { outputFormat: "ASSEMBLY_EXPORT", ...input });
  const bytes = new Uint8Array(await (await owner.fetch(exported.url)).arrayBuffer());
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, new TextDecoder().decode(file)] as const);
  const textOf = (end: string) => files.find(([name]) => name.endsWith(end))?.[1] ?? "";
  const rotations = Object.fromEntries(
    textOf("-cpl.csv")
      .split("\r\n")
      .map((line) => line.split(","))
      .filter(([reference]) => /^R\d$/.test(reference ?? ""))
      .map((cells) => [cells[0], Number(cells[5])]),
  );
  const middles = Object.fromEntries(
    textOf("-cpl.csv")
      .split("\r\n")
      .map((line) => line.split(","))
      .map((cells) => [cells[0], [Number(cells[3]), Number(cells[4])]]),
  );
  return { ...exported, rotations, middles, bill: textOf("-bom.csv") };
}

const reels = [{ partNumber: "C17414", rotation: 90, offsetX: 0, offsetY: 0, isChecked: false }];

test("a rotation of a supplier's part is kept with the project and turns that part in the positions", async () => {
  const id = await newProject();
  expect((await owner.get(ASSEMBLY, { id })).edaProjectAssembly).toEqual({ version: 0, reels: [], variants: [] });
  expect((await filesOf({ id })).rotations).toEqual({ R1: 0, R2: 0, R3: 0, R4: 0 });
  const { saveEdaProjectAssembly: saved } = await owner.get(SAVE_ASSEMBLY, { id, version: 0, reels, variants: [] });
  expect(saved).toEqual({ version: 1, reels, variants: [] });
  expect((await owner.get(ASSEMBLY, { id })).edaProjectAssembly).toEqual(saved);
  expect((await filesOf({ id })).rotations).toEqual({ R1: 90, R2: 90, R3: 0, R4: 0 });
});

test("what was found right is kept as checked, and an offset moves the middle of the part, y upwards", async () => {
  const id = await newProject();
  const before = (await filesOf({ id })).middles;
  const moved = [{ partNumber: "C17414", rotation: 0, offsetX: 0.5, offsetY: 0.25, isChecked: true }];
  const { saveEdaProjectAssembly: saved } = await owner.get(SAVE_ASSEMBLY, {
    id,
    version: 0,
    reels: moved,
    variants: [],
  });
  expect(saved.reels).toEqual(moved);
  const after = (await filesOf({ id })).middles;
  for (const part of ["R1", "R2"])
    expect(after[part]).toEqual([expect.closeTo(before[part][0] + 0.5, 6), expect.closeTo(before[part][1] + 0.25, 6)]);
  expect(after.R3).toEqual(before.R3);
  const far = [{ partNumber: "C17414", rotation: 0, offsetX: 25 }];
  const { message } = await owner.refusal(SAVE_ASSEMBLY, { id, version: 1, reels: far, variants: [] });
  expect(message).toBe("The offset of C17414 is from -20 to 20 mm; it is 25.");
});

test("a variant leaves out what it does not populate, in files that bear its name", async () => {
  const id = await newProject();
  const variants = [{ name: "Lite / EU", notPopulated: ["R2", "R9"], populated: [] }];
  await owner.get(SAVE_ASSEMBLY, { id, version: 0, reels: [], variants });
  const lite = await filesOf({ id, variant: "Lite / EU" });
  expect(lite.fileName).toBe(`Reels-${projects}-Lite-EU-assembly.zip`);
  expect(lite.rotations).toEqual({ R1: 0, R3: 0, R4: 0 });
  expect(lite.bill).not.toContain("R2");
  expect(lite.findings).toContainEqual({ kind: "VARIANT_UNKNOWN", parts: ["R9"] });
  expect((await filesOf({ id })).bill).toContain("R2");
  const refusal = await owner.refusal(EXPORT, { id, outputFormat: "ASSEMBLY_EXPORT", variant: "Pro" });
  expect([refusal.extensions.code, refusal.message]).toEqual([400, 'This project has no variant "Pro".']);
});

test("what cannot be meant is refused and nothing is kept", async () => {
  const id = await newProject();
  const refusal = await owner.refusal(SAVE_ASSEMBLY, {
    id,
    version: 0,
    reels: [{ partNumber: "C17414", rotation: 400 }],
    variants: [],
  });
  expect(refusal.extensions.code).toBe(400);
  expect(refusal.message).toBe("The rotation of C17414 is from -360 to 360 degrees; it is 400.");
  expect((await owner.get(ASSEMBLY, { id })).edaProjectAssembly.version).toBe(0);
});

test("two windows cannot undo each other's rotations", async () => {
  const id = await newProject();
  await owner.get(SAVE_ASSEMBLY, { id, version: 0, reels, variants: [] });
  for (const version of [0, 7]) {
    const { extensions } = await owner.refusal(SAVE_ASSEMBLY, { id, version, reels: [], variants: [] });
    expect(extensions.code).toBe(409);
  }
  expect((await owner.get(ASSEMBLY, { id })).edaProjectAssembly.reels).toEqual(reels);
});
