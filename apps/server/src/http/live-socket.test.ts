import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { LIVE_AUDIENCE } from "../modules/live/live-audience.ts";
import { accountConsumer } from "../platform/metering/consumer.ts";
import { currentConsumer } from "../platform/metering/request-scope.ts";
import type { Client } from "../testkit/client.ts";
import { resistorBoard } from "../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
let owner: Client;
let userId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
  ({ userId } = (await owner.get("{ profile { userId } }")).profile);
});
afterAll(() => server.stop());

const NEWS = "subscription ($input: NotificationInput!) { notification(input: $input) { service } }";

/** A connection that is open, and what its subscriptions heard. */
function connect() {
  const closed: number[] = [];
  const socket = owner.openSocket(({ code }) => closed.push(code));
  onTestFinished(() => void socket.dispose());
  const subscribe = (query: string, input?: unknown) => {
    const heard: unknown[] = [];
    const ended = new Promise<unknown>((resolve) => {
      const sink = {
        next: (message: unknown) => heard.push(message),
        error: resolve,
        complete: () => resolve(undefined),
      };
      socket.subscribe({ query, ...(input !== undefined && { variables: { input } }) }, sink);
    });
    return { heard, ended };
  };
  return { closed, subscribe };
}

test.each([
  ["a text that is no GraphQL", "subscription { notification("],
  ["a field that is not there", "subscription { nothing }"],
  ["a query", "{ unreadCount }"],
])("%s is refused with a number in a message of its own, and the connection goes on", async (_, query) => {
  const { closed, subscribe } = connect();
  expect(await subscribe(query).ended).toEqual([
    expect.objectContaining({
      message: expect.any(String),
      extensions: expect.objectContaining({ code: 400, name: "BAD_REQUEST" }),
    }),
  ]);
  expect(await subscribe(query).ended).toEqual([expect.anything()]);
  expect(closed).toEqual([]);
});

test("a subscription hears of the service that it names, looked up on behalf of whoever listens", async () => {
  const { db, pubSub, services } = server.application;
  const projectId = await owner.createProject("Heard", [resistorBoard()]);
  const begun = vi.spyOn(services.get(LIVE_AUDIENCE), "listen");
  const { subscribe } = connect();
  const own = subscribe(NEWS, { service: "CIRCUIT_ARCHITECTURE" });
  const others = ["HOME", "LMS"].map((service) => subscribe(NEWS, { service }));
  await expect.poll(() => begun.mock.calls.length).toBe(3);
  const consumers: string[] = [];
  const select = db.select.bind(db);
  vi.spyOn(db, "select").mockImplementation(((fields: never) => {
    consumers.push(currentConsumer());
    return select(fields);
  }) as unknown as typeof db.select);
  onTestFinished(() => void vi.restoreAllMocks());
  pubSub.publish({ kind: "project", userId, projectId, case: "PROJECT_UPDATED" });
  await expect.poll(() => own.heard.length).toBe(1);
  expect(own.heard).toEqual([{ data: { notification: { service: "CIRCUIT_ARCHITECTURE" } } }]);
  expect(others.map(({ heard }) => heard)).toEqual([[], []]);
  expect(consumers).toContain(accountConsumer(userId));
});
