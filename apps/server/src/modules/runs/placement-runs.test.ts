import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { CANCEL, PLACE, readProject, SELECT_PLACEMENT, waitForState } from "../../testkit/run-operations.ts";
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

test("a placement run yields three legal candidates; fixed parts stay, and the one chosen becomes the next version", {
  timeout: 60_000,
}, async () => {
  const id = await owner.createProject("Place me", [resistorBoard({ resistors: 8 })]);
  const before = await partsOf((await readProject(owner, id)).boardDocumentUrl);
  await owner.get(PLACE, { id, fixed: ["R1", "R7"] });
  const done = await waitForState(owner, id, /_COMPLETE$/, 50);
  expect(done).toMatchObject({ stateType: "AUTO_PLACEMENT_COMPLETE", majorVersion: 1, run: { jobType: "PLACEMENT" } });
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
  await owner.get(SELECT_PLACEMENT, { id, historyId: chosen.id });
  expect(await readProject(owner, id)).toMatchObject({
    stateType: "EDITING",
    majorVersion: 2,
    selectedHistoryId: chosen.id,
    boardDocumentUrl: chosen.boardDocumentUrl,
  });
});

test("a paused placement goes on from its checkpoint", { timeout: 60_000 }, async () => {
  const id = await owner.createProject("Pause placing", [resistorBoard({ resistors: 40 })]);
  const { requestEdaProjectAutoPlacement: first } = await owner.get(PLACE, { id });
  await waitForState(owner, id, /_PROGRESS$/);
  await owner.get(CANCEL, { projectId: id, requestGroupId: first.requestGroupId });
  const paused = await readProject(owner, id);
  expect(paused).toMatchObject({ stateType: "AUTO_PLACEMENT_CANCEL", run: { status: "CANCEL", canResume: true } });
  await owner.get(PLACE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/, 50);
  expect(done.run.progress.percent).toBe(100);
  expect(done.run.results).toHaveLength(3);
});
