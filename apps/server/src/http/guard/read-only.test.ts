import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "../../schema.ts";
import { exampleOperations } from "../../testkit/example-operations.ts";
import { openTestDatabase } from "../../testkit/open-test-database.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const UNTIL = new Date("2026-05-01T14:00:00Z");
const EMAIL = "reader@example.com";
/** Sessions and exports expire; all else would be lost in a move. */
const ALLOWED = ["cancelEdaProjectExport", "edaProjectResultExport", "requestEdaProjectExport", "signIn", "signOut"];

const SENTENCE = JSON.stringify({ kind: "read-only-until", facts: { until: "2026-05-01 14:00 UTC" } });

let server: TestServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  const before = await startTestServer({ database: { ...database, close: async () => {} } });
  await before.signedIn(EMAIL);
  await before.stop();
  server = await startTestServer({ database, configuration: { readOnly: { until: UNTIL } } });
});
afterAll(() => server.stop());

test("people log in and see; every mutation but those of sessions and exports is refused with the reason and the end", async () => {
  const reader = server.visitor();
  await reader.signIn(EMAIL, PASSWORD);
  expect((await reader.get("{ profile { email } }")).profile.email).toBe(EMAIL);
  const refused: string[] = [];
  const others: string[] = [];
  for (const operation of exampleOperations(schema).filter(
    ({ kind, name }) => kind === "mutation" && name !== "signOut",
  )) {
    const { query, input } = operation.write({ id: "00000000-0000-4000-8000-000000000000" });
    const { errors } = await reader.ask(query, input);
    const isRefused = JSON.stringify(errors?.[0]?.extensions.sentence) === SENTENCE;
    (isRefused ? refused : others).push(operation.name);
  }
  expect([...others, "signOut"].sort()).toEqual(ALLOWED);
  expect(refused.length).toBeGreaterThan(100);
});

test("uploads are refused, and the page knows until when", async () => {
  const visitor = server.visitor();
  const upload = await visitor.fetch("/uploads/x", { method: "PUT", body: "x" });
  expect(upload.status).toBe(503);
  expect(await upload.json()).toMatchObject({ sentence: { kind: "read-only-until" } });
});
