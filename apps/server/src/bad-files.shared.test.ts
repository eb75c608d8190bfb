import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, CREATE_PROJECT, type NamedFile } from "./testkit/client.ts";
import { PROJECT } from "./testkit/run-operations.ts";
import { startTestServer, type TestServer } from "./testkit/start-test-server.ts";

/** Every hostile or broken file of the shared test data folder through the API, answered as its NOTES.md asks. */

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "..", "..", "..", "..", "shared");
const BAD = join(SHARED, "bad");
const present = existsSync(BAD);
if (!present) console.warn("The shared test data folder is not here: the hostile files are left out.");

const VALIDATE = `query ($input: EdaProjectFileValidationInput!) { edaProjectFileValidation(input: $input) {
  success problems { code message } obstacles { code message } receipt { diagnostics { severity code message catalogue subjects } } } }`;

const DIFFERENT = 70018;

interface Expectation {
  readonly name: string;
  /** The problems' code when the files are refused. */
  readonly refused?: number;
  /** The obstacle's code when they may only be looked at. */
  readonly blocked?: number;
  /** What the sentences have to say. */
  readonly says: readonly RegExp[];
}

const EXPECTATIONS: readonly Expectation[] = [
  { name: "00_control_good", says: [] },
  { name: "01_truncated.kicad_pcb", refused: 70004, says: [/01_truncated/, /line|offset/i] },
  { name: "02_deep_nesting.kicad_pcb", refused: 70004, says: [/nested too deeply/] },
  { name: "03_huge_numbers.kicad_pcb", refused: 70004, says: [/R1/, /R2/, /range/] },
  { name: "04_nan_coords.kicad_pcb", refused: 70004, says: [/R1/, /R2/] },
  { name: "05_missing_outline.kicad_pcb", blocked: 70016, says: [/no board outline/] },
  { name: "06_open_outline.kicad_pcb", blocked: 70016, says: [/open/] },
  { name: "07_self_intersecting_outline.kicad_pcb", blocked: 70016, says: [/intersect|cross/, /115/, /90/] },
  { name: "08_duplicate_refs", says: [/R1/] },
  { name: "09_sch_pcb_mismatch", refused: 70018, says: [/C9/, /R4/, /R2 pin 2/] },
  { name: "10_three_copper_layers.kicad_pcb", refused: 70017, says: [/2 or 4/, /3/] },
  { name: "11_parts_1001.kicad_pcb", refused: 70017, says: [/1,?001/, /1,?000/, /2,?002/, /2,?000/] },
  { name: "11b_control_parts_1000.kicad_pcb", says: [] },
  { name: "12_wrong_extension", says: [] },
  { name: "13_json_bomb_deep.json", refused: 70004, says: [/nested too deeply/] },
  { name: "14_utf16.kicad_pcb", says: [] },
  { name: "15_markup_in_names", says: [] },
  { name: "16_sheet_cycle", refused: 70004, says: [/a.*b.*a|cycle/i] },
  { name: "17_sheet_path_escape.kicad_sch", refused: 70004, says: [/is missing: /] },
  { name: "18_easyeda_garbage_shapes.json", refused: 70005, says: [/EasyEDA/i] },
  { name: "19_empty.kicad_pcb", refused: 70004, says: [/empty/] },
  { name: "20_missing_net_and_pad_outside.kicad_pcb", blocked: 70019, says: [/R5/, /77/] },
];

/** A folder is handed in whole; a file under a wrong name goes in as it is. */
function filesOf(name: string): NamedFile[] {
  const path = join(BAD, name);
  const paths = statSync(path).isDirectory() ? readdirSync(path).map((file) => join(path, file)) : [path];
  return paths
    .filter((file) => /\.(kicad_(sch|pcb|pro|dru)|json|zip)$/.test(file))
    .map((file) => ({ name: file.split("/").at(-1) ?? "", bytes: readFileSync(file) }));
}

describe.skipIf(!present)("hostile files through the API", () => {
  let server: TestServer;
  let owner: Client;
  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.signedIn();
  });
  afterAll(() => server.stop());

  test.each(EXPECTATIONS)("$name", { timeout: 60_000 }, async ({ name, refused, blocked, says }) => {
    const fileUrls = await owner.upload(filesOf(name));
    const begun = performance.now();
    const { edaProjectFileValidation: judged } = await owner.get(VALIDATE, { jobType: "ROUTING", fileUrls });
    expect(performance.now() - begun).toBeLessThan(25_000);
    expect({ problems: judged.problems.map(({ code }: { code: number }) => code) }).toEqual({
      problems: refused === undefined ? [] : expect.arrayContaining([refused]),
    });
    expect(judged.success).toBe(refused === undefined);
    if (blocked !== undefined) expect(judged.obstacles.map(({ code }: { code: number }) => code)).toContain(blocked);
    const sentences = [...judged.problems, ...judged.obstacles, ...judged.receipt.diagnostics]
      .map(({ message }: { message: string }) => message)
      .join("\n");
    for (const pattern of says) expect(sentences).toMatch(pattern);
    expect(sentences).not.toMatch(/unexpected (character|token)|undefined|NaN is|stack|at \w+ \(/i);

    const input = { name: `Hostile ${name}`, jobType: "ROUTING", fileUrls };
    if (refused !== undefined) {
      const refusal = await owner.refusal(CREATE_PROJECT, input);
      expect(judged.problems.map(({ code }: { code: number }) => code)).toContain(refusal.extensions.code);
      // Differences are for the owner to decide: once a side is chosen, the project is made.
      if (refused === DIFFERENT)
        expect(await owner.get(CREATE_PROJECT, { ...input, onMismatch: "LAYOUT" })).toHaveProperty(
          "createEdaProjectQuickModeV2.id",
        );
    } else {
      const { createEdaProjectQuickModeV2 } = await owner.get(CREATE_PROJECT, input);
      const { edaProjectV2 } = await owner.get(PROJECT, { id: createEdaProjectQuickModeV2.id });
      const document = await owner.fetch(edaProjectV2.boardDocumentUrl ?? edaProjectV2.circuitDocumentUrl);
      expect(document.status).toBe(200);
      expect(await document.text()).not.toMatch(/\bNaN\b|Infinity/);
    }
    // Whatever came in, the server goes on answering.
    expect((await server.visitor().fetch("/readyz")).status).toBe(200);
    expect(server.logged.filter((line) => line.includes('"event":"fault"'))).toEqual([]);
  });
});
