import {
  applyEdit,
  type Board,
  type EditPatch,
  editBetween,
  itemId,
  patchOf,
  readPatch,
  type Zone,
} from "@tracewright/board";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import {
  APPLY,
  CANCEL,
  COMPARE,
  HISTORY,
  PROJECT,
  RESET,
  ROUTE,
  readProject,
  SAVE_EDITS,
} from "../../testkit/run-operations.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { thinHistory } from "./thin-history.ts";

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

/** A version as a browser holds it. */
interface Held {
  readonly id: string;
  readonly majorVersion: number;
  readonly revisionVersion: number;
  readonly boardHash: string;
  readonly board: Board;
}

async function open(id: string): Promise<Held> {
  const { majorVersion, revisionVersion, boardDocumentUrl } = await readProject(owner, id);
  const board: Board = await (await owner.fetch(boardDocumentUrl)).json();
  return { id, majorVersion, revisionVersion, boardHash: boardDocumentUrl.split("/").at(-1), board };
}

async function openNew(name: string): Promise<Held> {
  return open(await owner.createProject(name, [resistorBoard()]));
}

const saveOf = ({ board: _, ...base }: Held, edits: unknown) => ({ ...base, edits });

/** The patch that moves a part to the right, in nanometres. */
function move({ board }: Held, reference: string, by: number): EditPatch {
  const footprints = board.footprints.map((part) =>
    part.reference === reference ? { ...part, position: { ...part.position, x: part.position.x + by } } : part,
  );
  return patchOf(editBetween(board, { ...board, footprints }));
}

const xOf = ({ board }: Held, reference: string) =>
  board.footprints.find((part) => part.reference === reference)?.position.x ?? 0;

const plainZone = (id: string): Zone => ({
  id: itemId(id),
  layers: ["F.Cu"],
  outline: [
    [
      { x: 0, y: 0 },
      { x: 50_000_000, y: 0 },
      { x: 0, y: 50_000_000 },
    ],
  ],
  priority: 0,
  pour: {
    clearance: 0,
    minThickness: 0,
    connection: "solid",
    thermalGap: 0,
    thermalBridgeWidth: 0,
    islandRemoval: "never",
    smoothing: "none",
    fillMode: "solid",
  },
  filled: false,
  fills: [],
  locked: false,
});

test("saved edits are the next revision, and its entry says who changed how much", async () => {
  const held = await openNew("Edit");
  const { updateEdaProjectLayout: saved } = await owner.get(SAVE_EDITS, saveOf(held, [move(held, "R1", 1000)]));
  expect(saved).toMatchObject({ majorVersion: 1, revisionVersion: 1, isMerged: false, changedSince: null });
  const now = await open(held.id);
  expect(xOf(now, "R1")).toBe(xOf(held, "R1") + 1000);
  const { nodes } = (await owner.get(HISTORY, { id: held.id })).edaProjectHistoryConnection;
  expect(nodes[0]).toMatchObject({
    type: "LAYOUT",
    revisionVersion: 1,
    edited: { added: 0, removed: 0, changed: 1 },
    latestAuthor: { name: expect.any(String) },
  });
  expect(await readProject(owner, held.id)).toMatchObject({ stateType: "EDITING" });
  const { edaProjectV2: before } = await owner.get(PROJECT, { id: held.id, majorVersion: 1, revisionVersion: 0 });
  expect(before.boardDocumentUrl.endsWith(held.boardHash)).toBe(true);
});

test("the filled zones of a large board are saved, though they are more than an operation is otherwise", async () => {
  const held = await openNew("Poured");
  const ring = Array.from({ length: 60_000 }, (_, index) => {
    const angle = (index / 60_000) * 2 * Math.PI;
    return { x: Math.round(50_000_000 * Math.cos(angle)), y: Math.round(50_000_000 * Math.sin(angle)) };
  });
  const zone: Zone = { ...plainZone("poured"), fills: [{ layer: "F.Cu", polygons: [{ outer: ring, holes: [] }] }] };
  const edits = [patchOf(editBetween(held.board, { ...held.board, zones: [zone] }))];
  expect(JSON.stringify(edits).length).toBeGreaterThan(1_500_000);
  await owner.get(SAVE_EDITS, saveOf(held, edits));
  expect((await open(held.id)).board.zones[0]?.fills[0]?.polygons[0]?.outer).toHaveLength(ring.length);
  // Nobody sends this much without having said who they are.
  const body = JSON.stringify({ query: SAVE_EDITS, variables: { input: saveOf(held, edits) } });
  const headers = { "content-type": "application/json" };
  expect((await server.visitor().fetch("/graphql", { method: "POST", body, headers })).status).toBe(413);
});

