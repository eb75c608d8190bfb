import { afterAll, beforeAll, expect, test } from "vitest";
import type { WorkerOfKind } from "../../platform/work/work-kind.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { CANCEL, HISTORY, ROUTE, waitForState } from "../../testkit/run-operations.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { startRunWorker } from "./run-worker.ts";

const NEWS = `subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { content { __typename
  ... on EdaTask { projectId status queuePlace } } } }`;
const LIST = `query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) {
  nodes { id run { status queuePlace } } } }`;
const ONE =
  "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { run { requestGroupId status queuePlace } } }";

/** A browser window: its last message about each project, and what it reads when opened. */
class Window {
  readonly client: Client;
  readonly #told = new Map<string, string>();
  readonly #close: () => void;

  private constructor(client: Client) {
    this.client = client;
    const socket = client.openSocket();
    const next = ({ data }: { data?: unknown }): void => {
      const { content } = (data as { notification: { content: Record<string, unknown> } }).notification;
      if (content.__typename === "EdaTask")
        this.#told.set(String(content.projectId), `${content.status} ${content.queuePlace}`);
    };
    socket.subscribe({ query: NEWS }, { next, error: () => {}, complete: () => {} });
    this.#close = () => void socket.dispose();
  }

  static async open(email: string): Promise<Window> {
    const client = server.visitor();
    await client.signIn(email, PASSWORD);
    const window = await server.listening(() => new Window(client));
    open.push(window);
    return window;
  }

  told(projectId: string): string | undefined {
    return this.#told.get(projectId);
  }

  /** The same in the list and in the project. */
  async read(projectId: string): Promise<string> {
    const { edaProjectConnectionV2 } = await this.client.get(LIST, { page: 1, size: 10 });
    const row = edaProjectConnectionV2.nodes.find(({ id }: { id: string }) => id === projectId);
    const { edaProjectV2 } = await this.client.get(ONE, { id: projectId });
    const [inList, inProject] = [row.run, edaProjectV2.run].map(({ status, queuePlace }) => `${status} ${queuePlace}`);
    expect(inList).toBe(inProject);
    return inProject ?? "";
  }

  async pause(projectId: string): Promise<void> {
    const { edaProjectV2 } = await this.client.get(ONE, { id: projectId });
    await this.client.get(CANCEL, { projectId, requestGroupId: edaProjectV2.run.requestGroupId });
  }

  close(): void {
    this.#close();
  }
}

let server: TestServer;
let worker: WorkerOfKind | undefined;
const open: Window[] = [];
beforeAll(async () => {
  // Nobody works before the test says so: what waits, waits. The places are those of leases.
  server = await startTestServer({ configuration: { services: new Set(["web"]), workEngine: "leases" } });
});
afterAll(async () => {
  for (const window of open) window.close();
  await worker?.stop();
  await server.stop();
});

/** Notifications of all windows of a person, and what each reads. */
async function expectAll(windows: readonly Window[], standing: ReadonlyMap<string, string>): Promise<void> {
  for (const [project, expected] of standing)
    for (const window of windows) {
      await expect.poll(() => window.told(project)).toBe(expected);
      expect(await window.read(project)).toBe(expected);
    }
}

test("two windows are told the places of a person's runs whenever they change, and a run resumed in both waits and runs once", async () => {
  for (const email of ["ada@example.com", "bob@example.com"]) await server.signedIn(email);
  const [here, there] = [await Window.open("ada@example.com"), await Window.open("ada@example.com")];
  const bob = await Window.open("bob@example.com");
  const windows = [here, there];
  const [first, second] = [
    await here.client.createProject("First", [resistorBoard()]),
    await here.client.createProject("Second", [resistorBoard()]),
  ];
  const his = await bob.client.createProject("His", [resistorBoard()]);

  for (const id of [first, second]) await here.client.get(ROUTE, { id });
  await expectAll(
    windows,
    new Map([
      [first, "REQUEST 1"],
      [second, "REQUEST 2"],
    ]),
  );
  await bob.client.get(ROUTE, { id: his });
  // Both have none served yet, so each has a turn before anybody's second.
  await expectAll(
    windows,
    new Map([
      [first, "REQUEST 1"],
      [second, "REQUEST 3"],
    ]),
  );
  await expectAll([bob], new Map([[his, "REQUEST 2"]]));

  await there.pause(first);
  await expectAll(
    windows,
    new Map([
      [first, "CANCEL null"],
      [second, "REQUEST 1"],
    ]),
  );
  expect(bob.told(second)).toBeUndefined();

  const answers = await Promise.all(windows.map(({ client }) => client.ask(ROUTE, { id: first })));
  expect(answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? [])).toEqual([70009]);
  await expectAll(
    windows,
    new Map([
      [first, "REQUEST 3"],
      [second, "REQUEST 1"],
    ]),
  );

  worker = await startRunWorker(server.application);
  for (const id of [first, second]) {
    await waitForState(here.client, id, /_COMPLETE$/);
    const { edaProjectHistoryConnection } = await there.client.get(HISTORY, { id, page: 1, size: 20 });
    const results = edaProjectHistoryConnection.nodes.filter(({ type }: { type: string }) => type === "ROUTING");
    expect(results).toHaveLength(1);
  }
  await expectAll(
    windows,
    new Map([
      [first, "COMPLETE null"],
      [second, "COMPLETE null"],
    ]),
  );
});
