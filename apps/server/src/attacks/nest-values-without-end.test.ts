import { afterAll, beforeAll, expect, test } from "vitest";
import { resistorBoard } from "../testkit/kicad-files.ts";
import { PLACE, ROUTE, SAVE_EDITS } from "../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** As JSON, which is written and read without nesting calls. */
const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

test.each([
  ["routing", ROUTE, "control"],
  ["a placement", PLACE, "control"],
  ["edits", SAVE_EDITS, "edits"],
])("options of %s that nest 50,000 deep are refused by their field, and are no fault", async (_, query, field) => {
  const owner = await server.signedIn();
  const id = await owner.createProject("Deep", [resistorBoard()]);
  const version = { majorVersion: 1, revisionVersion: 0, boardHash: "0".repeat(64) };
  const ask = async (levels: number) => {
    const input = JSON.stringify({ id, ...(field === "edits" && version), [field]: null });
    const body = `{"query":${JSON.stringify(query)},"variables":{"input":${input.replace(`"${field}":null`, `"${field}":${nested(levels)}`)}}}`;
    const headers = { "content-type": "application/json", "x-service": "HOME" };
    return (await (await owner.fetch("/graphql", { method: "POST", headers, body })).json()).errors[0].extensions.code;
  };
  for (const levels of [90, 200, 50_000]) expect([400, 409]).toContain(await ask(levels));
  expect(server.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
