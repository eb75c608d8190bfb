import type { Board } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { CANCEL, hasRunFor, PLACE, readProject, waitForProject, waitForState } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

let server: TestServer;
let owner: Client;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger] = [await server.signedIn(), await server.signedIn()];
});
afterAll(() => server.stop());

async function boardAt(documentUrl: string): Promise<Board> {
  return (await owner.fetch(documentUrl)).json();
}

test("places the selected parts anew and leaves all others as they were, and says what it was told", async () => {
  const id = await owner.createProject("Two parts", [resistorBoard({ resistors: 8 })]);
  const before = await boardAt((await readProject(owner, id)).boardDocumentUrl);
  const control = { mode: "selected", parts: ["R2", "R5"] };
  await owner.get(PLACE, { id, control });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  expect(done.run.placementOptions).toEqual({ fixed: [], seed: 1, control });
  expect(done.placementOptions).toEqual({ fixed: [], control });
  expect(done.run.results).toHaveLength(3);
  for (const { boardDocumentUrl } of done.run.results) {
    const after = await boardAt(boardDocumentUrl);
    for (const [index, part] of after.footprints.entries())
      if (!control.parts.includes(part.reference)) expect(part).toEqual(before.footprints[index]);
  }
});

test("improves within the radius, and a paused run goes on only when it is told the same", async () => {
  const id = await owner.createProject("Improve me", [resistorBoard({ resistors: 60 })]);
  const before = await boardAt((await readProject(owner, id)).boardDocumentUrl);
  const control = { mode: "improve", radius: fromMm(1) };
  await owner.get(PLACE, { id, control });
  const { run } = await waitForProject(owner, id, hasRunFor(1));
  await owner.get(CANCEL, { projectId: id, requestGroupId: run.requestGroupId });
  await waitForState(owner, id, /_CANCEL$/);
  await owner.get(PLACE, { id, control: { radius: fromMm(1), mode: "improve" } });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  // A run that had started over would not have worked for as long yet.
  expect(done.run.elapsedTime).toBeGreaterThanOrEqual(run.elapsedTime);
  for (const { boardDocumentUrl } of done.run.results)
    for (const [index, { position }] of (await boardAt(boardDocumentUrl)).footprints.entries()) {
      const was = before.footprints[index]?.position ?? position;
      expect(Math.hypot(position.x - was.x, position.y - was.y)).toBeLessThanOrEqual(control.radius);
    }
});

test("refuses options that do not fit the board, each with its sentence and as data, and starts nothing", async () => {
  const id = await owner.createProject("Refuse me", [resistorBoard()]);
  const refusals: [unknown, readonly string[], readonly string[]][] = [
    [
      { mode: "selected", parts: ["R99"], radius: 1, sides: "inside" },
      [
        "radius: it says nothing in mode selected.",
        'parts: the board has no part "R99".',
        'sides: "inside" is not one of as-is, front, both.',
      ],
      ["notInMode", "unknownPart", "notOneOf"],
    ],
    [{ mode: "improve" }, ["radius: enter how far a part may move from its current position."], ["noRadius"]],
    [
      { mode: "selected", parts: ["R1"], fixed: ["R1"] },
      ['The options: "fixed" is not a setting. Settings: mode, radius, parts, sides.'],
      ["unknownSetting"],
    ],
    ["everything", ['The options: "everything" is not an object.'], ["notObject"]],
  ];
  for (const [control, reasons, kinds] of refusals) {
    const { extensions, message } = await owner.refusal(PLACE, { id, control });
    expect(extensions).toEqual({
      code: 400,
      name: "BAD_REQUEST",
      field: "control",
      reasons,
      problems: reasons.map((reason, index) => expect.objectContaining({ kind: kinds[index], message: reason })),
    });
    expect(message).toBe(reasons[0]);
  }
  const held = await owner.refusal(PLACE, { id, fixed: ["R1"], control: { mode: "selected", parts: ["R1"] } });
  expect(held.extensions.reasons).toEqual(["parts: R1 is among the parts that stay fixed."]);
  expect((await readProject(owner, id)).run).toBeNull();
});

test("says nothing about another person's board, whatever is asked of it", async () => {
  const id = await owner.createProject("Private parts", [resistorBoard()]);
  for (const control of [{ mode: "swap" }, { mode: "selected", parts: ["R99"] }])
    expect((await stranger.refusal(PLACE, { id, control })).extensions).toEqual({
      code: 70006,
      name: "PROJECT_NOT_FOUND",
      sentence: { kind: "no-such-project", facts: {} },
    });
});
