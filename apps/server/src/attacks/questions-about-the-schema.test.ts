import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ configuration: { introspection: false } });
});
afterAll(() => server.stop());

test("a server for others does not compute its schema for visitors", async () => {
  const fields = Array.from({ length: 200 }, (_, i) => `a${i}: __schema { types { name } }`);
  for (const query of [
    `{ ${fields.join(" ")} }`,
    "{ __schema { types { name } } }",
    '{ __type(name: "User") { name } }',
  ]) {
    const { message, extensions } = await server.visitor().refusal(query);
    expect(message).toContain("introspection");
    expect(extensions.code).toBe(400);
  }
  expect((await server.visitor().get("{ __typename }")).__typename).toBe("Query");
});
