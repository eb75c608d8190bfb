import { type Board, type Circuit, editBetween, patchOf } from "@tracewright/board";
import type { Logic } from "@tracewright/logic";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CREATE_BLOCK, UPDATE_BLOCK, validated } from "../../testkit/block-operations.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { readProject, SAVE_EDITS } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const CREATE = `mutation ($input: CreateEdaProjectInput!) { createEdaProject(input: $input) { id } }`;
const COMPARE = `query ($input: EdaProjectBlockUpdateInput!) { edaProjectBlockUpdate(input: $input) {
  boardHash uses { groupId objections } } }`;
const TAKE = `mutation ($input: TakeEdaProjectBlockVersionInput!) { takeEdaProjectBlockVersion(input: $input) { id } }`;
const PROJECT = `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) {
  boardDocumentUrl circuitDocumentUrl logicDocumentUrl } }`;
const USED = `query ($input: EdaProjectV2Input!) { edaProject(input: $input) { projectBlocks { count versionNumber } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ validatesBlocks: true });
});
afterAll(() => server.stop());

const NAME = "Chain";

async function makeBlock(client: Client) {
  const [footprintFileUrl] = await client.upload([resistorBoard({ resistors: 2 })]);
  const { id } = (await client.get(CREATE_BLOCK, { name: NAME, blockType: "MAIN", footprintFileUrl })).createBlock;
  const { footprint } = await validated(client, id);
  return { id: id as string, document: footprint.jsonUrl.split("/").at(-2) as string };
}

/** The next version of it has a third resistor. */
async function addVersion(client: Client, id: string): Promise<void> {
  const [footprintFileUrl] = await client.upload([resistorBoard({ resistors: 3 })]);
  await client.get(UPDATE_BLOCK, { id, name: NAME, blockType: "MAIN", footprintFileUrl, note: "R3" });
  await validated(client, id);
}

async function read(client: Client, id: string) {
  const { edaProjectV2: project } = await client.get(PROJECT, { id });
  const json = async (url: string) => (await client.fetch(url)).json();
  return {
    board: (await json(project.boardDocumentUrl)) as Board,
    circuit: (await json(project.circuitDocumentUrl)) as Circuit,
    logic: (await json(project.logicDocumentUrl)) as Logic,
  };
}

const references = (records: readonly { readonly reference: string }[]) =>
  records.map(({ reference }) => reference).sort();

test("where uses of a block take a newer version on the board, the logic and the schematic take it with them", async () => {
  const client = await server.signedIn();
  const { id: blockId, document } = await makeBlock(client);
  const { id } = (await client.get(CREATE, { name: "Two chains", blocks: [{ blockId, count: 2 }] })).createEdaProject;
  const before = await read(client, id);
  expect(before.logic.uses.map(({ block }) => block.version)).toEqual([1, 1]);
  await addVersion(client, blockId);
  const compared = (await client.get(COMPARE, { id, document })).edaProjectBlockUpdate;
  const [one] = compared.uses;

  // One of the two first: each use has the version that its group on the board has.
  const taken = { id, document, versionNumber: 2, boardHash: compared.boardHash };
  await client.get(TAKE, { ...taken, groupIds: [one.groupId] });
  const half = await read(client, id);
  const named = half.board.groups.find((group) => group.id === one.groupId)?.block?.use;
  expect(half.logic.uses.map((use) => [use.id === named, use.block.version]).sort()).toEqual([
    [false, 1],
    [true, 2],
  ]);

  const { boardHash } = (await client.get(COMPARE, { id, document })).edaProjectBlockUpdate;
  await client.get(TAKE, { ...taken, boardHash });
  const after = await read(client, id);
  expect(after.logic.uses.map(({ block }) => block.version)).toEqual([2, 2]);
  expect(after.board.footprints).toHaveLength(6);
  expect(references(after.circuit.components)).toEqual(references(after.board.footprints));
  const { projectBlocks } = (await client.get(USED, { id })).edaProject;
  expect(projectBlocks).toEqual([{ count: 2, versionNumber: 2 }]);

  // Undone in the workspace, which saves the board of before as an edit of it.
  const { majorVersion, revisionVersion, boardDocumentUrl } = await readProject(client, id);
  const edits = [patchOf(editBetween(after.board, half.board))];
  const base = { id, majorVersion, revisionVersion, boardHash: boardDocumentUrl.split("/").at(-1), edits };
  await client.get(SAVE_EDITS, base);
  const undone = await read(client, id);
  expect(undone.logic.uses.map(({ block }) => block.version).sort()).toEqual([1, 2]);
  expect(undone.board.groups).toEqual(half.board.groups);
  expect(references(undone.circuit.components)).toEqual(references(half.circuit.components));
});
