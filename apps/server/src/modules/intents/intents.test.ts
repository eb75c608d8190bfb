import { type Board, editBetween, itemId, patchOf } from "@tracewright/board";
import { aVia } from "@tracewright/board/testing";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { notesSchematic, resistorBoard, supplyBoard } from "../../testkit/kicad-files.ts";
import {
  INTENTS,
  PLACE,
  REMOVE_INTENTS,
  RESET_INTENTS,
  RESTORE_INTENTS,
  readProject,
  SAVE_EDITS,
  SAY_INTENT,
  SAY_INTENTS,
  waitForState,
} from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { INTENTS_THREAD } from "../../threads/thread-files.ts";

interface Shown {
  readonly version: number;
  readonly entries: readonly {
    readonly isRemoved: boolean;
    readonly isCorrected: boolean;
    readonly intent: { readonly id: string; readonly origin: string };
  }[];
}

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

let projects = 0;
async function newProject(): Promise<string> {
  projects += 1;
  return owner.createProject(`Intents ${projects}`, [supplyBoard()], "PLACEMENT");
}

async function change(operation: string, input: object): Promise<Shown> {
  return Object.values(await owner.get(operation, input))[0];
}

function idsOf({ entries }: Shown): readonly string[] {
  return entries.filter(({ isRemoved }) => !isRemoved).map(({ intent }) => intent.id);
}

const nearC1 = (pad: string, within = 1_000_000) => ({
  kind: "DECOUPLING",
  links: [{ from: { reference: "C1", pad: "1" }, to: { reference: "U1", pad }, within }],
});

test("shows what the circuit says, each with its reason", async () => {
  const { edaProjectIntents: shown } = await owner.get(INTENTS, { id: await newProject() });
  expect(shown.version).toBe(0);
  expect(idsOf(shown)).toEqual(["edge J1", "decoupling C1", "decoupling C2"]);
  expect(shown.entries[1]).toEqual({
    isRemoved: false,
    isCorrected: false,
    problems: [],
    intent: {
      id: "decoupling C1",
      kind: "DECOUPLING",
      origin: "CIRCUIT",
      reason: {
        code: "decoupling",
        facts: { circuit: "U1", pin: "1", name: "VDD", net: "+3V3", value: "100n" },
      },
      part: "C1",
      links: [{ from: { reference: "C1", pad: "1" }, to: { reference: "U1", pad: "1" }, within: 1_000_000 }],
      pins: [],
      name: null,
      parts: [],
      instances: null,
      side: null,
      height: null,
      area: null,
      unknownHeights: null,
    },
  });
});

test("removes and restores, corrects and takes the correction back, and stores every state", async () => {
  const id = await newProject();
  const removed = await change(REMOVE_INTENTS, { id, version: 0, intentIds: ["edge J1", "decoupling C2"] });
  expect([removed.version, idsOf(removed)]).toEqual([1, ["decoupling C1"]]);
  const restored = await change(RESTORE_INTENTS, { id, version: 1, intentIds: ["edge J1"] });
  expect(idsOf(restored)).toEqual(["edge J1", "decoupling C1"]);
  const corrected = await change(SAY_INTENT, { id, version: 2, corrects: "decoupling C1", statement: nearC1("4") });
  expect(corrected.entries[1]).toMatchObject({
    isCorrected: true,
    intent: {
      id: "decoupling C1",
      origin: "PERSON",
      links: [{ to: { reference: "U1", pad: "4" } }],
      reason: { code: "corrected", facts: { circuit: "U1", pin: "4", name: "VDDA", net: "+3V3" } },
    },
  });
  expect((await owner.get(INTENTS, { id })).edaProjectIntents).toEqual(corrected);
  const reset = await change(RESET_INTENTS, { id, version: 3, intentIds: ["decoupling C1", "decoupling C2"] });
  expect(reset.entries.map(({ isCorrected, isRemoved }) => isCorrected || isRemoved)).toEqual([false, false, false]);
});

