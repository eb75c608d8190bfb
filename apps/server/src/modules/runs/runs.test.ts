import type { Board } from "@tracewright/board";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import {
  CANCEL,
  FINISH,
  PLACE,
  PROJECT,
  ROUTE,
  readProject,
  SELECT_PLACEMENT,
  SELECT_ROUTING,
  waitForProject,
  waitForState,
} from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

interface Heard {
  readonly content: {
    readonly __typename: string;
    readonly status?: string;
    readonly case?: string;
    readonly percent?: number;
  };
}

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

test("a routing run goes from request to result, told live, and its result becomes the next version", async () => {
  const id = await owner.createProject("Route me", [resistorBoard()]);
  const socket = owner.openSocket();
  const heard: Heard[] = [];
  const query = `subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { service parent content { __typename
      ... on EdaTask { projectId requestGroupId status jobType preview progress { percent } }
      ... on CircuitArchitecture { changedProjectId: projectId case percent processState } } } }`;
  const listening = await server.listening(() => socket.iterate({ query }));
  const reader = (async () => {
    for await (const { data } of listening) heard.push((data as unknown as { notification: Heard }).notification);
  })();
  const { requestEdaProjectRouting } = await owner.get(ROUTE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  expect(done).toMatchObject({
    stateType: "ROUTING_COMPLETE",
    majorVersion: 1,
    isResultSelected: false,
    run: { requestGroupId: requestEdaProjectRouting.requestGroupId, status: "COMPLETE", jobType: "ROUTING" },
  });
  const statusesOf = () =>
    heard.filter(({ content }) => content.__typename === "EdaTask").map(({ content }) => content.status);
  await expect.poll(statusesOf).toContain("COMPLETE");
  const statuses = statusesOf();
  expect(statuses.filter((status, i) => status !== statuses[i - 1])).toEqual(
    ["REQUEST", "STARTED", "PROGRESS", "COMPLETE"].filter((status) => statuses.includes(status)),
  );
  expect(statuses.at(-1)).toBe("COMPLETE");
  const changes = () => heard.flatMap(({ content }) => (content.case ? [content] : []));
  await expect.poll(() => changes().at(-1)?.case).toBe("ROUTING_COMPLETE");
  expect(changes()[0]).toMatchObject({
    case: "ROUTING_STARTED",
    percent: expect.any(Number),
    processState: "PROGRESS",
  });
  for (const change of changes().slice(1, -1))
    expect(change).toMatchObject({ case: "ROUTING_PROGRESS", percent: expect.any(Number) });
  expect(changes().at(-1)).toMatchObject({ percent: 100, processState: "COMPLETE" });
  const percents = changes().map(({ percent }) => percent ?? 0);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  await socket.dispose();
  await reader;

  const [result] = done.run.results;
  expect(result.routing).toMatchObject({ complete: true, connected: 3, total: 3, open: [] });
  expect(result.routing.findings.filter(({ severity }: { severity: string }) => severity === "error")).toEqual([]);
  expect(result.routing.errors).toEqual({ before: expect.any(Number), after: 0 });
  expect(result.routing.lengthMm).toBeGreaterThan(9);
  // The same, counted here on the layout itself.
  const layout: Board = await (await owner.fetch(result.boardDocumentUrl)).json();
  const { tracks, vias } = layout;
  const length = tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
  expect(result.routing.lengthMm).toBeCloseTo(length / 1e6, 5);
  expect(result.routing.vias).toBe(vias.length);
  expect(countJoined(layout)).toBe(result.routing.connected);
  expect((await owner.refusal(SELECT_PLACEMENT, { id, historyId: result.id })).extensions.code).toBe(70011);
  await owner.get(SELECT_ROUTING, { id, historyId: result.id });
  const selected = await readProject(owner, id);
  expect(selected).toMatchObject({
    stateType: "EDITING",
    majorVersion: 2,
    revisionVersion: 0,
    isResultSelected: true,
    selectedHistoryId: result.id,
    boardDocumentUrl: result.boardDocumentUrl,
  });
  await owner.get(SELECT_ROUTING, { id, historyId: result.id });
  expect((await readProject(owner, id)).majorVersion).toBe(2);
  const { edaProjectV2: before } = await owner.get(PROJECT, { id, majorVersion: 1, revisionVersion: 0 });
  expect(before.boardDocumentUrl).toBe(done.boardDocumentUrl);
  expect((await owner.refusal(PROJECT, { id, majorVersion: 9 })).extensions.code).toBe(70007);
});

/** Connections that are made: of each net its pads less one, as far as chains of tracks and vias join them. */
function countJoined({ footprints, tracks, vias }: Board): number {
  type Place = { readonly x: number; readonly y: number };
  const pads = footprints.flatMap(({ position, pads: own }) =>
    own.map(({ net, position: at }) => ({ net, place: { x: position.x + at.x, y: position.y + at.y } })),
  );
  // The parts of this board are not turned, and its tracks end at the middles of pads or where they meet.
  const group = new Map<string, string>();
  const keyOf = ({ x, y }: Place): string => `${x},${y}`;
  const find = (key: string): string => {
    const next = group.get(key) ?? key;
    return next === key ? key : find(next);
  };
  for (const { start, end } of tracks) group.set(find(keyOf(start)), find(keyOf(end)));
  for (const { position } of vias) group.set(find(keyOf(position)), find(keyOf(position)));
  const nets = new Set(pads.map(({ net }) => net));
  return [...nets].reduce((sum, net) => {
    const own = pads.filter((pad) => pad.net === net);
    return sum + own.length - new Set(own.map(({ place }) => find(keyOf(place)))).size;
  }, 0);
}

/** A routing run that has joined something. */
const isJoining = ({ stateType, run }: Awaited<ReturnType<typeof readProject>>) =>
  /_PROGRESS$/.test(stateType) && run.progress?.connected > 0;

test("one run at a time; pausing keeps a checkpoint and the next request goes on from it", async () => {
  const id = await owner.createProject("Pause me", [resistorBoard({ resistors: 200 })]);
  const { requestEdaProjectRouting: first } = await owner.get(ROUTE, { id });
  expect((await owner.refusal(ROUTE, { id })).extensions).toMatchObject({ code: 70009, name: "JOB_ALREADY_RUNNING" });
  expect((await owner.refusal(PLACE, { id })).extensions.code).toBe(70009);
  const working = await waitForProject(owner, id, isJoining);
  await owner.get(CANCEL, { projectId: id, requestGroupId: first.requestGroupId });
  const paused = await readProject(owner, id);
  expect(paused).toMatchObject({ stateType: "ROUTING_CANCEL", run: { status: "CANCEL", canResume: true } });
  expect(paused.run.progress.percent).toBeGreaterThanOrEqual(working.run.progress.percent);
  const { tracks } = await pictureOf(id);
  expect(tracks.length).toBeGreaterThan(0);
  const again = { projectId: id, requestGroupId: first.requestGroupId };
  expect((await owner.refusal(CANCEL, again)).extensions.code).toBe(70012);
  await owner.get(ROUTE, { id });
  // Before the new run has one of its own it shows the picture that it goes on from.
  expect((await pictureOf(id)).tracks.length).toBeGreaterThan(0);
  const resumed = await waitForState(owner, id, /_(STARTED|PROGRESS|COMPLETE)$/);
  expect(resumed.run.requestGroupId).not.toBe(first.requestGroupId);
  expect(resumed.run.elapsedTime).toBeGreaterThanOrEqual(paused.run.elapsedTime);
  const done = await waitForState(owner, id, /_COMPLETE$/);
  expect(await pictureOf(id)).toBeNull();
  const ended = { projectId: id, requestGroupId: done.run.requestGroupId };
  expect((await owner.refusal(CANCEL, ended)).extensions).toMatchObject({ code: 70013, name: "NOT_CANCELABLE" });
});

async function pictureOf(id: string) {
  const query = "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { run { preview } } }";
  return (await owner.get(query, { id })).edaProjectV2.run.preview;
}

test("a routing run that is finished early has the best so far as its result", async () => {
  const id = await owner.createProject("Enough", [resistorBoard({ resistors: 400 })]);
  const { requestEdaProjectRouting: run } = await owner.get(ROUTE, { id });
  const told = { projectId: id, requestGroupId: run.requestGroupId };
  await waitForProject(owner, id, isJoining);
  await owner.get(FINISH, told);
  const done = await waitForState(owner, id, /_COMPLETE$/);
  const [result] = done.run.results;
  expect(result.routing.connected + result.routing.open.length).toBe(result.routing.total);
  expect(result.boardDocumentUrl).not.toBe(done.boardDocumentUrl);
  expect((await owner.refusal(FINISH, told)).extensions).toMatchObject({ code: 70013, name: "NOT_CANCELABLE" });
  const { requestEdaProjectAutoPlacement: placing } = await owner.get(PLACE, { id });
  const placement = { projectId: id, requestGroupId: placing.requestGroupId };
  expect((await owner.refusal(FINISH, placement)).extensions.code).toBe(70011);
  await owner.get(CANCEL, placement);
});

test("a project is deleted while its run goes on: the run is stopped first", async () => {
  const id = await owner.createProject("Delete me", [resistorBoard({ resistors: 200 })]);
  await owner.get(ROUTE, { id });
  await waitForState(owner, id, /_(STARTED|PROGRESS)$/);
  await owner.get("mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }", {
    id,
  });
  expect((await owner.refusal(PROJECT, { id })).extensions.code).toBe(70006);
});
