import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard, resistorSchematic } from "../../testkit/kicad-files.ts";
import { readProject } from "../../testkit/run-operations.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { eraseOldDeletedProjects } from "../storage/erase-projects.ts";
import { pictureKey, sizedPictureKey } from "./picture-keys.ts";

const DELETE = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";
const PROJECT =
  "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { imageUrl boardDocumentUrl circuitDocumentUrl } }";

const EMAIL = "pictures@example.com";

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn(EMAIL);
});
afterAll(() => server.stop());

const picture = (client: Client, url: string, width = 384) =>
  client.fetch(`/image?url=${encodeURIComponent(url)}&w=${width}`);
const hashOf = (url: string) => url.slice(-64);

test("a project is shown by a picture of its board at the listed widths, drawn once and kept by the board's hash", async () => {
  const id = await owner.createProject("Chain", [resistorBoard()]);
  const { boardDocumentUrl } = await readProject(owner, id);
  const { imageUrl } = (await owner.get(PROJECT, { id })).edaProjectV2;
  expect(imageUrl).toBe(boardDocumentUrl);
  // Asked twice at once: a list and the home page.
  const [first, second] = await Promise.all([picture(owner, imageUrl), picture(owner, imageUrl)]);
  expect(first.headers.get("content-type")).toBe("image/webp");
  expect(first.headers.get("cache-control")).toContain("private");
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(Buffer.from(await second.arrayBuffer())).toEqual(bytes);
  const { width, height } = await sharp(bytes).metadata();
  expect(width).toBe(384);
  // 30 × 15 mm with a border all round.
  expect(height).toBeGreaterThan(150);
  expect(height).toBeLessThan(240);
  // The board's own colours are there, not an empty canvas.
  const { channels } = await sharp(bytes).stats();
  expect(channels.map(({ stdev }) => stdev > 5)).toEqual([true, true, true]);

  const { storage } = server.application;
  expect(await storage.has(pictureKey(hashOf(imageUrl), "small"))).toBe(true);
  expect(await storage.read(sizedPictureKey(hashOf(imageUrl), 384))).toEqual(bytes);
  expect((await picture(owner, imageUrl, 385)).status).toBe(400);
});

test("a picture for a wide place is as wide as it was asked for, drawn and not enlarged", async () => {
  const id = await owner.createProject("Wide", [resistorBoard({ resistors: 4 })]);
  const { boardDocumentUrl } = await readProject(owner, id);
  for (const asked of [1080, 1920, 3840]) {
    const answer = await picture(owner, boardDocumentUrl, asked);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(asked);
  }
});

test("a schematic alone is shown by its first sheet", async () => {
  const id = await owner.createProject("Sheet", [resistorSchematic()], "PLACEMENT");
  const { circuitDocumentUrl } = (await owner.get(PROJECT, { id })).edaProjectV2;
  const answer = await picture(owner, circuitDocumentUrl, 640);
  expect(answer.status).toBe(200);
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  // Ink on paper.
  expect(channels[0]?.mean).toBeGreaterThan(180);
  expect(channels[0]?.min).toBeLessThan(150);
});

test("another person sees no picture of it, a visitor is asked to log in, and other addresses name nothing", async () => {
  const id = await owner.createProject("Private", [resistorBoard({ resistors: 3 })]);
  const { boardDocumentUrl } = await readProject(owner, id);
  expect((await picture(await server.signedIn(), boardDocumentUrl)).status).toBe(404);
  expect((await picture(server.visitor(), boardDocumentUrl)).status).toBe(401);
  for (const url of [`${boardDocumentUrl}x`, `https://example.com${boardDocumentUrl}`, "/documents/../secret", ""])
    expect((await picture(owner, url)).status).toBe(404);
});

test("the pictures go with the last project that holds the document", async () => {
  const board = resistorBoard({ resistors: 5 });
  const [one, other] = [await owner.createProject("One", [board]), await owner.createProject("Other", [board])];
  const { boardDocumentUrl } = await readProject(owner, one);
  await picture(owner, boardDocumentUrl);
  await picture(owner, boardDocumentUrl, 1080);
  const hash = hashOf(boardDocumentUrl);
  const isKept = async () => [
    await server.application.storage.has(pictureKey(hash, "small")),
    await server.application.storage.has(pictureKey(hash, "large")),
    await server.application.storage.has(sizedPictureKey(hash, 384)),
  ];
  const deleteForGood = async (id: string) => {
    await owner.get(DELETE, { id });
    server.advance(31 * 86_400_000);
    await eraseOldDeletedProjects(server.application);
    await owner.signIn(EMAIL, PASSWORD);
  };
  await deleteForGood(one);
  expect(await isKept()).toEqual([true, true, true]);
  expect((await picture(owner, boardDocumentUrl)).status).toBe(404);
  await deleteForGood(other);
  expect(await isKept()).toEqual([false, false, false]);
});