test("takes what people add: near, edge, fixed, group and loop; takes it off the list when it is removed and reset", async () => {
  const id = await newProject();
  const statements = [
    { kind: "NEAR", links: nearC1("3", 5_000_000).links },
    { kind: "EDGE", part: "U1" },
    { kind: "FIXED", part: "C2" },
    { kind: "GROUP", name: "supply", parts: ["U1", "C1"] },
    {
      kind: "SWITCHING_LOOP",
      within: 2_000_000,
      pins: [
        { reference: "C2", pad: "1" },
        { reference: "U1", pad: "1" },
        { reference: "U1", pad: "2" },
        { reference: "C2", pad: "2" },
      ],
    },
  ];
  let shown: Shown | undefined;
  for (const [version, statement] of statements.entries()) shown = await change(SAY_INTENT, { id, version, statement });
  const own = ["near C1.1 U1.3", "edge U1", "fixed C2", "group said supply", "switching-loop C2.1 U1.1 U1.2 C2.2"];
  expect(shown && idsOf(shown)).toEqual(["edge J1", "decoupling C1", "decoupling C2", ...own]);
  const twice = await owner.refusal(SAY_INTENT, { id, version: 5, statement: { kind: "EDGE", part: "J1" } });
  expect(twice).toMatchObject({
    message: "This intent already exists.",
    extensions: { code: 400, field: "statement" },
  });
  const gone = await change(REMOVE_INTENTS, { id, version: 5, intentIds: own });
  expect(gone.entries).toHaveLength(8);
  expect(idsOf(gone)).toEqual(["edge J1", "decoupling C1", "decoupling C2"]);
  const forgotten = await change(RESET_INTENTS, { id, version: 6, intentIds: own });
  expect(forgotten.entries).toHaveLength(3);
});

test("takes several at once as one change, and none of them where one does not fit", async () => {
  const id = await newProject();
  const fixed = ["C1", "C2"].map((part) => ({ kind: "FIXED", part }));
  const refused = await owner.refusal(SAY_INTENTS, {
    id,
    version: 0,
    statements: [...fixed, { kind: "FIXED", part: "C9" }],
  });
  expect(refused.message).toContain("C9");
  expect((await owner.get(INTENTS, { id })).edaProjectIntents.version).toBe(0);
  const said = await change(SAY_INTENTS, { id, version: 0, statements: fixed });
  expect([said.version, idsOf(said).slice(-2)]).toEqual([1, ["fixed C1", "fixed C2"]]);
  const stranger = await server.signedIn();
  const asked = await stranger.refusal(SAY_INTENTS, { id, version: 1, statements: [{ kind: "FIXED", part: "U1" }] });
  expect(asked.extensions.code).toBe(70006);
  const many = await owner.refusal(SAY_INTENTS, { id, version: 1, statements: Array(1001).fill(fixed[0]) });
  expect(many.extensions).toMatchObject({ code: 400, field: "statements" });
});

test("refuses what does not fit the board, with the reason as data, and changes nothing", async () => {
  const id = await newProject();
  const refused = await owner.refusal(SAY_INTENT, { id, version: 0, statement: nearC1("9", 200_000_000) });
  expect(refused.message).toBe('U1 has no pin "9".');
  expect(refused.extensions).toMatchObject({
    code: 400,
    field: "statement",
    problems: [
      { kind: "unknown-pin", facts: { part: "U1", pin: "9" } },
      { kind: "distance", facts: { most: 100 } },
    ],
  });
  const other = await owner.refusal(SAY_INTENT, { id, version: 0, corrects: "edge J1", statement: nearC1("4") });
  expect(other.extensions.problems).toMatchObject([{ kind: "other-intent" }]);
  for (const [operation, input] of [
    [SAY_INTENT, { corrects: "edge J9", statement: nearC1("4") }],
    [SAY_INTENT, { statement: { kind: "CHANNEL" } }],
    [REMOVE_INTENTS, { intentIds: ["edge J1", "edge J9"] }],
    [RESTORE_INTENTS, { intentIds: ["constructor"] }],
    [RESET_INTENTS, { intentIds: [""] }],
  ] as const)
    expect((await owner.refusal(operation, { id, version: 0, ...input })).extensions.code).toBe(400);
  expect((await owner.get(INTENTS, { id })).edaProjectIntents.version).toBe(0);
});

