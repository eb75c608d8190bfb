import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CREATE_PROJECT, type NamedFile } from "../testkit/client.ts";
import { resistorBoard } from "../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const board = new TextDecoder().decode(resistorBoard().bytes);
const file = (text: string): NamedFile => ({ name: "nul.kicad_pcb", bytes: Buffer.from(text) });

test.each([
  ["a reference", file(board.replaceAll("R1", "R\u00001"))],
  ["the name of a net", file(board.replace(/\(net 1 "[^"]*"/, '(net 1 "N\u0000"'))],
])("a board with U+0000 in %s is refused with the text", async (_where, given) => {
  const person = await server.signedIn();
  const fileUrls = await person.upload([given]);
  const refusal = await person.refusal(CREATE_PROJECT, { name: "Nul", jobType: "ROUTING", fileUrls });
  expect(refusal.extensions.code).toBe(70004);
  expect(refusal.message).toMatch(/U\+0000, shown here as \ufffd: “(R\ufffd1|net:N\ufffd)”/);
});

test("a zip that names its files with U+0000 is read, and the receipt shows where it stood", async () => {
  const person = await server.signedIn();
  const bytes = zipSync({ "a\u0000b.kicad_pcb": Buffer.from(board) });
  const id = await person.createProject("Zip", [{ name: "a.zip", bytes }]);
  const { edaProjectV2 } = await person.get(
    "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { receipt { files { name } } } }",
    { id },
  );
  expect(edaProjectV2.receipt.files.map(({ name }: { name: string }) => name)).toContain("a\ufffdb.kicad_pcb");
});

test("the six characters that JSON writes for it are an ordinary text", async () => {
  const person = await server.signedIn();
  await person.createProject("Backslash", [file(board.replaceAll('"10k"', '"\\\\u0000"'))]);
});
