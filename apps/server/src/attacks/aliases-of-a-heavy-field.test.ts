import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  // What an operation of twenty fields uses up.
  server = await startTestServer({ configuration: { operationsPerMinute: 20 } });
});
afterAll(() => server.stop());

const validations = (count: number): string => {
  const fields = Array.from({ length: count }, (_, i) => `a${i}: edaProjectFileValidation(input: $input) { success }`);
  return `query ($input: EdaProjectFileValidationInput!) { ${fields.join(" ")} }`;
};

test("a hundred aliases of one field are refused before a byte of the file is read", async () => {
  const eve = await server.signedIn();
  const fileUrls = await eve.upload([{ name: "x.kicad_pcb", bytes: Buffer.from("(kicad_pcb)") }]);
  const read = vi.spyOn(server.application.storage, "read");
  const refusal = await eve.refusal(validations(100), { jobType: "ROUTING", fileUrls });
  expect(refusal.message).toBe(
    "An operation has at most 20 fields at its top level, where a whole layout or schematic counts as 5. This one has 100.",
  );
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test("files are read when their turn on a thread has come: what waits has nothing in memory", async () => {
  const eve = await server.signedIn();
  const fileUrls = await eve.upload([{ name: "x.kicad_pcb", bytes: Buffer.from("(kicad_pcb)") }]);
  const { storage, threads } = server.application;
  const read = vi.spyOn(storage, "read");
  const waiting = vi.spyOn(threads, "runLate").mockImplementation(() => new Promise(() => {}));
  const leaving = new AbortController();
  const asked = eve.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-service": "HOME" },
    body: JSON.stringify({ query: validations(10), variables: { input: { jobType: "ROUTING", fileUrls } } }),
    signal: leaving.signal,
  });
  await expect.poll(() => waiting.mock.calls.length).toBe(10);
  expect(read).not.toHaveBeenCalled();
  leaving.abort();
  await expect(asked).rejects.toThrow();
  vi.restoreAllMocks();
});

test("every alias counts as a call of its account", async () => {
  const eve = await server.signedIn();
  const asked = `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: profile { name }`).join(" ")} }`;
  await eve.get(asked);
  expect((await eve.refusal(asked)).extensions).toMatchObject({ code: 400, retryAfterSeconds: expect.any(Number) });
});

test("lists whose pages hold more than any screen shows are refused before they are looked up, and a large one is several calls", async () => {
  const eve = await server.signedIn();
  // Twenty fields an entry, with the entry itself.
  const entry =
    "id name type stateType majorVersion revisionVersion createdAt updatedAt description imageUrl jobType isResultSelected lastWorkPageType runningTime selectedHistoryId latestAuthor { id name email }";
  const lists = (count: number) =>
    `{ ${Array.from({ length: count }, (_, i) => `a${i}: edaProjectConnectionV2(input: { size: 100 }) { nodes { ${entry} } }`).join(" ")} }`;
  const looked = vi.spyOn(server.application.db, "select");
  const refusal = await eve.refusal(lists(20));
  expect(refusal.message).toBe(
    "An operation has at most 20000 fields, where fields of a list count for each entry of a page. This one has 40020. Request smaller pages.",
  );
  // Who asks.
  expect(looked).toHaveBeenCalledTimes(1);
  looked.mockRestore();
  // 18,009 fields are nineteen calls, and there are twenty a minute.
  await eve.get(lists(9));
  expect((await eve.refusal(lists(9))).extensions).toMatchObject({ retryAfterSeconds: expect.any(Number) });
});