test("of two changes made on the same state the second is refused as a conflict", async () => {
  const id = await newProject();
  const answers = await Promise.all(
    ["edge J1", "decoupling C1", "decoupling C2"].map((intent) =>
      owner.ask(REMOVE_INTENTS, { id, version: 0, intentIds: [intent] }),
    ),
  );
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  const conflict = { code: 409, name: "CONFLICT", sentence: { kind: "intents-changed-elsewhere", facts: {} } };
  for (const { errors } of answers) if (errors) expect(errors[0]?.extensions).toEqual(conflict);
  const stale = await owner.refusal(REMOVE_INTENTS, { id, version: 0, intentIds: ["no such intent"] });
  expect(stale.extensions.code).toBe(409);
  const { entries } = (await owner.get(INTENTS, { id })).edaProjectIntents as Shown;
  expect(entries.filter(({ isRemoved }) => isRemoved)).toHaveLength(1);
});

test("a schematic without a board has nothing to be placed", async () => {
  const id = await owner.createProject("Sheet only", [notesSchematic()]);
  expect((await owner.refusal(INTENTS, { id })).extensions.name).toBe("LAYOUT_VALIDATION_FAILED");
});

test("stores limits of height, sides and heights, and tells what they ask for in vain", async () => {
  const id = await newProject();
  const area = [
    { x: 100_000_000, y: 100_000_000 },
    { x: 110_000_000, y: 100_000_000 },
    { x: 110_000_000, y: 120_000_000 },
  ];
  const statements = [
    { kind: "HEIGHT", parts: ["C1"], height: 11_500_000 },
    { kind: "HEIGHT_LIMIT", side: "FRONT", height: 8_000_000 },
    { kind: "HEIGHT_LIMIT", side: "BACK", height: 3_000_000, unknownHeights: "KEPT_OUT" },
    { kind: "HEIGHT_LIMIT", side: "FRONT", height: 0, area },
    { kind: "SIDE", part: "U1", side: "FRONT" },
  ];
  for (const [version, statement] of statements.entries()) await change(SAY_INTENT, { id, version, statement });
  const { edaProjectIntents: shown } = await owner.get(INTENTS, { id });
  const said = shown.entries.filter((entry: { intent: { origin: string } }) => entry.intent.origin === "PERSON");
  expect(said.map(({ intent }: { intent: object }) => intent)).toMatchObject([
    { kind: "HEIGHT", parts: ["C1"], height: 11_500_000, side: null, area: null },
    { id: "height-limit front", side: "FRONT", height: 8_000_000, area: null, unknownHeights: "ALLOWED" },
    { id: "height-limit back", side: "BACK", height: 3_000_000, unknownHeights: "KEPT_OUT" },
    { kind: "HEIGHT_LIMIT", side: "FRONT", height: 0, area },
    { id: "side U1", kind: "SIDE", part: "U1", side: "FRONT" },
  ]);
  const kindsOf = (index: number) => said[index].problems.map(({ kind }: { kind: string }) => kind);
  expect(kindsOf(1)).toEqual(["too-high", "unknown-heights"]);
  expect(said[1].problems[0]).toEqual({
    kind: "too-high",
    facts: { side: "front", limit: 8, parts: "C1 (11.5 mm)", count: 1 },
    message: "C1 (11.5 mm): no side takes it. The front allows 8 mm, the back 3 mm.",
  });
  expect(kindsOf(3)).toEqual(["unknown-heights"]);

  const stale = { id, version: 0, statement: { kind: "HEIGHT_LIMIT", side: "BACK", height: 1 } };
  expect((await owner.refusal(SAY_INTENT, stale)).extensions.name).toBe("CONFLICT");
  for (const statement of [
    { kind: "HEIGHT_LIMIT", height: 1 },
    { kind: "HEIGHT_LIMIT", side: "FRONT" },
    { kind: "HEIGHT_LIMIT", side: "FRONT", height: 1, area: area.slice(1) },
    { kind: "HEIGHT", parts: ["C1"], height: -5 },
    { kind: "SIDE", part: "C9", side: "BACK" },
  ])
    expect((await owner.refusal(SAY_INTENT, { id, version: statements.length, statement })).extensions.code).toBe(400);
});

