import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { blockFiles, blocks, blockVersions, events, users } from "../../platform/database/tables.ts";
import {
  BLOCK,
  BLOCK_LIST,
  BLOCK_VERSIONS,
  CREATE_BLOCK,
  createLowPass,
  DELETE_BLOCK,
  DUPLICATE_BLOCK,
  UPDATE_BLOCK,
  validated,
} from "../../testkit/block-operations.ts";
import type { Client } from "../../testkit/client.ts";
import { lowPassSchematic, notesSchematic, resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam } from "../../testkit/team-operations.ts";

let server: TestServer;
/** For what is refused: codes for new accounts are limited. */
let refused: Client;
beforeAll(async () => {
  server = await startTestServer({ validatesBlocks: true });
  refused = await server.signedIn();
});
afterEach(() => server.advance(3_600_000));
afterAll(() => server.stop());

const MAIN = { name: "Low-pass", blockType: "MAIN" };

test("a schematic becomes a block, with ports of its labels and its parts as what to buy", async () => {
  const client = await server.signedIn();
  const id = await createLowPass(client, { categoryId: "analogue-filter", parameterTags: ["Audio"] });
  const block = await validated(client, id);
  expect(block).toMatchObject({
    name: "Low-pass",
    status: "COMPLETE",
    accessType: "PRIVATE",
    category: { id: "analogue-filter", name: "Filter" },
    versionNumber: 1,
    currentVersion: { number: 1 },
    partCount: 2,
    copperLayers: null,
    footprint: null,
    isBuiltIn: false,
    allowed: ["SEE", "EDIT", "DELETE"],
    parameterTags: ["audio"],
    // Neither part names a number: nobody can price them.
    unknownPrices: 2,
  });
  expect(block.ioPorts).toMatchObject([
    { key: "IN", direction: "IN", net: "/IN", pins: ["R1.1"] },
    { key: "OUT", direction: "OUT", pins: ["R1.2", "C1.1"] },
    { key: "GND", ioType: "GROUND", netType: "GND", pins: ["C1.2"] },
  ]);
  expect(block.materials).toMatchObject([
    { prefix: "R", name: "1k", references: ["R1"], isDefault: true, integrationStatus: "REQUIRED", supplyItem: null },
    { prefix: "C", name: "100n", references: ["C1"] },
  ]);
  expect(block.reasons.map(({ isError }: { isError: boolean }) => isError)).not.toContain(true);
  const svg = await client.fetch(block.schematic.svgUrl);
  expect(svg.headers.get("content-type")).toBe("image/svg+xml");
  expect(await svg.text()).toMatch(/^<svg .*<path /s);
  const document = await (await client.fetch(block.schematic.jsonUrl)).json();
  expect(document.ports).toHaveLength(3);
});

test("a schematic with a layout becomes a block with both", async () => {
  const client = await server.signedIn();
  const [footprintFileUrl] = await client.upload([resistorBoard({ resistors: 2 })]);
  const { createBlock } = await client.get(CREATE_BLOCK, { ...MAIN, footprintFileUrl });
  const block = await validated(client, createBlock.id);
  expect(block).toMatchObject({ status: "COMPLETE", partCount: 2, copperLayers: 2 });
  expect(block.widthMm).toBeGreaterThan(5);
  expect(await (await client.fetch(block.footprint.svgUrl)).text()).toMatch(/^<svg/);
  // In space, made when it is first asked for and the same afterwards; to others it does not exist.
  const model = async () => Buffer.from(await (await client.fetch(block.footprint.modelUrl)).arrayBuffer());
  const made = await model();
  expect(made.toString("latin1", 0, 4)).toBe("glTF");
  expect(await model()).toEqual(made);
  const stranger = await server.signedIn();
  expect((await stranger.fetch(block.footprint.modelUrl)).status).toBe(404);
});

