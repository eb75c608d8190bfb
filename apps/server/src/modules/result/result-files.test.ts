import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { notesSchematic, resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const RESULT =
  "query ($input: EdaProjectResultInput!) { edaProjectResult(input: $input) { threeDModelPath schematics } }";

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

test("the board in space is there for its owner alone, and asked for again it is not sent again", async () => {
  const id = await owner.createProject("Solid", [resistorBoard({ name: "solid" })]);
  const { threeDModelPath, schematics } = (await owner.get(RESULT, { id })).edaProjectResult;
  expect([threeDModelPath, schematics]).toEqual([`/results/${id}/1.0/model.glb`, []]);
  const response = await vi.waitUntil(
    async () => {
      const answer = await owner.fetch(threeDModelPath);
      return answer.status !== 202 && answer;
    },
    { timeout: 120_000, interval: 50 },
  );
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "model/gltf-binary"]);
  expect(new TextDecoder().decode((await response.arrayBuffer()).slice(0, 4))).toBe("glTF");
  const headers = { "if-none-match": response.headers.get("etag") ?? "" };
  expect((await owner.fetch(threeDModelPath, { headers })).status).toBe(304);
  const statusOf = async (client: Client, path: string) => (await client.fetch(path)).status;
  expect(await statusOf(await server.signedIn(), threeDModelPath)).toBe(404);
  for (const path of ["2.0/model.glb", "1.0/model.step", "1.0/sheets/1.svg", "newest/model.glb"])
    expect(await statusOf(owner, `/results/${id}/${path}`), path).toBe(404);
});

test("each sheet of a schematic is a picture, and there are no more than it has", async () => {
  const id = await owner.createProject("Sheets", [notesSchematic()]);
  const { threeDModelPath, schematics } = (await owner.get(RESULT, { id })).edaProjectResult;
  expect([threeDModelPath, schematics]).toEqual([null, [`/results/${id}/1.0/sheets/1.svg`]]);
  const response = await owner.fetch(schematics[0]);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(await response.text()).toMatch(/^<svg|^<\?xml/);
  expect((await owner.fetch(`/results/${id}/1.0/sheets/2.svg`)).status).toBe(404);
});
