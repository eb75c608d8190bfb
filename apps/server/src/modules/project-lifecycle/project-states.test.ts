import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projects } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { ROUTE, SELECT_ROUTING, waitForState } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { RUN_STATUSES } from "../projects/project-type.ts";

const EVERYWHERE = `query ($project: EdaProjectV2Input!, $status: EdaProjectStatusV2Input!, $list: EdaProjectConnectionV2Input!) {
  edaProjectV2(input: $project) { stateType } edaProject(input: $project) { status type imageUrl progress { percent } }
  edaProjectStatus(input: $status) { majorVersion revisionVersion progress { status percent } }
  edaProjectStatusV2(input: $status) { majorVersion revisionVersion progress { status percent } }
  edaProjectConnection(input: $list) { nodes { status } } edaProjectConnectionV2(input: $list) { nodes { stateType } } }`;
const LIST = `query ($input: EdaProjectConnectionV2Input!) {
  edaProjectConnection(input: $input) { total pagination { totalPage } nodes { name } }
  edaProjectConnectionV2(input: $input) { total pagination { totalPage } nodes { name } } }`;

/** What the list says of each ending (§4): a paused run is stopped, whatever ended without a result has failed. */
const LABELS: Readonly<Record<(typeof RUN_STATUSES)[number], string>> = {
  PENDING: "RUNNING",
  REQUEST: "RUNNING",
  STARTED: "RUNNING",
  PROGRESS: "RUNNING",
  COMPLETE: "COMPLETED",
  FAIL: "FAILED",
  CANCEL: "STOPPED",
  TIMEOUT: "FAILED",
  EVENT_HANDLER_CANCEL: "STOPPED",
  EVENT_HANDLER_FAILED: "FAILED",
  EVENT_HANDLER_TIMEOUT: "FAILED",
};

const STATES: readonly (readonly [state: string, label: string])[] = [
  ["READY", "READY"],
  ["EDITING", "READY"],
  ...RUN_STATUSES.map((status) => [`AUTO_PLACEMENT_${status}`, LABELS[status]] as const),
  ...RUN_STATUSES.map((status) => [`ROUTING_${status}`, LABELS[status]] as const),
];

let server: TestServer;
let owner: Client;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
  id = await owner.createProject("In every state", [resistorBoard()]);
});
afterAll(() => server.stop());

test("a project in each of the 24 states opens in both shapes and is told by the same word everywhere", async () => {
  expect(STATES).toHaveLength(24);
  for (const [state, label] of STATES) {
    await server.application.db.update(projects).set({ stateType: state }).where(eq(projects.id, id));
    const answer = await owner.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-service": "CIRCUIT_ARCHITECTURE" },
      body: JSON.stringify({ query: EVERYWHERE, variables: { project: { id }, status: { id }, list: {} } }),
    });
    const status = { majorVersion: 1, revisionVersion: 0, progress: { status: label, percent: expect.any(Number) } };
    expect([state, await answer.json()]).toEqual([
      state,
      {
        data: {
          edaProjectV2: { stateType: state },
          edaProject: {
            status: label,
            type: "QUICK_MODE",
            imageUrl: expect.stringMatching(/^\/documents\//),
            progress: null,
          },
          edaProjectStatus: status,
          edaProjectStatusV2: status,
          edaProjectConnection: { nodes: [{ status: label }] },
          edaProjectConnectionV2: { nodes: [{ stateType: state }] },
        },
      },
    ]);
  }
});

test("the percent of a project whose result was chosen stays that of the run that was done", async () => {
  const worked = await server.signedIn();
  const routed = await worked.createProject("Chosen", [resistorBoard()]);
  const status = async () =>
    (
      await worked.get(
        "query ($input: EdaProjectStatusV2Input!) { edaProjectStatusV2(input: $input) { progress { status percent } } }",
        {
          id: routed,
        },
      )
    ).edaProjectStatusV2.progress;
  expect(await status()).toEqual({ status: "READY", percent: 0 });
  await worked.get(ROUTE, { id: routed });
  const done = await waitForState(worked, routed, /_COMPLETE$/);
  expect(await status()).toEqual({ status: "COMPLETED", percent: 100 });
  await worked.get(SELECT_ROUTING, { id: routed, historyId: done.run.results[0].id });
  expect(await status()).toEqual({ status: "READY", percent: 100 });
});

test("both shapes list, search, sort and page alike", async () => {
  const browser = await server.signedIn();
  const { userId } = (await browser.get("{ profile { userId } }")).profile;
  const rows = Array.from({ length: 11 }, (_, index) => {
    const at = new Date(Date.UTC(2026, 0, 1 + index));
    const name = `Board ${`${index + 1}`.padStart(2, "0")}`;
    return {
      ownerId: userId,
      latestAuthorId: userId,
      name,
      jobType: "ROUTING" as const,
      receipt: {},
      createdAt: at,
      updatedAt: at,
    };
  });
  await server.application.db.insert(projects).values(rows);
  const names = async (input: object) => {
    const { edaProjectConnection: v1, edaProjectConnectionV2: v2 } = await browser.get(LIST, input);
    const listed = v1.nodes.map(({ name }: { name: string }) => name);
    expect(v2.nodes.map(({ name }: { name: string }) => name)).toEqual(listed);
    expect([v2.total, v2.pagination]).toEqual([v1.total, v1.pagination]);
    return listed as string[];
  };
  expect(await names({ sortKey: "NAME", order: "ASC" })).toHaveLength(10);
  expect(await names({ sortKey: "NAME", order: "ASC", page: 2 })).toEqual(["Board 11"]);
  for (const sortKey of ["NAME", "CREATED_AT", "UPDATED_AT"]) {
    const up = await names({ sortKey, order: "ASC", size: 20 });
    expect(up).toEqual((await names({ sortKey, order: "DESC", size: 20 })).reverse());
    expect(up[0]).toBe("Board 01");
  }
  expect(await names({ keyword: "board 1" })).toHaveLength(2);
  expect(await names({ keyword: "100%" })).toEqual([]);
});
