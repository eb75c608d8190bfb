import { afterAll, beforeAll, expect, test } from "vitest";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
});
afterAll(() => server.stop());

test("the author of a project has the role that the account has", async () => {
  for (const [email, role] of [
    ["boss@example.com", "ADMIN"],
    [undefined, "USER"],
  ] as const) {
    const person = await server.signedIn(email);
    const id = await person.createProject("Mine", [resistorBoard()]);
    const { edaProjectV2 } = await person.get(
      "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { creatorAuthor { role } latestAuthor { role } } }",
      { id },
    );
    expect(edaProjectV2).toEqual({ creatorAuthor: { role }, latestAuthor: { role } });
  }
});
