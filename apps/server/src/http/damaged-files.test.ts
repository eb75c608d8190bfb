import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { heldByUser } from "../modules/access/holder.ts";
import { keepDatasheet } from "../modules/matching/datasheet-store.ts";
import type { Client } from "../testkit/client.ts";
import { resistorBoard } from "../testkit/kicad-files.ts";
import { readProject } from "../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
let owner: Client;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
  id = await owner.createProject("Damaged", [resistorBoard()]);
});
afterAll(() => server.stop());

/** As a disk that failed leaves them: the files of a folder of the storage lose their ends. */
async function cut(folder: string): Promise<void> {
  const files = join(server.application.configuration.dataDir, "files", folder);
  for (const entry of await readdir(files, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await truncate(join(entry.parentPath, entry.name), 100);
}

const damages = () => server.logged.filter((line) => line.includes('"event":"damaged file"'));

async function expectDamaged(path: string, headers?: Record<string, string>): Promise<void> {
  const before = damages().length;
  const answer = await owner.fetch(path, headers && { headers });
  expect(answer.status, path).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 500, message: expect.stringMatching(/^This file is damaged/) });
  expect(damages()).toHaveLength(before + 1);
}

test("a picture and a model that lost their ends are made again", async () => {
  const { boardDocumentUrl } = await readProject(owner, id);
  const picture = async () => {
    const answer = await owner.fetch(`/image?url=${boardDocumentUrl}&w=384`);
    expect(answer.status).toBe(200);
    return sharp(Buffer.from(await answer.arrayBuffer())).stats();
  };
  const model = () =>
    vi.waitUntil(
      async () => {
        const answer = await owner.fetch(`/results/${id}/1.0/model.glb`);
        return answer.status === 200 && Buffer.from(await answer.arrayBuffer());
      },
      { timeout: 120_000 },
    );
  await picture();
  const whole = await model();
  for (const folder of ["pictures", "models"]) await cut(folder);
  await picture();
  expect((await model()).length).toBe(whole.length);
});

test("of a datasheet that changed on the disk no part is given out, however far from the change it is", async () => {
  const { userId } = (await owner.get("{ profile { userId } }")).profile;
  const [url = ""] = await owner.upload([{ name: "a.pdf", bytes: Buffer.alloc(200_000, "%PDF-1.4\n") }]);
  const { id: sheet } = await keepDatasheet(server.application, userId, heldByUser(userId), url);
  const path = join(server.application.configuration.dataDir, "files", "datasheets", `${sheet}.pdf`);
  const whole = await readFile(path);
  const changed = Buffer.from(whole);
  changed.writeUInt8(0, 150_000);
  await writeFile(path, changed);
  for (const range of ["bytes=0-99", "bytes=-100"]) await expectDamaged(`/datasheets/${sheet}`, { range });
  await writeFile(path, whole);
  const part = await owner.fetch(`/datasheets/${sheet}`, { headers: { range: "bytes=0-7" } });
  expect([part.status, await part.text()]).toEqual([206, "%PDF-1.4"]);
});

test("an attachment and an export that lost their ends are told to be damaged, and so does the log", async () => {
  const pdf = { name: "a.pdf", bytes: Buffer.alloc(2000, "%PDF-1.4\n") };
  const uploaded = await owner.uploadMedia(pdf, "ATTACHMENT", "application/pdf");
  const { edaProjectResultExport } = await owner.get(
    "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url } }",
    { id, outputFormat: "KICAD_EXPORT" },
  );
  for (const folder of ["media", "exports"]) await cut(folder);
  await expectDamaged(uploaded.data?.singleUploadFile.url);
  await expectDamaged(edaProjectResultExport.url);
});

test("a document is unpacked a piece at a time, so that a large one keeps nobody else waiting", async () => {
  const { boardDocumentUrl } = await readProject(owner, id);
  const ask = (encoding: string) => owner.fetch(boardDocumentUrl, { headers: { "accept-encoding": encoding } });
  const [packed, unpacked] = [await ask("gzip"), await ask("identity")];
  // A caller that unpacks the whole document first knows its length.
  expect([packed, unpacked].map(({ headers }) => headers.has("content-length"))).toEqual([true, false]);
  expect(await unpacked.json()).toEqual(await packed.json());
});

test("a document that lost its end is told to be damaged, packed or not; one that is whole is answered as before", async () => {
  const { boardDocumentUrl } = await readProject(owner, id);
  for (const encoding of ["gzip", "identity"])
    expect((await owner.fetch(boardDocumentUrl, { headers: { "accept-encoding": encoding } })).status).toBe(200);
  await cut("documents");
  for (const encoding of ["gzip", "identity"]) await expectDamaged(boardDocumentUrl, { "accept-encoding": encoding });
});
