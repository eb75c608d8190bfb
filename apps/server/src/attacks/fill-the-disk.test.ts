import { randomBytes } from "node:crypto";
import { type Board, editBetween, patchOf } from "@tracewright/board";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { storedBytesOf } from "../modules/storage/account-storage.ts";
import { files, users } from "../platform/database/tables.ts";
import { FullDiskError } from "../platform/storage/full-disk.ts";
import type { Client } from "../testkit/client.ts";
import { resistorBoard } from "../testkit/kicad-files.ts";
import { readProject, SAVE_EDITS } from "../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

const LIMIT = 1_048_576;
const PRESIGN = "query ($input: PresignedUrlForFileUploadInput!) { presignedUrlForFileUpload(input: $input) { url } }";
const DELETE_PROJECT = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";
const EXPORT = "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url } }";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ configuration: { accountStorageMb: 1 } });
});
afterAll(() => server.stop());

const idOf = async (client: Client): Promise<string> =>
  (await client.get("{ profile { userId } }")).profile.userId as string;
const heldBy = async (client: Client) => storedBytesOf(server.application.db, await idOf(client));
const announce = async (client: Client): Promise<string> =>
  (await client.get(PRESIGN, { fileName: "a.kicad_pcb", fileType: "text/plain" })).presignedUrlForFileUpload.url;
const put = async (client: Client, bytes: number): Promise<Response> =>
  client.fetch(await announce(client), { method: "PUT", body: randomBytes(bytes) });

test("an account stores as much as it may and is told the numbers; others go on", async () => {
  const [eve, ann] = [await server.signedIn(), await server.signedIn()];
  expect((await put(eve, 0.6 * LIMIT)).status).toBe(200);
  const refused = await put(eve, 0.5 * LIMIT);
  expect([refused.status, await refused.json()]).toEqual([
    507,
    {
      code: 400,
      name: "BAD_REQUEST",
      message:
        "Your account uses 615 KB of 1 MB: there is no space for 512 KB more. Delete projects that you no longer need.",
      sentence: { kind: "storage-insufficient", facts: { used: "615 KB", most: "1 MB", needed: "512 KB" } },
      storage: { heldBytes: Math.floor(0.6 * LIMIT), limitBytes: LIMIT },
    },
  ]);
  expect((await put(eve, 0.3 * LIMIT)).status).toBe(200);
  expect((await put(ann, 0.9 * LIMIT)).status).toBe(200);
});

test("uploads side by side, of which none says how long it is, hold no more than one after the other", async () => {
  const eve = await server.signedIn();
  const addresses = await Promise.all(Array.from({ length: 8 }, () => announce(eve)));
  const answers = await Promise.all(
    addresses.map((address) => {
      const body = new ReadableStream({
        async start(controller) {
          for (let piece = 0; piece < 10; piece++) controller.enqueue(randomBytes(0.03 * LIMIT));
          controller.close();
        },
      });
      return eve.fetch(address, { method: "PUT", body, duplex: "half" } as RequestInit).then(
        ({ status }) => status,
        // The server hangs up before all of it is sent.
        () => 507,
      );
    }),
  );
  expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
  expect(answers).toContain(507);
  expect(await heldBy(eve)).toBeLessThanOrEqual(LIMIT);
});

