import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import {
  APPLY,
  CANCEL,
  HISTORY,
  PROJECT,
  RESET,
  ROUTE,
  readProject,
  SELECT_ROUTING,
  waitForState,
} from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly majorVersion: number;
  readonly revisionVersion: number;
  readonly boardDocumentUrl: string;
  readonly appliedVersion: { readonly majorVersion: number; readonly revisionVersion: number } | null;
}

async function historyOf(id: string): Promise<readonly Entry[]> {
  return (await owner.get(HISTORY, { id })).edaProjectHistoryConnection.nodes;
}

const told = ({ type, majorVersion, revisionVersion }: Entry) => `${type} ${majorVersion}.${revisionVersion}`;

/** A project whose routing was taken: versions 1.0 and 2.0, the result of the run between them. */
async function routedProject(name: string): Promise<string> {
  const id = await owner.createProject(name, [resistorBoard()]);
  await owner.get(ROUTE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  await owner.get(SELECT_ROUTING, { id, historyId: done.run.results[0].id });
  return id;
}

test("an earlier version is applied as the newest revision, and nothing of the history is lost by it", async () => {
  const id = await routedProject("Apply");
  const [routed, , created] = await historyOf(id);
  const { applyEdaProjectVersion } = await owner.get(APPLY, { id, majorVersion: 1, revisionVersion: 0 });
  expect(applyEdaProjectVersion).toEqual({ lastWorkPageType: "LAYOUT", majorVersion: 2, revisionVersion: 1 });
  const applied = await readProject(owner, id);
  expect(applied).toMatchObject({
    stateType: "EDITING",
    majorVersion: 2,
    revisionVersion: 1,
    isResultSelected: false,
    selectedHistoryId: null,
    boardDocumentUrl: created?.boardDocumentUrl,
  });
  const history = await historyOf(id);
  expect(history.map(told)).toEqual(["LAYOUT 2.1", "ROUTING 2.0", "ROUTING 1.0", "CREATED 1.0"]);
  expect(history[0]?.appliedVersion).toEqual({ majorVersion: 1, revisionVersion: 0 });
  // The newest version is not copied again.
  await owner.get(APPLY, { id, majorVersion: 2, revisionVersion: 1 });
  expect((await readProject(owner, id)).revisionVersion).toBe(1);
  // The routing that was passed over can be read, applied and, as the result that it is, taken again.
  const { applyProjectVersion } = await owner.get(
    "mutation ($input: ApplyEdaProjectVersionInput!) { applyProjectVersion(input: $input) { lastWorkPageType } }",
    {
      id,
      majorVersion: 2,
      revisionVersion: 0,
    },
  );
  // With its routing confirmed, a project's work went on to the result.
  expect(applyProjectVersion).toEqual({ lastWorkPageType: "RESULT" });
  expect(await readProject(owner, id)).toMatchObject({
    revisionVersion: 2,
    boardDocumentUrl: routed?.boardDocumentUrl,
  });
  await owner.get(SELECT_ROUTING, { id, historyId: history[2]?.id });
  expect(await readProject(owner, id)).toMatchObject({ majorVersion: 3, revisionVersion: 0, isResultSelected: true });
});

test("a reset makes a version the newest again: all that came later is gone, with the documents nobody else shows", async () => {
  const id = await routedProject("Reset");
  const [routed] = await historyOf(id);
  await owner.get(APPLY, { id, majorVersion: 1, revisionVersion: 0 });
  expect((await owner.get(RESET, { id, majorVersion: 2, revisionVersion: 0 })).resetEdaProjectVersion).toEqual({ id });
  expect((await historyOf(id)).map(told)).toEqual(["ROUTING 2.0", "ROUTING 1.0", "CREATED 1.0"]);
  expect(await readProject(owner, id)).toMatchObject({ majorVersion: 2, revisionVersion: 0, stateType: "EDITING" });
  await owner.get(RESET, { id, majorVersion: 1, revisionVersion: 0 });
  expect((await historyOf(id)).map(told)).toEqual(["CREATED 1.0"]);
  expect(await readProject(owner, id)).toMatchObject({ majorVersion: 1, stateType: "READY", selectedHistoryId: null });
  expect((await owner.refusal(PROJECT, { id, majorVersion: 2, revisionVersion: 0 })).extensions.code).toBe(70007);
  expect((await owner.fetch(routed?.boardDocumentUrl ?? "")).status).toBe(404);
  const { boardDocumentUrl } = await readProject(owner, id);
  expect((await owner.fetch(boardDocumentUrl)).status).toBe(200);
  // The numbers are given out again.
  await owner.get(ROUTE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  await owner.get(SELECT_ROUTING, { id, historyId: done.run.results[0].id });
  expect((await historyOf(id)).map(told)).toEqual(["ROUTING 2.0", "ROUTING 1.0", "CREATED 1.0"]);
});

test("an unknown version is 70007, and while a run goes on nothing is put in its place (70009)", async () => {
  const id = await owner.createProject("Refused", [resistorBoard({ resistors: 200 })]);
  for (const operation of [APPLY, RESET]) {
    const { extensions, message } = await owner.refusal(operation, { id, majorVersion: 7, revisionVersion: 3 });
    expect(extensions).toMatchObject({ code: 70007, name: "HISTORY_NOT_FOUND" });
    expect(message).toBe("This project has no version 7.3.");
  }
  const { requestEdaProjectRouting } = await owner.get(ROUTE, { id });
  for (const operation of [APPLY, RESET])
    expect((await owner.refusal(operation, { id, majorVersion: 1, revisionVersion: 0 })).extensions.code).toBe(70009);
  await owner.get(CANCEL, { projectId: id, requestGroupId: requestEdaProjectRouting.requestGroupId });
});

test("a name that was changed is no version, and stays through a reset", async () => {
  const id = await owner.createProject("Old name", [resistorBoard()]);
  await owner.get("mutation ($input: UpdateEdaProjectInput!) { updateEdaProject(input: $input) { id } }", {
    id,
    name: "New name",
  });
  await owner.get(RESET, { id, majorVersion: 1, revisionVersion: 0 });
  expect((await historyOf(id)).map(told)).toEqual(["CREATED 1.0"]);
  expect((await readProject(owner, id)).name).toBe("New name");
});

test("who applies at the same time gets a revision each, and two resets end in one state", async () => {
  const id = await routedProject("Race");
  const apply = () => owner.get(APPLY, { id, majorVersion: 1, revisionVersion: 0 });
  const applied = await Promise.all([apply(), apply(), apply()]);
  const revisions = applied.map(({ applyEdaProjectVersion }) => applyEdaProjectVersion.revisionVersion as number);
  expect(revisions.sort()).toEqual([1, 2, 3]);
  const reset = (majorVersion: number) => owner.ask(RESET, { id, majorVersion, revisionVersion: 0 });
  const answers = await Promise.all([reset(1), reset(2)]);
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  // Whichever came first: 2.0 is gone once 1.0 is the newest.
  expect([undefined, 70007]).toContain(codes[1]);
  expect(codes[0]).toBeUndefined();
  expect((await historyOf(id)).map(told)).toEqual(["CREATED 1.0"]);
});