test("a failed validation says why in the language of the screens, and the draft can be corrected", async () => {
  const client = await server.signedIn();
  const [schematicFileUrl] = await client.upload([notesSchematic()]);
  const { createBlock } = await client.get(CREATE_BLOCK, { ...MAIN, schematicFileUrl });
  const failed = await validated(client, createBlock.id);
  expect(failed).toMatchObject({
    status: "FAIL",
    failedStep: "VALIDATE_REQUEST",
    currentVersion: null,
    reasons: [{ kind: "CIRCUIT_NO_PINS", isError: true, message: "The circuit has no part with pins." }],
  });
  client.language = "ko";
  expect((await client.get(BLOCK, { id: createBlock.id })).block.reasons[0].message).toMatch(/[가-힣]/);
  client.language = "en";
  const [corrected] = await client.upload([lowPassSchematic()]);
  await client.get(UPDATE_BLOCK, { id: createBlock.id, ...MAIN, schematicFileUrl: corrected });
  expect(await validated(client, createBlock.id)).toMatchObject({
    status: "COMPLETE",
    versionNumber: 1,
    failedStep: null,
  });
  const { db } = server.application;
  expect(await db.$count(events, and(eq(events.blockId, createBlock.id), eq(events.kind, "BLOCK_ERROR")))).toBe(1);
});

test("a port on a net that the circuit does not have fails, whatever the port is called", async () => {
  const client = await server.signedIn();
  const id = await createLowPass(client, { ioPorts: [{ key: "IN", name: "IN", net: "/NOWHERE" }] });
  const { status, reasons } = await validated(client, id);
  expect(status).toBe("FAIL");
  expect(reasons.filter(({ isError }: { isError: boolean }) => isError)).toMatchObject([
    { kind: "PORT_NOT_IN_CIRCUIT", message: "Port IN: net /NOWHERE is not in the circuit." },
  ]);
});

test("ports, parameters and materials are those that were entered", async () => {
  const client = await server.signedIn();
  const id = await createLowPass(client, {
    ioPorts: [
      { key: "IN", name: "Input", ioType: "ANALOG", minVoltage: 0, maxVoltage: 5 },
      { key: "OUT", name: "Output", ioType: "ANALOG" },
      { key: "GND", name: "Ground" },
    ],
    parameters: [{ name: "Cutoff", unit: "Hz", minValue: 10, maxValue: 10_000, value: "1 kHz" }],
    materials: [
      { prefix: "R", name: "1k", isDefault: true, manufacturer: "Yageo", manufacturerPartNumber: "RC0603FR-071KL" },
      { prefix: "C", name: "100n", isDefault: true },
    ],
  });
  const block = await validated(client, id);
  expect(block.reasons).toMatchObject([{ kind: "MATERIAL_NO_NUMBER" }, { kind: "LAYOUT_NONE" }].reverse());
  expect(block.status).toBe("COMPLETE");
  expect(block.ioPorts[0]).toMatchObject({ key: "IN", name: "Input", ioType: "ANALOG", minVoltage: 0, maxVoltage: 5 });
  expect(block.parameters).toMatchObject([
    { key: "Cutoff", unit: "Hz", searchType: "VALUE_RANGE", viewType: "NORMAL", valueType: "NUMBER" },
  ]);
  expect(block.materials[0]).toMatchObject({ references: ["R1"] });
});

