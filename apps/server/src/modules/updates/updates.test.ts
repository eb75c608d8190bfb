import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client, NamedFile } from "../../testkit/client.ts";
import { notesSchematic, resistorBoard } from "../../testkit/kicad-files.ts";
import { APPLY, CANCEL, LIST_UPDATE, ROUTE, readProject, UPDATE } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const HISTORY = `query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) {
  nodes { description majorVersion revisionVersion updated { source changes } } } }`;

const example = join(import.meta.dirname, "../../../../../examples/usb-sensor");
const read = (name: string): NamedFile => ({ name, bytes: readFileSync(join(example, name)) });
const files = ["usb-sensor.kicad_pcb", "usb-sensor.kicad_pro", "usb-sensor.kicad_sch"].map(read);
/** A resistor is worth something else, and a net is called otherwise. */
const newer: NamedFile = {
  name: "usb-sensor.kicad_sch",
  bytes: Buffer.from(
    readFileSync(join(example, "usb-sensor.kicad_sch"), "utf8")
      .replaceAll('"10k"', '"12k"')
      .replaceAll('"SDA"', '"I2C_SDA"'),
  ),
};

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

interface Line {
  readonly id: string;
  readonly kind: string;
}

interface Listed {
  readonly boardHash: string;
  readonly source: string;
  readonly changes: readonly Line[];
  readonly problems: readonly { readonly code: number }[];
}

async function compare(id: string, given: readonly NamedFile[]) {
  const fileUrls = await owner.upload(given);
  const { edaProjectUpdate } = await owner.get(LIST_UPDATE, { id, fileUrls });
  return { ...(edaProjectUpdate as Listed), fileUrls };
}

test("a newer schematic is listed line by line, and what is accepted becomes the next version with that schematic", async () => {
  const id = await owner.createProject("Newer schematic", files);
  const before = await readProject(owner, id);
  const { changes, source, problems, boardHash, fileUrls } = await compare(id, [newer]);
  expect({ source, problems, kinds: changes.map(({ kind }) => kind) }).toEqual({
    source: "SCHEMATIC",
    problems: [],
    kinds: ["value", "net-renamed"],
  });
  expect(changes[0]).not.toHaveProperty("nets");
  const value = changes.filter(({ kind }) => kind === "value").map((line) => line.id);
  const { updateEdaProjectFromFiles: updated } = await owner.get(UPDATE, { id, fileUrls, boardHash, accepted: value });
  expect(updated).toMatchObject({ id, majorVersion: 1, revisionVersion: 1, remarks: [] });
  const after = await readProject(owner, id);
  expect(after.boardDocumentUrl).not.toBe(before.boardDocumentUrl);
  expect(after.circuitDocumentUrl).not.toBe(before.circuitDocumentUrl);
  const { edaProjectHistoryConnection } = await owner.get(HISTORY, { id });
  expect(edaProjectHistoryConnection.nodes[0]).toEqual({
    description: "Updated from schematic",
    majorVersion: 1,
    revisionVersion: 1,
    updated: { source: "SCHEMATIC", changes: 1 },
  });
  expect((await compare(id, [newer])).changes.map(({ kind }) => kind)).toEqual(["net-renamed"]);
  await owner.get(APPLY, { id, majorVersion: 1, revisionVersion: 0 });
  expect((await readProject(owner, id)).circuitDocumentUrl).toBe(before.circuitDocumentUrl);
});

test("a board that is as its schematic says has no line, and updating it makes no version", async () => {
  const id = await owner.createProject("As its schematic says", files);
  const { changes, boardHash, fileUrls } = await compare(id, files.slice(2));
  expect(changes).toEqual([]);
  const { updateEdaProjectFromFiles } = await owner.get(UPDATE, { id, fileUrls, boardHash, accepted: [] });
  expect(updateEdaProjectFromFiles).toMatchObject({ majorVersion: 1, revisionVersion: 0 });
});

test("of a newer layout parts and nets are compared, and the project keeps its schematic", async () => {
  const id = await owner.createProject("Newer layout", files);
  const { circuitDocumentUrl } = await readProject(owner, id);
  const layout = Buffer.from(readFileSync(join(example, "usb-sensor.kicad_pcb"), "utf8").replaceAll('"10k"', '"12k"'));
  const listed = await compare(id, [{ name: "usb-sensor.kicad_pcb", bytes: layout }]);
  expect({ source: listed.source, kinds: listed.changes.map(({ kind }) => kind) }).toEqual({
    source: "LAYOUT",
    kinds: ["value"],
  });
  const { boardHash, fileUrls, changes } = listed;
  await owner.get(UPDATE, { id, fileUrls, boardHash, accepted: changes.map((line) => line.id) });
  expect((await readProject(owner, id)).circuitDocumentUrl).toBe(circuitDocumentUrl);
});

test("what cannot be read, what the list does not have and a board that changed since are refused, and nothing changes", async () => {
  const id = await owner.createProject("Refusals of an update", files);
  const broken: NamedFile = { name: "usb-sensor.kicad_sch", bytes: newer.bytes.subarray(0, 4000) };
  const bad = await compare(id, [broken]);
  expect(bad.problems[0]).toMatchObject({ code: 70004 });
  expect(bad.changes).toEqual([]);
  const { boardHash, fileUrls, changes } = await compare(id, [newer]);
  const accepted = changes.map((line) => line.id);
  const refusal = (input: object) => owner.refusal(UPDATE, { id, fileUrls, boardHash, accepted, ...input });
  expect((await refusal({ fileUrls: bad.fileUrls })).extensions.code).toBe(70004);
  expect((await refusal({ accepted: ["value:R99"] })).extensions).toMatchObject({ code: 400, field: "accepted" });
  expect((await refusal({ boardHash: "0".repeat(64) })).extensions.code).toBe(409);
  const { revisionVersion } = await readProject(owner, id);
  expect(revisionVersion).toBe(0);
});

test("no update is made while a run goes on", async () => {
  const id = await owner.createProject("Update while it runs", [resistorBoard({ name: "long", resistors: 40 })]);
  const { boardHash, fileUrls } = await compare(id, [notesSchematic("long")]);
  await owner.get(ROUTE, { id });
  const refused = await owner.refusal(UPDATE, { id, fileUrls, boardHash, accepted: [] });
  await owner.ask(CANCEL, { id });
  expect(refused.extensions.code).toBe(70009);
});

test("uploads of somebody else do not exist", async () => {
  const id = await owner.createProject("Whose files", files);
  const stranger = await server.signedIn();
  const fileUrls = await stranger.upload([newer]);
  expect((await owner.refusal(LIST_UPDATE, { id, fileUrls })).extensions.code).toBeGreaterThanOrEqual(400);
});
