import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accountConsumer } from "../platform/metering/consumer.ts";
import { resistorBoard, resistorSchematic } from "../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("two hundred drawings that nobody waits for any more are never begun, and another person's import goes on", async () => {
  const { metering, storage, threads } = server.application;
  const [eve, ann] = [await server.signedIn(), await server.signedIn()];
  const id = await eve.createProject("Sheets", [resistorSchematic()], "PLACEMENT");
  const { userId } = (await eve.get("{ profile { userId } }")).profile;
  // Something of the same person's is being done, so that all of them wait.
  const release = await threads.turns.take(accountConsumer(userId), 1);
  const read = vi.spyOn(storage, "read");
  const leaving = new AbortController();
  const asked = Array.from({ length: 200 }, () =>
    eve.fetch(`/results/${id}/1.0/sheets/1.svg`, { signal: leaving.signal }).catch(() => "left"),
  );
  await expect.poll(() => [threads.turns.waiting, metering.requests.waiting]).toEqual([12, 188]);
  await ann.createProject("Meanwhile", [resistorBoard()]);
  expect(threads.turns.waiting).toBe(12);
  leaving.abort();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["left"]));
  await expect.poll(() => [threads.turns.waiting, metering.requests.waiting]).toEqual([0, 0]);
  release();
  await ann.createProject("Afterwards", [resistorBoard({ name: "afterwards" })]);
  expect(read.mock.calls.filter(([key]) => key.startsWith("documents/"))).toEqual([]);
  read.mockRestore();
});