test("two browsers that edit different parts are merged, and the later one is told what the other did", async () => {
  const held = await openNew("Merge");
  await owner.get(SAVE_EDITS, saveOf(held, [move(held, "R1", 1000)]));
  const { updateEdaProjectLayout: saved } = await owner.get(SAVE_EDITS, saveOf(held, [move(held, "R2", -500)]));
  expect(saved).toMatchObject({ revisionVersion: 2, isMerged: true });
  const now = await open(held.id);
  expect([xOf(now, "R1"), xOf(now, "R2")]).toEqual([xOf(held, "R1") + 1000, xOf(held, "R2") - 500]);
  const since = readPatch(held.board, saved.changedSince);
  if (since.status === "refused") throw new Error("what the server sends is a patch");
  expect(xOf({ ...held, board: applyEdit(held.board, since.edit) }, "R1")).toBe(xOf(now, "R1"));
  // A repeated save whose response was lost: it is stored already and creates no version.
  const { updateEdaProjectLayout: again } = await owner.get(SAVE_EDITS, saveOf(held, [move(held, "R2", -500)]));
  expect(again.revisionVersion).toBe(2);
});

test("what both changed is refused with 409, its list, and what has changed since; nothing is saved", async () => {
  const held = await openNew("Conflict");
  await owner.get(SAVE_EDITS, saveOf(held, [move(held, "R1", 1000)]));
  const refusal = await owner.refusal(SAVE_EDITS, saveOf(held, [move(held, "R1", 3000), move(held, "R2", 1)]));
  const id = held.board.footprints.find(({ reference }) => reference === "R1")?.id;
  expect(refusal.extensions).toMatchObject({
    code: 409,
    conflicts: [{ kind: "record", list: "footprints", id, ours: "changed", theirs: "changed" }],
    changedSince: { lists: [{ list: "footprints", updated: [{ id }] }] },
    majorVersion: 1,
    revisionVersion: 1,
  });
  expect((await readProject(owner, held.id)).revisionVersion).toBe(1);
});

test("many who save at once are all in, each with a revision of its own", async () => {
  const held = await openNew("Crowd");
  const answers = await Promise.all(
    ["R1", "R2", "R3"].map((reference) => owner.get(SAVE_EDITS, saveOf(held, [move(held, reference, 7)]))),
  );
  const revisions = answers.map(({ updateEdaProjectLayout }) => updateEdaProjectLayout.revisionVersion as number);
  expect(revisions.sort()).toEqual([1, 2, 3]);
  const now = await open(held.id);
  for (const reference of ["R1", "R2", "R3"]) expect(xOf(now, reference)).toBe(xOf(held, reference) + 7);
});

test("edits of a version that a reset took back have no board to be merged with, though its number was given again", async () => {
  const first = await openNew("Reset under it");
  await owner.get(SAVE_EDITS, saveOf(first, [move(first, "R1", 10)]));
  const stale = await open(first.id);
  await owner.get(RESET, { id: first.id, majorVersion: 1, revisionVersion: 0 });
  await owner.get(SAVE_EDITS, saveOf(first, [move(first, "R1", 20)]));
  const refusal = await owner.refusal(SAVE_EDITS, saveOf(stale, [move(stale, "R2", 1)]));
  expect(refusal.extensions).toMatchObject({ code: 409, conflicts: [], changedSince: null, revisionVersion: 1 });
});

