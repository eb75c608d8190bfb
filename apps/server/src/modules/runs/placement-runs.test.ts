import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import {
  CANCEL,
  DISCARD,
  PLACE,
  PROJECT,
  ROUTE,
  readProject,
  SELECT_PLACEMENT,
  SELECT_ROUTING,
  waitForState,
} from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

interface Part {
  readonly reference: string;
  readonly position: { readonly x: number; readonly y: number };
}

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

async function partsOf(documentUrl: string): Promise<readonly Part[]> {
  return (await (await owner.fetch(documentUrl)).json()).footprints;
}

test("a placement run yields three legal candidates; fixed parts stay, and the one chosen becomes the next version", async () => {
  const id = await owner.createProject("Place me", [resistorBoard({ resistors: 8 })]);
  const before = await partsOf((await readProject(owner, id)).boardDocumentUrl);
  const statuses: string[] = [];
  const socket = owner.openSocket();
  const query = `subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { content { ... on EdaTask { status } } } }`;
  const listening = await server.listening(() => socket.iterate({ query }));
  const reader = (async () => {
    for await (const { data } of listening) {
      const { status } = (data as { notification: { content: { status?: string } } }).notification.content;
      if (status && status !== statuses.at(-1)) statuses.push(status);
    }
  })();
  await owner.get(PLACE, { id, fixed: ["R1", "R7"] });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  expect(done).toMatchObject({ stateType: "AUTO_PLACEMENT_COMPLETE", majorVersion: 1, run: { jobType: "PLACEMENT" } });
  await expect.poll(() => statuses.at(-1)).toBe("COMPLETE");
  expect(statuses).toEqual(["REQUEST", "STARTED", "PROGRESS", "COMPLETE"].filter((one) => statuses.includes(one)));
  await socket.dispose();
  await reader;
  const { results } = done.run;
  expect(results.map(({ placement }: { placement: { profile: string } }) => placement.profile)).toHaveLength(3);
  expect(new Set(results.map(({ placement }: { placement: { profile: string } }) => placement.profile)).size).toBe(3);
  for (const { placement, boardDocumentUrl } of results) {
    expect(placement.findings.filter(({ severity }: { severity: string }) => severity === "error")).toEqual([]);
    const after = await partsOf(boardDocumentUrl);
    for (const [index, part] of after.entries())
      if (["R1", "R7"].includes(part.reference)) expect(part.position).toEqual(before[index]?.position);
  }
  const [, chosen] = results;
  // The result of a placement is no routing.
  expect((await owner.refusal(SELECT_ROUTING, { id, historyId: chosen.id })).extensions.code).toBe(70011);
  await owner.get(SELECT_PLACEMENT, { id, historyId: chosen.id });
  expect(await readProject(owner, id)).toMatchObject({
    stateType: "EDITING",
    majorVersion: 2,
    selectedHistoryId: chosen.id,
    boardDocumentUrl: chosen.boardDocumentUrl,
  });
});

test("a result can be discarded and asked for again while the board is as it was, and no run of the other kind goes on from it", async () => {
  const id = await owner.createProject("Keep mine", [resistorBoard({ resistors: 3 })]);
  const { boardDocumentUrl } = await readProject(owner, id);
  const { requestEdaProjectAutoPlacement: run } = await owner.get(PLACE, { id });
  await waitForState(owner, id, /_COMPLETE$/);
  const { requestGroupId } = run;
  expect((await readProject(owner, id)).resultState).toBe("WAITING");
  await owner.get(DISCARD, { id, requestGroupId });
  const kept = { stateType: "EDITING", resultState: "NOT_USED", majorVersion: 1, boardDocumentUrl };
  expect(await readProject(owner, id)).toMatchObject(kept);
  await owner.get(DISCARD, { id, requestGroupId, undo: true });
  const back = await readProject(owner, id);
  expect(back).toMatchObject({ stateType: "AUTO_PLACEMENT_COMPLETE", resultState: "WAITING", majorVersion: 1 });
  expect((await owner.refusal(ROUTE, { id, resume: requestGroupId })).extensions.name).toBe("JOB_TYPE_MISMATCH");
  await owner.get(SELECT_PLACEMENT, { id, historyId: back.run.results[0].id });
  expect((await owner.refusal(DISCARD, { id, requestGroupId })).extensions.name).toBe("CONFLICT");
  expect((await readProject(owner, id)).resultState).toBeNull();
});

test("every candidate can be taken later, also over a routing of another, and what was current stays to be read", async () => {
  const id = await owner.createProject("Change my mind", [resistorBoard({ resistors: 6 })]);
  expect((await readProject(owner, id)).latestPlacement).toBeNull();
  await owner.get(PLACE, { id });
  const { run } = await waitForState(owner, id, /_COMPLETE$/);
  const [first, , third] = run.results;
  await owner.get(SELECT_PLACEMENT, { id, historyId: first.id });
  await owner.get(ROUTE, { id });
  const routed = await waitForState(owner, id, /_COMPLETE$/);
  await owner.get(SELECT_ROUTING, { id, historyId: routed.run.results[0].id });
  const current = await readProject(owner, id);
  expect(current).toMatchObject({ majorVersion: 3, run: { jobType: "ROUTING" } });
  expect(current.latestPlacement.results.map((result: { id: string }) => result.id)).toEqual(
    run.results.map((result: { id: string }) => result.id),
  );
  await owner.get(SELECT_PLACEMENT, { id, historyId: third.id });
  const changed = await readProject(owner, id);
  expect(changed.latestRouting.results).toEqual([
    { id: routed.run.results[0].id, routing: { connected: routed.run.results[0].routing.connected } },
  ]);
  expect(changed).toMatchObject({
    majorVersion: 4,
    selectedHistoryId: third.id,
    boardDocumentUrl: third.boardDocumentUrl,
  });
  const { edaProjectV2: before } = await owner.get(PROJECT, { id, majorVersion: 3, revisionVersion: 0 });
  expect(before.boardDocumentUrl).toBe(current.boardDocumentUrl);
  expect((await owner.fetch(before.boardDocumentUrl)).status).toBe(200);
  // While a run goes on nothing is taken from under it.
  await owner.get(ROUTE, { id });
  expect((await owner.refusal(SELECT_PLACEMENT, { id, historyId: first.id })).extensions.name).toBe(
    "JOB_ALREADY_RUNNING",
  );
  await waitForState(owner, id, /_COMPLETE$/);
});

test("a paused placement goes on from its checkpoint", async () => {
  const id = await owner.createProject("Pause placing", [resistorBoard({ resistors: 40 })]);
  const { requestEdaProjectAutoPlacement: first } = await owner.get(PLACE, { id });
  await waitForState(owner, id, /_PROGRESS$/);
  await owner.get(CANCEL, { projectId: id, requestGroupId: first.requestGroupId });
  const paused = await readProject(owner, id);
  expect(paused).toMatchObject({ stateType: "AUTO_PLACEMENT_CANCEL", run: { status: "CANCEL", canResume: true } });
  await owner.get(PLACE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  expect(done.run.progress.percent).toBe(100);
  expect(done.run.results).toHaveLength(3);
});
