import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, CREATE_PROJECT, type NamedFile } from "../../testkit/client.ts";
import { resistorBoard, resistorSchematic } from "../../testkit/kicad-files.ts";
import { PLACE, ROUTE, readProject } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const VALIDATE = `query ($input: EdaProjectFileValidationInput!) { edaProjectFileValidation(input: $input) {
  success problems { code message } obstacles { code message words } receipt { diagnostics { severity catalogue subjects } } } }`;

interface Said {
  readonly code: number;
  readonly message: string;
}

interface Judged {
  readonly success: boolean;
  readonly problems: readonly Said[];
  readonly obstacles: readonly Said[];
  readonly receipt: { readonly diagnostics: readonly { readonly catalogue: number | null }[] };
}

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

async function judge(files: readonly NamedFile[]) {
  const fileUrls = await owner.upload(files);
  const { edaProjectFileValidation } = await owner.get(VALIDATE, { jobType: "ROUTING", fileUrls });
  return edaProjectFileValidation as Judged;
}

/** Resistors whose pads, counted from 0, belong to these nets; undefined: to none. */
function boardOf(resistors: number, netOf: (pad: number) => number | undefined): NamedFile {
  const { name, bytes } = resistorBoard({ resistors });
  let pad = 0;
  const text = Buffer.from(bytes)
    .toString()
    .replaceAll(/(\(roundrect_rratio [\d.]+\)) \(net \d+ "N\d+"\)/g, (_, shape: string) => {
      const net = netOf(pad++);
      return net === undefined ? shape : `${shape} (net ${net} "N${net}")`;
    });
  return { name, bytes: Buffer.from(text) };
}

/** The same with the part at a place of the sheet put at another. */
function move({ name, bytes }: NamedFile, from: string, to: string): NamedFile {
  const text = Buffer.from(bytes).toString();
  expect(text).toContain(`(at ${from})`);
  return { name, bytes: Buffer.from(text.replace(`(at ${from})`, `(at ${to})`)) };
}

/** Every net has pads enough. */
const inTurn = (nets: number) => (pad: number) => 1 + (pad % nets);

test.each([
  ["1,001 parts", boardOf(1001, (pad) => (pad % 2 ? 1 : undefined)), /1,001 parts.*1,000/],
  ["2,001 pins", withThirdPad(boardOf(1000, inTurn(400))), /2,001 .*2,000/],
  ["401 nets", boardOf(500, inTurn(401)), /401 nets.*400/],
])("a board of %s is refused with the number and the limit", async (_what, file, sentence) => {
  const { success, problems } = await judge([file]);
  const problem = { code: 70017, message: expect.stringMatching(sentence) };
  expect({ success, problems }).toEqual({ success: false, problems: [problem] });
});

test("no project is made of a board that is too large, whatever was judged before", async () => {
  const fileUrls = await owner.upload([boardOf(402, inTurn(401))]);
  const refusal = await owner.refusal(CREATE_PROJECT, { name: "Too large", jobType: "ROUTING", fileUrls });
  expect(refusal.extensions).toMatchObject({ code: 70017, name: "UNSUPPORTED_BOARD_SPECIFICATION" });
});

test("a board of 1,000 parts, 2,000 pins and 400 nets is taken", async () => {
  expect(await judge([boardOf(1000, inTurn(400))])).toMatchObject({ success: true, problems: [], obstacles: [] });
});

test("a schematic and a layout of different circuits are refused, until somebody says which is right", async () => {
  const files = [resistorSchematic("chain", "Test:R_0805"), resistorBoard({ resistors: 2 })];
  const { success, problems } = await judge(files);
  expect({ success, codes: problems.map(({ code }) => code) }).toEqual({ success: false, codes: [70018] });
  const input = { name: "Different", jobType: "ROUTING", fileUrls: await owner.upload(files) };
  expect((await owner.refusal(CREATE_PROJECT, input)).extensions.code).toBe(70018);
  const { createEdaProjectQuickModeV2 } = await owner.get(CREATE_PROJECT, { ...input, onMismatch: "LAYOUT" });
  expect(await readProject(owner, createEdaProjectQuickModeV2.id)).toMatchObject({ stateType: "READY" });
});

test("a layout in JSON that breaks its format is refused as such, a schematic and what is no JSON as unreadable", async () => {
  const document = (docType: string) =>
    JSON.stringify({
      head: { docType, editorVersion: "6.5.40" },
      canvas: "CA~1000~1000~#000000",
      shape: ["PAD~ELLIPSE~abc~~~", null, 42],
    });
  const codesOf = async (text: string) =>
    (await judge([{ name: "lamp.json", bytes: Buffer.from(text) }])).problems.map(({ code }) => code);
  const layout = await codesOf(document("3"));
  expect(layout.length).toBeGreaterThan(0);
  expect(new Set(layout)).toEqual(new Set([70005]));
  expect(new Set(await codesOf(document("1")))).toEqual(new Set([70004]));
  expect(await codesOf("{")).toEqual([70004]);
  const fileUrls = await owner.upload([{ name: "lamp.json", bytes: Buffer.from(document("3")) }]);
  const refused = await owner.refusal(CREATE_PROJECT, { jobType: "ROUTING", name: "Broken", fileUrls });
  expect(refused.extensions).toMatchObject({ code: 70005, name: "LAYOUT_VALIDATION_FAILED" });
});

test("a part off the board keeps it from being routed, not from being looked at or placed", async () => {
  const file = move(resistorBoard(), "106 107.5", "306 107.5");
  const { success, obstacles } = await judge([file]);
  const words = { kind: "parts-outside", facts: { names: "R1" } };
  const obstacle = { code: 70019, message: expect.stringMatching(/R1/), words };
  expect({ success, obstacles }).toEqual({ success: true, obstacles: [obstacle] });
  const id = await owner.createProject("Off the board", [file]);
  expect((await owner.refusal(ROUTE, { id })).extensions).toMatchObject({
    code: 70019,
    name: "IMPROPER_PARTS_PLACEMENT",
    words,
  });
  expect((await owner.get(PLACE, { id, timeSeconds: 1 })).requestEdaProjectAutoPlacement.requestGroupId).toBeTruthy();
});

test("parts in one another are a warning of the same number: many a designer means them", async () => {
  const { success, obstacles, receipt } = await judge([move(resistorBoard(), "106 107.5", "111.5 107.5")]);
  expect({ success, obstacles }).toEqual({ success: true, obstacles: [] });
  expect(receipt.diagnostics.filter(({ catalogue }) => catalogue === 70019)).toEqual([
    { severity: "warning", catalogue: 70019, subjects: expect.arrayContaining(["R1", "R2"]) },
  ]);
});

/** One part with a third pad. */
function withThirdPad({ name, bytes }: NamedFile): NamedFile {
  const text = Buffer.from(bytes).toString();
  const end = text.lastIndexOf('(net 1 "N1")') + '(net 1 "N1"))'.length;
  const pad = '\n    (pad "3" smd rect (at 0 0) (size 0.4 0.4) (layers "F.Cu" "F.Mask") (net 1 "N1"))';
  return { name, bytes: Buffer.from(text.slice(0, end) + pad + text.slice(end)) };
}