test.each([
  ["no schematic", { schematicFileUrl: null }, 70001, "schematicFileUrl"],
  ["an empty name", { name: " " }, 400, "name"],
  ["an unknown type", { blockType: "BIG" }, 400, "blockType"],
  ["an unknown category", { categoryId: "constructor" }, 400, "categoryId"],
  ["TEAM without a team", { accessType: "TEAM" }, 400, "accessType"],
  [
    "a minimum above its maximum",
    { ioPorts: [{ key: "A", name: "A", minVoltage: 5, maxVoltage: 3 }] },
    70001,
    "ioPorts.0",
  ],
  ["an unknown kind of port", { ioPorts: [{ key: "A", name: "A", ioType: "MAGIC" }] }, 400, "ioPorts.0.ioType"],
  [
    "a parameter that cannot be shown so",
    { parameters: [{ name: "A", searchType: "EQUAL", viewType: "RANGE", valueType: "STRING" }] },
    70001,
    "parameters.0",
  ],
  ["a certification that there is not", { certificationTypes: ["CE", "NASA"] }, 400, "certificationTypes"],
  ["an image of another", { thumbnailUrl: "/media/00000000-0000-4000-8000-000000000000" }, 400, "thumbnailUrl"],
])("%s is refused at its field", async (_, input, code, field) => {
  const [schematicFileUrl] = await refused.upload([lowPassSchematic()]);
  const refusal = await refused.refusal(CREATE_BLOCK, { ...MAIN, schematicFileUrl, ...input });
  expect(refusal.extensions).toMatchObject({ code, field });
  expect(await server.application.db.$count(blockFiles)).toBe(await filesOfVersions());
});

/** Files that no version has lie in storage for nothing. */
async function filesOfVersions(): Promise<number> {
  const { db, storage } = server.application;
  let stored = 0;
  for await (const { key } of storage.list()) if (key.startsWith("blocks/")) stored++;
  const rows = await db.selectDistinct({ key: blockFiles.storageKey }).from(blockFiles);
  expect(stored).toBe(rows.length);
  return db.$count(blockFiles);
}

test("a file of another kind is 70004, and a name that is taken 409", async () => {
  const client = await server.signedIn();
  const [board] = await client.upload([resistorBoard()]);
  expect((await client.refusal(CREATE_BLOCK, { ...MAIN, schematicFileUrl: board })).extensions.code).toBe(70004);
  await createLowPass(client);
  const [schematicFileUrl] = await client.upload([lowPassSchematic()]);
  const again = await client.refusal(CREATE_BLOCK, { ...MAIN, name: "LOW-PASS", schematicFileUrl });
  expect(again.extensions).toMatchObject({ code: 409, field: "name" });
  await filesOfVersions();
});

test("a draft waits until it is saved without being one", async () => {
  const client = await server.signedIn();
  const { createBlock } = await client.get(CREATE_BLOCK, { ...MAIN, draft: true });
  expect(await validated(client, createBlock.id)).toMatchObject({ status: "READY", ioPorts: [], schematic: null });
  const [schematicFileUrl] = await client.upload([lowPassSchematic()]);
  await client.get(UPDATE_BLOCK, { id: createBlock.id, ...MAIN, schematicFileUrl, draft: true });
  expect((await client.get(BLOCK, { id: createBlock.id })).block.status).toBe("READY");
  await client.get(UPDATE_BLOCK, { id: createBlock.id, ...MAIN });
  expect((await validated(client, createBlock.id)).status).toBe("COMPLETE");
});

test("names change at once, content opens the next version, and the current one stays until that is complete", async () => {
  const client = await server.signedIn();
  const id = await createLowPass(client);
  const { revision } = await validated(client, id);
  await client.get(UPDATE_BLOCK, { id, ...MAIN, name: "Filter", memo: "For audio.", revision });
  expect((await client.get(BLOCK, { id })).block).toMatchObject({
    name: "Filter",
    memo: "For audio.",
    status: "COMPLETE",
    revision: revision + 1,
  });
  const [schematicFileUrl] = await client.upload([lowPassSchematic("low-pass", "2k")]);
  const stale = await client.refusal(UPDATE_BLOCK, { id, ...MAIN, name: "Filter", schematicFileUrl, revision });
  expect(stale.extensions).toMatchObject({ code: 409, reason: "CHANGED_ELSEWHERE" });
  await client.get(UPDATE_BLOCK, { id, ...MAIN, name: "Filter", schematicFileUrl, draft: true, note: "2 kΩ" });
  expect((await client.get(BLOCK, { id })).block).toMatchObject({
    status: "READY",
    versionNumber: 2,
    currentVersion: { number: 1 },
  });
  await client.get(UPDATE_BLOCK, { id, ...MAIN, name: "Filter" });
  expect(await validated(client, id)).toMatchObject({
    status: "COMPLETE",
    currentVersion: { number: 2 },
    materials: [{ name: "2k" }, { name: "100n" }],
  });
  expect((await client.get(BLOCK_VERSIONS, { id })).blockVersions).toEqual([
    { number: 2, status: "COMPLETE", note: "2 kΩ" },
    { number: 1, status: "COMPLETE", note: "" },
  ]);
});

