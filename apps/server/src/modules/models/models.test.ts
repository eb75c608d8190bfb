import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { projects } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { notesSchematic, resistorBoard } from "../../testkit/kicad-files.ts";
import { ROUTE, SAY_INTENT, SELECT_ROUTING, waitForState } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import type { ExportInput } from "../../threads/messages/export-messages.ts";
import { modelKey } from "../documents/model-key.ts";

let server: TestServer;
let owner: Client;
let id: string;
beforeAll(async () => {
  server = await startTestServer({ preparesModels: true });
  owner = await server.signedIn();
  id = await owner.createProject("Amplifier", [resistorBoard()]);
});
afterAll(() => server.stop());

/** The answer once nobody is at it any more, and how often one had to ask. */
async function modelOf(project: string, headers: Record<string, string> = {}) {
  let asked = 0;
  const response = await vi.waitUntil(
    async () => {
      asked += 1;
      const answer = await owner.fetch(`/results/${project}/1.0/model.glb`, { headers });
      return answer.status !== 202 && answer;
    },
    { timeout: 120_000, interval: 50 },
  );
  return { response, asked };
}

test("a model is made while one waits for it, and afterwards it is there at once", async () => {
  const first = await modelOf(id);
  expect(first.asked).toBeGreaterThan(1);
  expect(first.response.headers.get("content-type")).toBe("model/gltf-binary");
  const glb = Buffer.from(await first.response.arrayBuffer());
  expect(glb.subarray(0, 4).toString("latin1")).toBe("glTF");
  expect(glb.readUInt32LE(8)).toBe(glb.length);
  const again = await modelOf(id);
  expect(again.asked).toBe(1);
  const etag = again.response.headers.get("etag") ?? "";
  expect((await modelOf(id, { "if-none-match": etag })).response.status).toBe(304);
});

test("a height that somebody states makes another model of the same version", async () => {
  const before = (await modelOf(id)).response.headers.get("etag");
  await owner.get(SAY_INTENT, { id, version: 0, statement: { kind: "HEIGHT", parts: ["R2"], height: 7_500_000 } });
  const { response, asked } = await modelOf(id);
  expect(asked).toBeGreaterThan(1);
  expect(response.headers.get("etag")).not.toBe(before);
  expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).toMatch(
    /"reference":"R2"[^}]*"heightMm":7\.5\b/,
  );
});

test("the model of a routing is made when it is confirmed, of the pours as they came", async () => {
  const routed = await owner.createProject("Routed", [resistorBoard({ name: "routed" })]);
  await owner.get(ROUTE, { id: routed });
  const done = await waitForState(owner, routed, /_COMPLETE$/);
  const { storage, db, patientThreads } = server.application;
  const spy = vi.spyOn(patientThreads, "runLate");
  onTestFinished(() => spy.mockRestore());
  await owner.get(SELECT_ROUTING, { id: routed, historyId: done.run.results[0].id });
  const [project] = await db.select().from(projects).where(eq(projects.id, routed));
  await vi.waitFor(async () => expect(await storage.read(modelKey(project?.boardHash ?? ""))).toBeDefined(), {
    timeout: 120_000,
    interval: 50,
  });
  const inputs = await Promise.all(spy.mock.calls.map(async ([, read]) => (await read()).input as ExportInput));
  expect(inputs.map(({ isFilled }) => isFilled)).toEqual([true]);
  const { status } = await owner.fetch(`/results/${routed}/2.0/model.glb`);
  expect(status).toBe(200);
  expect(spy).toHaveBeenCalledTimes(1);
});

test("a board without an outline has none, and the reasons are told every time", async () => {
  const board = resistorBoard({ name: "edgeless" });
  const text = new TextDecoder().decode(board.bytes).replaceAll("Edge.Cuts", "Cmts.User");
  const edgeless = await owner.createProject("Edgeless", [{ ...board, bytes: Buffer.from(text) }]);
  for (const _ of [1, 2]) {
    const { response } = await modelOf(edgeless);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      reasons: [expect.stringMatching(/^No 3D model: there is no board outline/)],
    });
  }
});

test("what is not there, and what is another's, does not exist", async () => {
  const stranger = await server.signedIn();
  const statusOf = async (who: Client, path: string) => (await who.fetch(path)).status;
  expect(await statusOf(stranger, `/results/${id}/1.0/model.glb`)).toBe(404);
  expect(await statusOf(owner, `/results/${id}/9.0/model.glb`)).toBe(404);
  expect(await statusOf(owner, `/results/${id}/newest/model.glb`)).toBe(404);
  expect(await statusOf(owner, "/results/1/1.0/model.glb")).toBe(404);
  const sheet = await owner.createProject("Sheet only", [notesSchematic()]);
  expect(await statusOf(owner, `/results/${sheet}/1.0/model.glb`)).toBe(404);
  const response = await fetch(new URL(`/results/${id}/1.0/model.glb`, owner.url));
  expect(response.status).toBe(401);
});
