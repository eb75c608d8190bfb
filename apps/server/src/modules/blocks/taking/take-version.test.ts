import { type BlockDocument, boardWith, putBlock } from "@tracewright/blocks";
import { type Board, editBetween, patchOf } from "@tracewright/board";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CREATE_BLOCK, UPDATE_BLOCK, validated } from "../../../testkit/block-operations.ts";
import type { Client } from "../../../testkit/client.ts";
import { resistorBoard } from "../../../testkit/kicad-files.ts";
import { APPLY, CANCEL, ROUTE, readProject, SAVE_EDITS } from "../../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";

const COMPARE = `query ($input: EdaProjectBlockUpdateInput!) { edaProjectBlockUpdate(input: $input) {
  block { name } fromVersion toVersion note changes errors { rule } openBefore openAfter boardHash
  uses { groupId name objections remarks } } }`;
const TAKE = `mutation ($input: TakeEdaProjectBlockVersionInput!) { takeEdaProjectBlockVersion(input: $input) {
  id majorVersion revisionVersion } }`;
const HISTORY = `query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) {
  nodes { type description blockVersion { block from to } } } }`;
const USED_BLOCKS = `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) {
  usedBlocks { count versionNumber hasNewerVersion } } }`;

const WITHDRAW = "mutation ($input: WithdrawBlockVersionInput!) { withdrawBlockVersion(input: $input) { id } }";
const OFFERED = `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) {
  usedBlocks { document versionNumber isWithdrawn hasNewerVersion offeredVersion } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ validatesBlocks: true });
});
afterAll(() => server.stop());

const NAME = "Chain";

/** A block of two resistors; its id, its document and the hash of it. */
async function makeBlock(client: Client, input: object = {}) {
  const [footprintFileUrl] = await client.upload([resistorBoard({ resistors: 2 })]);
  const given = { name: NAME, blockType: "MAIN", footprintFileUrl, ...input };
  const { id } = (await client.get(CREATE_BLOCK, given)).createBlock;
  const { footprint } = await validated(client, id);
  const block: BlockDocument = await (await client.fetch(footprint.jsonUrl)).json();
  return { id: id as string, block, document: footprint.jsonUrl.split("/").at(-2) as string };
}

/** The next version of it has a third resistor. */
async function addVersion(client: Client, id: string): Promise<void> {
  const [footprintFileUrl] = await client.upload([resistorBoard({ resistors: 3 })]);
  await client.get(UPDATE_BLOCK, { id, name: NAME, blockType: "MAIN", footprintFileUrl, note: "R3" });
  await validated(client, id);
}

async function readBoard(
  client: Client,
  projectId: string,
): Promise<{
  readonly board: Board;
  readonly boardHash: string;
  readonly majorVersion: number;
  readonly revisionVersion: number;
}> {
  const { boardDocumentUrl, majorVersion, revisionVersion } = await readProject(client, projectId);
  const board: Board = await (await client.fetch(boardDocumentUrl)).json();
  return { board, boardHash: boardDocumentUrl.split("/").at(-1), majorVersion, revisionVersion };
}

async function save(client: Client, projectId: string, change: (board: Board) => Board): Promise<void> {
  const { board, boardHash, majorVersion, revisionVersion } = await readBoard(client, projectId);
  const edits = [patchOf(editBetween(board, change(board)))];
  await client.get(SAVE_EDITS, { id: projectId, majorVersion, revisionVersion, boardHash, edits });
}

/** A project on whose board the block is, as often as there are names. */
async function projectWith(
  client: Client,
  block: BlockDocument,
  names: readonly string[],
  { resistors = 3, x = 150, y = 120 } = {},
): Promise<string> {
  const id = await client.createProject("Uses", [resistorBoard({ resistors })]);
  await save(client, id, (board) =>
    names.reduce(
      (now, name, index) =>
        boardWith(
          now,
          putBlock(now, block, {
            id: name,
            name,
            pose: { position: { x: x * 1e6, y: (y + index * 20) * 1e6 }, rotation: 0, side: "front" },
            joins: {},
          }),
        ),
      board,
    ),
  );
  return id;
}

test("a newer version is compared with what the board has, taken by all uses as a revision, and undone by applying the one before", async () => {
  const client = await server.signedIn();
  const { id, block, document } = await makeBlock(client);
  const project = await projectWith(client, block, ["One", "Two"]);
  expect((await client.refusal(COMPARE, { id: project, document })).extensions.code).toBe(400);
  await addVersion(client, id);
  // A value of the project's own.
  await save(client, project, (board) => {
    const [member] = board.groups[0]?.members ?? [];
    return {
      ...board,
      footprints: board.footprints.map((part) => (part.id === member ? { ...part, value: "4k7" } : part)),
    };
  });

  const compared = (await client.get(COMPARE, { id: project, document })).edaProjectBlockUpdate;
  expect(compared).toMatchObject({ block: { name: NAME }, fromVersion: 1, toVersion: 2, note: "R3" });
  expect(compared.changes).toContainEqual({ kind: "part-added", part: "R3", value: "10k", footprint: "Test:R_0805" });
  expect(
    compared.uses.map(({ name, objections }: { name: string; objections: unknown }) => [name, objections]),
  ).toEqual([
    ["One", []],
    ["Two", []],
  ]);

  const before = await readBoard(client, project);
  const { boardHash } = compared;
  const taken = (await client.get(TAKE, { id: project, document, versionNumber: 2, boardHash }))
    .takeEdaProjectBlockVersion;
  expect(taken).toMatchObject({ revisionVersion: before.revisionVersion + 1 });
  const after = await readBoard(client, project);
  expect(after.board.groups.map(({ members }) => members.length)).toEqual([3, 3]);
  const inOne = new Set(after.board.groups[0]?.members);
  const values = after.board.footprints.filter((part) => inOne.has(part.id)).map(({ value }) => value);
  expect(values.sort()).toEqual(["10k", "10k", "4k7"]);
  const old = new Set(before.board.groups.flatMap(({ members }) => members));
  const others = (board: Board, own: ReadonlySet<string>) => board.footprints.filter((part) => !own.has(part.id));
  expect(others(after.board, new Set(after.board.groups.flatMap(({ members }) => members)))).toEqual(
    others(before.board, old),
  );
  expect((await client.get(USED_BLOCKS, { id: project })).edaProjectV2.usedBlocks).toEqual([
    { count: 2, versionNumber: 2, hasNewerVersion: false },
  ]);
  expect((await client.get(HISTORY, { id: project })).edaProjectHistoryConnection.nodes[0]).toEqual({
    type: "BLOCK_MODIFIED",
    description: "Chain: version 2 in place of version 1",
    blockVersion: { block: NAME, from: 1, to: 2 },
  });

  const { majorVersion, revisionVersion } = before;
  await client.get(APPLY, { id: project, majorVersion, revisionVersion });
  expect((await readBoard(client, project)).board).toEqual(before.board);
});

test("one use alone can take it; one that is locked is refused by name, and nothing changes", async () => {
  const client = await server.signedIn();
  const { id, block, document } = await makeBlock(client);
  const project = await projectWith(client, block, ["One", "Two"]);
  await addVersion(client, id);
  const { board } = await readBoard(client, project);
  const [one, two] = board.groups;
  await save(client, project, (now) => ({
    ...now,
    footprints: now.footprints.map((part) => (two?.members.includes(part.id) ? { ...part, locked: true } : part)),
  }));
  const { boardHash, uses } = (await client.get(COMPARE, { id: project, document })).edaProjectBlockUpdate;
  expect(uses[1].objections).toEqual([{ kind: "locked", items: expect.any(Array) }]);
  const given = { id: project, document, versionNumber: 2, boardHash };
  const refused = await client.refusal(TAKE, given);
  expect(refused.message).toMatch(/^Two cannot take the version/);
  expect(refused.extensions).toMatchObject({ code: 400, field: "groupIds" });
  await client.get(TAKE, { ...given, groupIds: [one?.id] });
  expect((await client.get(USED_BLOCKS, { id: project })).edaProjectV2.usedBlocks).toEqual(
    expect.arrayContaining([
      { count: 1, versionNumber: 1, hasNewerVersion: true },
      { count: 1, versionNumber: 2, hasNewerVersion: false },
    ]),
  );
});

test("a board or a version that is no longer the one compared, and a run, refuse it", async () => {
  const client = await server.signedIn();
  const { id, block, document } = await makeBlock(client);
  const project = await projectWith(client, block, ["One"], { resistors: 40, x: 110, y: 126 });
  await addVersion(client, id);
  const { boardHash } = (await client.get(COMPARE, { id: project, document })).edaProjectBlockUpdate;
  const given = { id: project, document, versionNumber: 2, boardHash };
  expect((await client.refusal(TAKE, { ...given, versionNumber: 1 })).extensions.code).toBe(409);
  expect((await client.refusal(TAKE, { ...given, boardHash: "0".repeat(64) })).extensions.code).toBe(409);
  expect((await client.refusal(TAKE, { ...given, document: "0".repeat(64) })).extensions.code).toBe(404);
  await client.get(ROUTE, { id: project });
  const refused = await client.refusal(TAKE, given);
  await client.ask(CANCEL, { id: project });
  expect(refused.extensions.code).toBe(70009);
});

test("a project whose version was withdrawn is offered the one before, and a withdrawn one is never offered", async () => {
  const client = await server.signedIn();
  const { id, block, document } = await makeBlock(client);
  const project = await projectWith(client, block, ["One"]);
  await addVersion(client, id);
  await client.get(WITHDRAW, { id, number: 2, isWithdrawn: true });
  expect((await client.refusal(COMPARE, { id: project, document })).extensions.code).toBe(400);
  await client.get(WITHDRAW, { id, number: 2, isWithdrawn: false });
  const { boardHash } = (await client.get(COMPARE, { id: project, document })).edaProjectBlockUpdate;
  await client.get(TAKE, { id: project, document, versionNumber: 2, boardHash });
  await client.get(WITHDRAW, { id, number: 2, isWithdrawn: true });
  const [used] = (await client.get(OFFERED, { id: project })).edaProjectV2.usedBlocks;
  expect(used).toMatchObject({ versionNumber: 2, isWithdrawn: true, hasNewerVersion: false, offeredVersion: 1 });
  const back = (await client.get(COMPARE, { id: project, document: used.document })).edaProjectBlockUpdate;
  expect(back).toMatchObject({ fromVersion: 2, toVersion: 1 });
  expect(back.changes).toContainEqual({ kind: "part-removed", part: "R3", value: "10k" });
});

test("a stranger's project, and a block that became private again, are as if they did not exist", async () => {
  const [owner, stranger] = [await server.signedIn(), await server.signedIn()];
  const { id, block, document } = await makeBlock(owner, { accessType: "PUBLIC" });
  const project = await projectWith(stranger, block, ["One"]);
  await addVersion(owner, id);
  expect((await owner.refusal(COMPARE, { id: project, document })).extensions.code).toBe(70006);
  const { boardHash } = (await stranger.get(COMPARE, { id: project, document })).edaProjectBlockUpdate;
  await owner.get(UPDATE_BLOCK, { id, name: NAME, blockType: "MAIN", accessType: "PRIVATE" });
  expect((await stranger.refusal(COMPARE, { id: project, document })).extensions.code).toBe(404);
  const given = { id: project, document, versionNumber: 2, boardHash };
  expect((await stranger.refusal(TAKE, given)).extensions.code).toBe(404);
});