test("edits that do not fit the board are refused with a sentence each, and 70009 while a run goes on", async () => {
  const held = await openNew("Refuse");
  const wrong = async (edits: unknown) => {
    const { extensions } = await owner.refusal(SAVE_EDITS, saveOf(held, edits));
    return [extensions.code, extensions.reasons];
  };
  const tracks = (added: unknown) => [
    { lists: [{ list: "tracks", added: [added], removed: [], updated: [] }], settings: [] },
  ];
  const track = { id: "t", start: { x: 0, y: 0 }, end: { x: 1, y: 1 }, width: 5, layer: "F.Cu", locked: false };
  expect(await wrong("x")).toEqual([400, ["Edits come as a list of 1 to 1000."]]);
  expect(await wrong([])).toEqual([400, ["Edits come as a list of 1 to 1000."]]);
  expect(await wrong(tracks({ ...track, width: 3e9 }))).toEqual([
    400,
    ["Edit 1: lists[0].added[0].width: not a whole number within ±2000000000."],
  ]);
  expect(await wrong(tracks({ ...track, net: "nowhere" }))).toEqual([
    400,
    ["Edit 1: track t names nowhere, which the board does not have."],
  ]);
  const unknown = await owner.refusal(SAVE_EDITS, saveOf(held, tracks({ ...track, net: "nowhere" })));
  expect(unknown.extensions.saidReasons).toEqual([
    {
      message: "Edit 1: track t names nowhere, which the board does not have.",
      words: {
        kind: "edit-absent-reference",
        facts: { thing: { kind: "edit-thing-tracks", facts: { name: "t" } }, named: "nowhere" },
      },
    },
  ]);
  const foreign = { format: "kicad", version: 20211014, fragments: [") (gr_text"] };
  expect(await wrong(tracks({ ...track, foreign }))).toEqual([
    400,
    ["Edit 1: track t carries a broken piece of a file."],
  ]);
  const ruled = (customRules: string) => [
    patchOf(editBetween(held.board, { ...held.board, rules: { ...held.board.rules, customRules } })),
  ];
  const unread = await owner.refusal(
    SAVE_EDITS,
    saveOf(held, ruled('(version 1)\n(rule "near" (constraint clearance (min 1)))')),
  );
  expect([unread.extensions.code, unread.extensions.saidReasons]).toMatchObject([
    400,
    [
      {
        message: expect.stringContaining('custom rule "near", line 2, column 41: 1 has no unit'),
        words: { kind: "edit-custom-rule", facts: { name: "near", line: 2, column: 41 } },
      },
    ],
  ]);
  expect(
    (await owner.refusal(SAVE_EDITS, { ...saveOf(held, tracks(track)), boardHash: "../../secret" })).extensions.code,
  ).toBe(409);
  expect((await readProject(owner, held.id)).revisionVersion).toBe(0);
  const running = await open(await owner.createProject("Busy", [resistorBoard({ resistors: 200 })]));
  const { requestEdaProjectRouting } = await owner.get(ROUTE, { id: running.id });
  const busy = await owner.refusal(SAVE_EDITS, saveOf(running, [move(running, "R1", 1)]));
  expect(busy.extensions.code).toBe(70009);
  await owner.get(CANCEL, { projectId: running.id, requestGroupId: requestEdaProjectRouting.requestGroupId });
});

test("two versions are compared: what changed, and what the design rules say of it", async () => {
  const held = await openNew("Compare");
  // R2 is pushed onto R3.
  await owner.get(SAVE_EDITS, saveOf(held, [move(held, "R2", 6_000_000)]));
  const versions = { before: { majorVersion: 1, revisionVersion: 0 }, after: { majorVersion: 1, revisionVersion: 1 } };
  const { edaProjectVersionComparison: compared } = await owner.get(COMPARE, { id: held.id, ...versions });
  expect(compared).toMatchObject({
    changes: [{ kind: "part-changed", reference: "R2", moved: { distance: 6_000_000 } }],
    more: 0,
    gone: [],
  });
  expect(compared.after.errors).toBeGreaterThan(compared.before.errors);
  expect(compared.appeared.map(({ rule }: { rule: string }) => rule)).toContain("courtyards_overlap");
  const { edaProjectVersionComparison: same } = await owner.get(COMPARE, {
    id: held.id,
    before: versions.after,
    after: versions.after,
  });
  expect(same).toMatchObject({ changes: [], appeared: [], gone: [] });
  const unknown = { id: held.id, ...versions, after: { majorVersion: 8, revisionVersion: 0 } };
  expect((await owner.refusal(COMPARE, unknown)).extensions.code).toBe(70007);
});

test("of saved edits older than a week the last of each hour stays, with all versions that came otherwise", async () => {
  owner = await server.signedIn("thin@example.com");
  let held = await openNew("Thin");
  const save = async () => {
    await owner.get(SAVE_EDITS, saveOf(held, [move(held, "R1", 10)]));
    held = await open(held.id);
  };
  const revisions = async () =>
    (await owner.get(HISTORY, { id: held.id })).edaProjectHistoryConnection.nodes.map(
      ({ revisionVersion }: { revisionVersion: number }) => revisionVersion,
    );
  // To a second after the beginning of an hour, so that the next saves fall into one.
  const HOUR = 3_600_000;
  server.advance(HOUR - ((server.application.now().getTime() - 1000) % HOUR));
  for (let count = 0; count < 3; count++) await save();
  const middle = held.boardHash;
  await owner.get(APPLY, { id: held.id, majorVersion: 1, revisionVersion: 1 });
  held = await open(held.id);
  await save();
  await thinHistory(server.application);
  expect(await revisions()).toEqual([5, 4, 3, 2, 1, 0]);
  server.advance(8 * 86_400_000);
  await owner.signIn("thin@example.com", PASSWORD);
  await thinHistory(server.application);
  // 1.5 is the last of its hour and the newest; 1.4 was applied.
  expect(await revisions()).toEqual([5, 4, 0]);
  expect((await owner.fetch(`/documents/${held.id}/${middle}`)).status).toBe(404);
  expect((await owner.fetch(`/documents/${held.id}/${held.boardHash}`)).status).toBe(200);
});