test("a placement goes by what people chose, and says what it was after", async () => {
  const id = await newProject();
  await change(REMOVE_INTENTS, { id, version: 0, intentIds: ["decoupling C2"] });
  await change(SAY_INTENT, { id, version: 1, statement: { kind: "FIXED", part: "U1" } });
  await owner.get(PLACE, { id });
  const { run } = await waitForState(owner, id, /_COMPLETE$/);
  expect(run.intents).toEqual([
    { id: "edge J1", origin: "CIRCUIT" },
    { id: "decoupling C1", origin: "CIRCUIT" },
    { id: "fixed U1", origin: "PERSON" },
  ]);
  expect(run.results.length).toBeGreaterThan(0);
  for (const { boardDocumentUrl } of run.results) {
    const { footprints } = await (await owner.fetch(boardDocumentUrl)).json();
    const fixed = footprints.find(({ reference }: { reference: string }) => reference === "U1");
    expect(fixed.position).toEqual({ x: 114_000_000, y: 110_000_000 });
  }
});

test("what a busy server cannot read in time is read with more, or refused in words that say so", async () => {
  const { threads, patientThreads } = server.application;
  const outOfTime = (runner: typeof threads) => {
    const runLate = runner.runLate.bind(runner);
    const spy = vi
      .spyOn(runner, "runLate")
      .mockImplementation(((file, read, how) =>
        file === INTENTS_THREAD
          ? Promise.resolve({ status: "out-of-time" })
          : runLate(file, read, how)) as (typeof threads)["runLate"]);
    onTestFinished(() => spy.mockRestore());
  };
  outOfTime(threads);
  expect(idsOf((await owner.get(INTENTS, { id: await newProject() })).edaProjectIntents)).toHaveLength(3);
  outOfTime(patientThreads);
  // Equal boards are read once: this one is another.
  const id = await owner.createProject("Busy", [resistorBoard({ name: "busy" })]);
  const refusal = await owner.refusal(INTENTS, { id });
  expect(refusal.message).toBe("Reading the design took longer than 120 s and was stopped. Try again later.");
  expect(refusal.extensions.reading).toEqual({ code: "out-of-time", facts: { seconds: 120 } });
});

test("a save that leaves parts, nets and outline alone has nothing read anew, and one that moves a part has", async () => {
  const threads = vi.spyOn(server.application.threads, "runLate");
  const readings = () => threads.mock.calls.filter(([file]) => file === INTENTS_THREAD).length;
  const id = await newProject();
  const before = (await owner.get(INTENTS, { id })).edaProjectIntents;
  expect(readings()).toBe(1);
  const save = async (change: (board: Board) => Partial<Board>): Promise<void> => {
    const project = await readProject(owner, id);
    const board: Board = await (await owner.fetch(project.boardDocumentUrl)).json();
    const edits = [patchOf(editBetween(board, { ...board, ...change(board) }))];
    const { majorVersion, revisionVersion } = project;
    const boardHash = project.boardDocumentUrl.split("/").at(-1);
    await owner.get(SAVE_EDITS, { id, majorVersion, revisionVersion, boardHash, edits });
  };
  const via: Board["vias"][number] = aVia({
    id: itemId("via-1"),
    position: { x: 110_000_000, y: 115_000_000 },
    diameter: 600_000,
    drill: 300_000,
  });
  await save(({ vias }) => ({ vias: [...vias, via] }));
  expect((await owner.get(INTENTS, { id })).edaProjectIntents).toEqual(before);
  expect(readings()).toBe(1);
  await save(({ footprints }) => ({
    footprints: footprints.map((part) => ({ ...part, position: { ...part.position, y: part.position.y + 1000 } })),
  }));
  await owner.get(INTENTS, { id });
  expect(readings()).toBe(2);
});
