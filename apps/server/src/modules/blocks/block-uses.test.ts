import { type Board, editBetween, type Group, itemId, patchOf } from "@tracewright/board";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BLOCK, CREATE_BLOCK, DELETE_BLOCK, UPDATE_BLOCK, validated } from "../../testkit/block-operations.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { readProject, SAVE_EDITS } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const USED_BLOCKS = `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) {
  usedBlocks { count document versionNumber hasNewerVersion isWithdrawn block { id name } } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ validatesBlocks: true });
});
afterAll(() => server.stop());

/** A block of two resistors: its id and the hash of its document. */
async function makeBlock(client: Client) {
  const [footprintFileUrl] = await client.upload([resistorBoard({ resistors: 2 })]);
  const given = { name: "Pair", blockType: "MAIN", footprintFileUrl };
  const { id } = (await client.get(CREATE_BLOCK, given)).createBlock;
  const { footprint } = await validated(client, id);
  return { id, document: footprint.jsonUrl.split("/").at(-2) };
}

/** Saves the project's board with so many groups that are uses of a document. */
async function saveUses(client: Client, projectId: string, document: string, count: number): Promise<void> {
  const { majorVersion, revisionVersion, boardDocumentUrl } = await readProject(client, projectId);
  const board: Board = await (await client.fetch(boardDocumentUrl)).json();
  const groups = board.footprints.slice(0, count).map(
    (part): Group => ({
      id: itemId(`use of ${part.reference}`),
      name: part.reference,
      members: [part.id],
      block: {
        use: part.reference,
        document,
        anchor: { part: part.id, rotation: 0, side: "front" },
        mode: "rigid",
        margin: 0,
        ports: [],
      },
    }),
  );
  const edits = [patchOf(editBetween(board, { ...board, groups }))];
  const boardHash = boardDocumentUrl.split("/").at(-1);
  await client.get(SAVE_EDITS, { id: projectId, majorVersion, revisionVersion, boardHash, edits });
}

const usedBlocks = async (client: Client, id: string) =>
  (await client.get(USED_BLOCKS, { id })).edaProjectV2.usedBlocks;
const usedIn = async (client: Client, id: string) => (await client.get(BLOCK, { id })).block.usedInProjects;

test("a project says which blocks its newest version uses, and a block in how many projects it is used", async () => {
  const client = await server.signedIn();
  const { id, document } = await makeBlock(client);
  const project = await client.createProject("Uses", [resistorBoard({ resistors: 3 })]);
  expect(await usedBlocks(client, project)).toEqual([]);
  await saveUses(client, project, document, 2);
  expect(await usedBlocks(client, project)).toEqual([
    { count: 2, document, versionNumber: 1, hasNewerVersion: false, isWithdrawn: false, block: { id, name: "Pair" } },
  ]);
  expect(await usedIn(client, id)).toBe(1);

  // A newer version changes nothing in the project, which reports it.
  await client.get(UPDATE_BLOCK, { id, name: "Pair", blockType: "MAIN", parameterTags: ["pair"] });
  await validated(client, id);
  expect(await usedBlocks(client, project)).toMatchObject([{ count: 2, versionNumber: 1, hasNewerVersion: true }]);

  // A deleted block stays where it is used, and is no longer in the library.
  expect((await client.get(DELETE_BLOCK, { id })).deleteBlock).toEqual({ success: true, usedInProjects: 1 });
  expect(await usedBlocks(client, project)).toMatchObject([{ count: 2, block: null }]);
});

test("a use that is removed from the board is no longer counted", async () => {
  const client = await server.signedIn();
  const { id, document } = await makeBlock(client);
  const project = await client.createProject("Removed", [resistorBoard({ resistors: 3 })]);
  await saveUses(client, project, document, 1);
  expect(await usedIn(client, id)).toBe(1);
  await saveUses(client, project, document, 0);
  expect(await usedBlocks(client, project)).toEqual([]);
  expect(await usedIn(client, id)).toBe(0);
});

test("a board that names the document of another's private block uses no block", async () => {
  const [owner, stranger] = [await server.signedIn(), await server.signedIn()];
  const { id, document } = await makeBlock(owner);
  const project = await stranger.createProject("Foreign", [resistorBoard({ resistors: 3 })]);
  await saveUses(stranger, project, document, 1);
  expect(await usedBlocks(stranger, project)).toEqual([]);
  expect(await usedIn(owner, id)).toBe(0);
  await owner.get(UPDATE_BLOCK, { id, name: "Pair", blockType: "MAIN", accessType: "PUBLIC" });
  const used = await stranger.createProject("Public", [resistorBoard({ resistors: 3 })]);
  await saveUses(stranger, used, document, 1);
  expect(await usedBlocks(stranger, used)).toMatchObject([{ count: 1, block: { id } }]);
  expect(await usedIn(owner, id)).toBe(1);
});
