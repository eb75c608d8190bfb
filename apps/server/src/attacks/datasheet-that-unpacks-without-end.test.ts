import { deflateSync } from "node:zlib";
import { isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startMatchingWorker } from "../modules/matching/matching-worker.ts";
import { datasheetMatchings } from "../platform/database/tables.ts";
import { datasheetPdf } from "../testkit/datasheet-pdf.ts";
import { supplyBoard } from "../testkit/kicad-files.ts";
import { findMatch, REQUEST_DATASHEET, waitForMatches } from "../testkit/matching-operations.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Twice through Flate 200 MB of drawing become a kilobyte. */
function pdfOfOneKilobyte() {
  const drawing = Buffer.alloc(200_000_000, "q Q\n");
  const { name, bytes } = datasheetPdf("small.pdf", "XY4711 Sensor", []);
  const packed = deflateSync(deflateSync(drawing, { level: 9 }), { level: 9 });
  const [head = "", tail = ""] = Buffer.from(bytes)
    .toString("latin1")
    .split(/<< \/Length \d+ >>\nstream\n[\s\S]*?\nendstream/);
  const content = `<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${packed.toString("latin1")}\nendstream`;
  // The places of objects are no longer those of the table, which readers then find themselves.
  return { name, bytes: Buffer.from(`${head}${content}${tail}`, "latin1") };
}

test("a PDF of a kilobyte that unpacks to 200 MB is given up, and meanwhile another person's datasheet is read", async () => {
  const [eve, ann] = [await server.signedIn(), await server.signedIn()];
  const create = (client: typeof eve) => client.createProject("Sensors", [supplyBoard()], "PLACEMENT");
  const [eves, anns] = [await create(eve), await create(ann)];
  const worker = await startMatchingWorker(server.application, { opening: 6, page: 0.2 });
  onTestFinished(() => worker.stop());
  await Promise.all([waitForMatches(eve, eves), waitForMatches(ann, anns)]);
  const request = async (client: typeof eve, id: string, file: { name: string; bytes: Uint8Array }) => {
    const { key } = await findMatch(client, id, "U1");
    const [fileUrl] = await client.upload([file]);
    await client.get(REQUEST_DATASHEET, { id, key, fileUrl });
  };
  const reading = async (client: typeof eve, id: string) => (await findMatch(client, id, "U1")).datasheetMatching;
  const bomb = pdfOfOneKilobyte();
  expect(bomb.bytes.length).toBeLessThan(2_000);
  await request(eve, eves, bomb);
  const { db } = server.application;
  await expect.poll(() => db.$count(datasheetMatchings, isNotNull(datasheetMatchings.leaseOwner))).toBe(1);
  await request(
    ann,
    anns,
    datasheetPdf("sensor.pdf", "XY4711 Sensor", [{ number: "1", name: "VDD", description: "Supply" }]),
  );
  await expect.poll(async () => (await reading(ann, anns))?.status).not.toBe("PROGRESS");
  expect((await reading(eve, eves))?.status).toBe("PROGRESS");
  await expect.poll(async () => (await reading(eve, eves))?.status).not.toBe("PROGRESS");
  expect(await reading(eve, eves)).toMatchObject({
    status: "FAIL",
    errorCode: 70021,
    isRetryable: false,
    reason: { code: "too-much-work" },
  });
});
