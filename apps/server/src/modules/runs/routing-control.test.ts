import { type Board, netId } from "@tracewright/board";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { CANCEL, hasRunFor, ROUTE, readProject, waitForProject, waitForState } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const [n2, n3] = [netId("net:N2"), netId("net:N3")];

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

test("routes the nets that were asked for and leaves the others, and says what it was told", async () => {
  const id = await owner.createProject("Two nets", [resistorBoard({ resistors: 6 })]);
  const control = { nets: [n2, n3], priority: { byNet: { [n2]: 9 } } };
  await owner.get(ROUTE, { id, control });
  const { run } = await waitForState(owner, id, /_COMPLETE$/);
  expect(run.routingOptions).toEqual({ strip: false, pours: "KEEP", seed: 1, control });
  const [{ routing, boardDocumentUrl }] = run.results;
  expect(routing).toMatchObject({ complete: false, connected: 2, total: 5, unasked: 3, open: [] });
  const { tracks } = await boardAt(boardDocumentUrl);
  expect(new Set(tracks.map(({ net }) => net))).toEqual(new Set([n2, n3]));
});

test("refuses options that do not fit the board, each with its sentence, and starts nothing", async () => {
  const id = await owner.createProject("Refuse me", [resistorBoard()]);
  const refusals: [unknown, readonly string[]][] = [
    [
      { nets: ["net:NOWHERE"], priority: { byNet: { [n2]: 11 } }, layers: { default: ["In1.Cu"] }, task: "burn" },
      [
        'nets: the board has no net "net:NOWHERE".',
        'task: "burn" is not one of route, optimise.',
        'priority of net "N2": 11 is not a whole number from 0 to 10.',
        'layers of all nets: the board has no copper layer "In1.Cu"; it has F.Cu, B.Cu.',
      ],
    ],
    ["everything", ['The options: "everything" is not an object.']],
    [
      JSON.parse('{"__proto__": {"task": "optimise"}}'),
      [
        'The options: "__proto__" is not a setting. Settings: seed, nets, region, task, existing, priority, layers, directions, pairs, planes, effort.',
      ],
    ],
  ];
  for (const [control, reasons] of refusals) {
    const { extensions, message } = await owner.refusal(ROUTE, { id, control });
    expect(extensions).toEqual({
      code: 400,
      name: "BAD_REQUEST",
      field: "control",
      reasons,
      problems: reasons.map((reason) => expect.objectContaining({ kind: expect.any(String), message: reason })),
    });
    expect(message).toBe(reasons[0]);
  }
  expect((await readProject(owner, id)).run).toBeNull();
});

test("says nothing about another person's board, whatever is asked of it", async () => {
  const id = await owner.createProject("Private nets", [resistorBoard()]);
  for (const control of [{ nets: [n2] }, { nets: ["net:NOWHERE"] }])
    expect((await stranger.refusal(ROUTE, { id, control })).extensions).toEqual({
      code: 70006,
      name: "PROJECT_NOT_FOUND",
      sentence: { kind: "no-such-project", facts: {} },
    });
});

test("goes on from the checkpoint when it is told the same in other words, and begins anew when it is told otherwise", async () => {
  const id = await owner.createProject("Same again", [resistorBoard({ resistors: 400 })]);
  const pause = async (seconds: number) => {
    const { run } = await waitForProject(owner, id, hasRunFor(seconds));
    await owner.get(CANCEL, { projectId: id, requestGroupId: run.requestGroupId });
    return (await readProject(owner, id)).run;
  };
  await owner.get(ROUTE, { id, control: { priority: { byNet: { [n2]: 9, [n3]: 1 } }, effort: "thorough" } });
  const paused = await pause(1);
  expect(paused.canResume).toBe(true);
  const { seed, ...same } = paused.routingOptions;
  await owner.get(ROUTE, {
    id,
    seed,
    ...same,
    control: { effort: "thorough", priority: { byNet: { [n3]: 1, [n2]: 9 } } },
  });
  const resumed = await pause(0);
  // A run that had started over would not have worked for as long yet.
  expect(resumed.elapsedTime).toBeGreaterThanOrEqual(paused.elapsedTime);
  expect(resumed.routingOptions).toEqual(paused.routingOptions);
  await owner.get(ROUTE, { id, control: { nets: [n2] } });
  const anew = await waitForState(owner, id, /_COMPLETE$/);
  expect(anew.run.routingOptions.control).toEqual({ nets: [n2] });
  expect(anew.routingOptions).toEqual({ strip: false, control: { nets: [n2] } });
  expect(anew.run.results[0].routing).toMatchObject({ connected: 1, open: [] });
});