test("a copy has its own holder, and stays whole when the original is erased", async () => {
  const [owner, other] = [await server.signedIn(), await server.signedIn("copier@example.com")];
  const id = await createLowPass(owner, { accessType: "PUBLIC" });
  await validated(owner, id);
  const { duplicateBlock } = await other.get(DUPLICATE_BLOCK, { id });
  const again = (await other.get(DUPLICATE_BLOCK, { id })).duplicateBlock;
  expect((await other.get(BLOCK, { id: again.id })).block.name).toBe("Low-pass (2)");
  const copy = (await other.get(BLOCK, { id: duplicateBlock.id })).block;
  expect(copy).toMatchObject({
    name: "Low-pass",
    status: "COMPLETE",
    accessType: "PRIVATE",
    currentVersion: { number: 1 },
  });
  expect((await owner.refusal(BLOCK, { id: duplicateBlock.id })).extensions.code).toBe(404);
  await owner.get(UNREGISTER, LEAVING);
  expect((await other.fetch(copy.schematic.jsonUrl)).status).toBe(200);
  await other.get(UPDATE_BLOCK, { id: duplicateBlock.id, ...MAIN, ioPorts: [{ key: "IN", name: "IN" }] });
  expect((await validated(other, duplicateBlock.id)).status).toBe("COMPLETE");
});

const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";
const LEAVING = { signUpType: "EMAIL", reason: "no longer needed" };

test("a deleted block is gone for everybody, and its bytes after thirty days", async () => {
  const client = await server.signedIn();
  const id = await createLowPass(client);
  const { schematic } = await validated(client, id);
  expect((await client.get(DELETE_BLOCK, { id })).deleteBlock).toEqual({ success: true, usedInProjects: 0 });
  expect((await client.refusal(BLOCK, { id })).extensions.code).toBe(404);
  expect((await client.fetch(schematic.jsonUrl)).status).toBe(404);
  expect((await client.get(BLOCK_LIST, { scope: "MINE" })).blockList.totalCount).toBe(0);
  // The name is free again.
  await createLowPass(client);
});

test("an account's blocks go with it; those of a team stay, by a deleted account", async () => {
  const { db } = server.application;
  const [owner, author] = [await server.signedIn("holder@example.com"), await server.signedIn("maker@example.com")];
  const { teamId } = await insertTeam(server, { "holder@example.com": "OWNER", "maker@example.com": "USER" });
  const own = await createLowPass(author);
  const ofTeam = await createLowPass(author, { teamId });
  await validated(author, own);
  await validated(author, ofTeam);
  await author.get(UNREGISTER, LEAVING);
  expect(await db.$count(blocks, eq(blocks.id, own))).toBe(0);
  expect((await owner.get(BLOCK, { id: ofTeam })).block).toMatchObject({
    accessType: "TEAM",
    teamId,
    creatorAuthor: { name: "Deleted account" },
    allowed: ["SEE", "EDIT", "DELETE"],
  });
  expect(await db.$count(blockVersions, eq(blockVersions.blockId, own))).toBe(0);
  expect(await db.$count(users, eq(users.email, "maker@example.com"))).toBe(0);
});

interface People {
  readonly owner: Client;
  readonly admin: Client;
  readonly maker: Client;
  readonly member: Client;
  readonly stranger: Client;
}

