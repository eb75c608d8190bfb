import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { fillDataFolder } from "../../testkit/open-test-database.ts";
import { ROUTE, readProject, waitForState } from "../../testkit/run-operations.ts";
import { type ServerProcess, startServerProcess } from "../../testkit/start-server-process.ts";

const NAMES = "{ edaProjectConnectionV2(input: { sortKey: NAME, order: ASC }) { nodes { id name stateType } } }";

let directory: string;
let server: ServerProcess;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "tracewright-crash-"));
  await fillDataFolder(directory);
  server = await startServerProcess({ DATA_DIR: directory });
});
afterEach(async () => {
  await server.kill();
  await rm(directory, { recursive: true, force: true });
});

test("after kill -9 during a run the run goes on to its end and nothing is lost", async () => {
  const before = await server.signedIn();
  await before.createProject("Bystander", [resistorBoard()]);
  const id = await before.createProject("Interrupted", [resistorBoard({ resistors: 150 })]);
  const { requestEdaProjectRouting } = await before.get(ROUTE, { id });
  await waitForState(before, id, /_(STARTED|PROGRESS)$/);
  const project = await readProject(before, id);
  const { edaProjectConnectionV2: listed } = await before.get(NAMES);
  await server.kill();

  server = await startServerProcess({ DATA_DIR: directory });
  const after = await server.signedIn();
  const done = await waitForState(after, id, /_COMPLETE$/);
  expect(done.run.requestGroupId).toBe(requestEdaProjectRouting.requestGroupId);
  expect(done.run.results).toHaveLength(1);
  expect(done.boardDocumentUrl).toBe(project.boardDocumentUrl);
  // What was reserved before the crash is charged once, or waits where the routing is incomplete.
  const { complete, errors } = done.run.results[0].routing;
  const state = complete && errors.after === 0 ? "CHARGED" : "HELD";
  const { creditConnection } = await after.get("{ creditConnection(input: {}) { nodes { state amount runId } } }");
  expect(creditConnection.nodes.filter(({ amount }: { amount: number }) => amount < 0)).toEqual([
    { state, amount: -1, runId: requestEdaProjectRouting.requestGroupId },
  ]);
  const document = await after.fetch(done.run.results[0].boardDocumentUrl);
  expect((await document.json()).footprints).toHaveLength(150);
  const { edaProjectConnectionV2: listedAfter } = await after.get(NAMES);
  expect(listedAfter.nodes.map(({ name }: { name: string }) => name)).toEqual(
    listed.nodes.map(({ name }: { name: string }) => name),
  );
  // The session of before the crash is still good.
  const returning = new Client(server.url);
  returning.cookie = before.cookie;
  await returning.get("{ profile { name } }");
});

test("a stop by signal gives the run back, and the next start takes it up", async () => {
  const client = await server.signedIn();
  const id = await client.createProject("Handed over", [resistorBoard({ resistors: 150 })]);
  await client.get(ROUTE, { id });
  await waitForState(client, id, /_(STARTED|PROGRESS)$/);
  expect(await server.terminate()).toBe(0);
  server = await startServerProcess({ DATA_DIR: directory });
  await waitForState(await server.signedIn(), id, /_COMPLETE$/);
});

test("a second server on the same folder is refused in plain words; one stops in good order without the program that started it", async () => {
  await expect(startServerProcess({ DATA_DIR: directory })).rejects.toThrow(/is in use by another Tracewright/);
  expect(await server.abandon()).toBe(0);
  expect(server.said()).toContain("runs are checkpointed");
});