test("what is stored counts before the database says so", async () => {
  const eve = await server.signedIn();
  const { storage } = server.application;
  const [isStored, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const write = storage.writeStream.bind(storage);
  const slow = vi.spyOn(storage, "writeStream").mockImplementationOnce(async (...values) => {
    const written = await write(...values);
    isStored.resolve();
    await mayGoOn.promise;
    return written;
  });
  const send = async (address: string) => {
    const body = new Blob([randomBytes(0.6 * LIMIT)]).stream();
    const request = { method: "PUT", body, duplex: "half" } as RequestInit;
    // The server hangs up before all of it is sent.
    return eve.fetch(address, request).then(
      ({ status }) => status,
      () => 507,
    );
  };
  const [one, other] = [await announce(eve), await announce(eve)];
  const first = send(one);
  await isStored.promise;
  expect(await send(other)).toBe(507);
  mayGoOn.resolve();
  expect(await first).toBe(200);
  slow.mockRestore();
});

test("parts of a file are refused at the first one when the whole has no room", async () => {
  const eve = await server.signedIn();
  const response = await eve.fetch(await announce(eve), {
    method: "PUT",
    headers: { "content-range": `bytes 0-99/${2 * LIMIT}` },
    body: randomBytes(100),
  });
  expect([response.status, (await response.json()).storage.heldBytes]).toEqual([507, 0]);
});

test("with its storage used up an account begins nothing new, and what it has can still be taken out and deleted", async () => {
  const eve = await server.signedIn();
  const board = await eve.createProject("Kept", [resistorBoard({ resistors: 150 })]);
  const [other] = await eve.upload([resistorBoard({ resistors: 2 })]);
  const { db } = server.application;
  const ownerId = await idOf(eve);
  const fill = async () => {
    const bytes = LIMIT - (await heldBy(eve));
    await db.insert(files).values({ ownerId, name: "fill.kicad_pcb", fileType: "text/plain", bytes });
  };
  await fill();
  for (const refusal of [
    await eve.refusal(PRESIGN, { fileName: "a.kicad_pcb", fileType: "text/plain" }),
    await eve.refusal(
      "mutation ($input: CreateEdaProjectQuickModeV2Input!) { createEdaProjectQuickModeV2(input: $input) { id } }",
      { name: "More", jobType: "ROUTING", fileUrls: [other] },
    ),
    await eve.refusal(
      "mutation ($input: RequestEdaProjectRoutingInput!) { requestEdaProjectRouting(input: $input) { requestGroupId } }",
      { id: board },
    ),
  ])
    expect(refusal).toMatchObject({
      message: "The storage of your account is full: 1 MB of 1 MB. Delete projects that you no longer need.",
      extensions: { code: 400, storage: { heldBytes: LIMIT, limitBytes: LIMIT } },
    });
  const { edaProjectResultExport } = await eve.get(EXPORT, { id: board, outputFormat: "KICAD_EXPORT" });
  expect((await eve.fetch(edaProjectResultExport.url)).status).toBe(200);
  // What was deleted does not wait for its thirty days when its room is needed.
  await eve.get(DELETE_PROJECT, { id: board });
  expect(await eve.upload([resistorBoard({ resistors: 1 })])).toHaveLength(1);
});

test("a full disk is told to whoever saves, uploads, creates and exports, with what to do, and told apart from a fault", async () => {
  const ann = await server.signedIn();
  const id = await ann.createProject("Before", [resistorBoard()]);
  const fileUrls = await ann.upload([resistorBoard({ resistors: 3 })]);
  const address = await announce(ann);
  const { boardDocumentUrl } = await readProject(ann, id);
  const board: Board = await (await ann.fetch(boardDocumentUrl)).json();
  const edit = editBetween(board, { ...board, footprints: board.footprints.slice(1) });
  const { storage } = server.application;
  const full = () => Promise.reject(new FullDiskError(new Error("ENOSPC")));
  const spies = [
    vi.spyOn(storage, "write").mockImplementation(full),
    vi.spyOn(storage, "writeStream").mockImplementation(full),
  ];
  try {
    const told = {
      message:
        "The server's disk is full: nothing was saved. Ask the server administrator to free space, then try again.",
      extensions: { code: 500, name: "INTERNAL_SERVER_ERROR", full: "disk" },
    };
    const upload = await ann.fetch(address, { method: "PUT", body: randomBytes(100) });
    expect([upload.status, await upload.json()]).toMatchObject([507, { full: "disk" }]);
    for (const refusal of [
      await ann.refusal(
        "mutation ($input: CreateEdaProjectQuickModeV2Input!) { createEdaProjectQuickModeV2(input: $input) { id } }",
        { name: "More", jobType: "ROUTING", fileUrls },
      ),
      await ann.refusal(SAVE_EDITS, {
        id,
        majorVersion: 1,
        revisionVersion: 0,
        boardHash: boardDocumentUrl.split("/").at(-1),
        edits: [patchOf(edit)],
      }),
      await ann.refusal(EXPORT, { id, outputFormat: "KICAD_EXPORT" }),
    ])
      expect(refusal).toMatchObject(told);
    const { requestEdaProjectExport: job } = await ann.get(
      "mutation ($input: RequestEdaProjectExportInput!) { requestEdaProjectExport(input: $input) { id } }",
      { export: { id, outputFormat: "KICAD_EXPORT" } },
    );
    const read =
      "query ($input: EdaProjectExportInput!) { edaProjectExport(input: $input) { status failure { code message details } } }";
    await expect
      .poll(async () => (await ann.get(read, { id, jobId: job.id })).edaProjectExport)
      .toMatchObject({ status: "FAIL", failure: { code: 500, message: told.message, details: { full: "disk" } } });
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  expect(await ann.createProject("After", [resistorBoard({ resistors: 4 })])).toBeTruthy();
});

test("only the account counts: the limit can be switched off", async () => {
  const unlimited = await startTestServer({ configuration: { accountStorageMb: 0 } });
  try {
    const eve = await unlimited.signedIn();
    const url = (await eve.get(PRESIGN, { fileName: "a.kicad_pcb", fileType: "text/plain" })).presignedUrlForFileUpload
      .url;
    expect((await eve.fetch(url, { method: "PUT", body: randomBytes(2 * LIMIT) })).status).toBe(200);
    expect(await unlimited.application.db.$count(users)).toBe(1);
  } finally {
    await unlimited.stop();
  }
});