test("a team's block: everybody in it sees it, its maker and administrators change it, nobody else finds it", async () => {
  const emails = ["o1@example.com", "a1@example.com", "u1@example.com", "u2@example.com", "s1@example.com"];
  const clients: Client[] = [];
  for (const email of emails) clients.push(await server.signedIn(email));
  const [owner, admin, maker, member, stranger] = clients as [Client, Client, Client, Client, Client];
  const people: People = { owner, admin, maker, member, stranger };
  const { teamId } = await insertTeam(server, {
    "o1@example.com": "OWNER",
    "a1@example.com": "ADMIN",
    "u1@example.com": "USER",
    "u2@example.com": "USER",
  });
  const id = await createLowPass(people.maker, { teamId });
  await validated(people.maker, id);
  const rights = async (client: Client) => (await client.get(BLOCK, { id })).block.allowed;
  for (const client of [people.owner, people.admin, people.maker])
    expect(await rights(client)).toEqual(["SEE", "EDIT", "DELETE"]);
  expect(await rights(people.member)).toEqual(["SEE"]);
  expect((await people.member.refusal(UPDATE_BLOCK, { id, ...MAIN })).extensions.code).toBe(1001);
  expect((await people.member.refusal(DELETE_BLOCK, { id })).extensions.code).toBe(1001);
  for (const [operation, input] of [
    [BLOCK, { id }],
    [UPDATE_BLOCK, { id, ...MAIN }],
    [DELETE_BLOCK, { id }],
    [DUPLICATE_BLOCK, { id }],
    [BLOCK_LIST, { teamId }],
  ] as const)
    expect((await people.stranger.refusal(operation, input)).extensions.code).toBe(404);
  expect((await people.member.get(BLOCK_LIST, { teamId })).blockList.totalCount).toBe(1);
  expect(
    (await people.stranger.get(BLOCK_LIST, {})).blockList.nodes.map((node: { id: string }) => node.id),
  ).not.toContain(id);
});

test("others see of a public block its complete version alone, and cannot change it", async () => {
  const [owner, reader] = [await server.signedIn(), await server.signedIn()];
  const { createBlock } = await owner.get(CREATE_BLOCK, { ...MAIN, accessType: "PUBLIC", draft: true });
  expect((await reader.refusal(BLOCK, { id: createBlock.id })).extensions.code).toBe(404);
  const id = await createLowPass(owner, { name: "Shown", accessType: "PUBLIC" });
  await validated(owner, id);
  const [schematicFileUrl] = await owner.upload([lowPassSchematic("low-pass", "secret")]);
  await owner.get(UPDATE_BLOCK, { id, ...MAIN, name: "Shown", schematicFileUrl, draft: true });
  const seen = (await reader.get(BLOCK, { id })).block;
  expect(seen).toMatchObject({ status: "COMPLETE", versionNumber: 1, allowed: ["SEE"], isNew: true });
  expect((await reader.get(BLOCK_VERSIONS, { id })).blockVersions).toHaveLength(1);
  const people =
    "query ($input: BlockInput!) { block(input: $input) { creatorAuthor { name email } currentVersion { author { email } } } }";
  const shown = (await reader.get(people, { id })).block;
  expect([shown.creatorAuthor.email, shown.currentVersion.author.email]).toEqual(["", ""]);
  const own = (await owner.get(people, { id })).block;
  expect(own.creatorAuthor.email).toContain("@");
  expect(shown.creatorAuthor.name).toBe(own.creatorAuthor.name);
  expect((await reader.refusal(UPDATE_BLOCK, { id, ...MAIN })).extensions.code).toBe(1001);
  expect((await reader.refusal(DELETE_BLOCK, { id })).extensions.code).toBe(1001);
  // It was looked at: no longer new.
  expect((await reader.get(BLOCK, { id })).block.isNew).toBe(false);
  await owner.get(UPDATE_BLOCK, { id, ...MAIN, name: "Shown", accessType: "PRIVATE" });
  expect((await reader.refusal(BLOCK, { id })).extensions.code).toBe(404);
  expect((await reader.fetch(seen.schematic.jsonUrl)).status).toBe(404);
  expect((await reader.fetch(seen.schematic.svgUrl)).status).toBe(404);
});
