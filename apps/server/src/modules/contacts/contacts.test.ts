import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactFiles, contacts, outbox, users } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { CONTACT, CONTACTS, CREATE_CONTACT, DELETE_CONTACT, UPDATE_CONTACT } from "../../testkit/contact-operations.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { sweepStorage } from "../cleaning/sweep-storage.ts";
import { MAX_FILE_BYTES } from "./contact-limits.ts";
import { eraseOldDeletedContacts } from "./write-contact.ts";

let server: TestServer;
let writer: Client;
let stranger: Client;
let boss: Client;
beforeAll(async () => {
  server = await startTestServer({
    configuration: {
      administrators: new Set(["boss@example.com"]),
      supportMail: "support@example.com",
      operationsPerMinute: 100_000,
      operationsPerAddress: 100_000,
    },
  });
  writer = await server.signedIn("writer@example.com");
  [stranger, boss] = [await server.signedIn(), await server.signedIn("boss@example.com")];
});
afterAll(() => server.stop());

const WORDS = { subject: "RUN", title: "Routing stops", content: "After 10 s." };
const HEADS = {
  "a.jpg": "\xff\xd8\xff\xe0\0\x10JFIF",
  "a.jpeg": "\xff\xd8\xff\xe0\0\x10JFIF",
  "a.png": "\x89PNG\r\n\x1a\n",
  "a.pdf": "%PDF-1.4\n",
  "a.mp4": "\0\0\0\x18ftypisom",
  "a.mov": "\0\0\0\x14ftypqt  ",
  "a.quicktime": "\0\0\0\x14ftypqt  ",
};

const PRESIGN = "query ($input: PresignedUrlForFileUploadInput!) { presignedUrlForFileUpload(input: $input) { url } }";

/** The status of the upload, and its address without the signature. */
async function send(client: Client, name: string, bytes: Uint8Array) {
  const { presignedUrlForFileUpload } = await client.get(PRESIGN, { fileName: name, fileType: "ATTACHMENT" });
  const url = presignedUrlForFileUpload.url as string;
  const answer = await client.fetch(url, { method: "PUT", body: Buffer.from(bytes) });
  await answer.arrayBuffer();
  return { status: answer.status, url: url.split("?")[0] ?? "" };
}

function fileOf(name: string, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  Buffer.from(HEADS[name as keyof typeof HEADS] ?? "MZ\x90\0", "latin1").copy(bytes);
  return bytes;
}

const create = async (client: Client, input: object = {}): Promise<string> =>
  (await client.get(CREATE_CONTACT, { ...WORDS, ...input })).createContact.id;
const read = async (client: Client, id: string) => (await client.get(CONTACT, { id })).contact;
const list = async (filter?: string, client = writer) =>
  (await client.get(CONTACTS, { ...(filter && { filter }), size: 100 })).contactConnection;
/** As an administrator answers; how they do it is tested with the administration. */
const answer = (id: string) =>
  server.application.db
    .update(contacts)
    .set({ state: "RESPONDED", responseMessage: "Try again.", respondedAt: new Date() })
    .where(eq(contacts.id, Number(id)));

test.each(Object.keys(HEADS))(
  "%s may have 10,485,760 bytes and no byte more; whoever is no administrator does not get it",
  async (name) => {
    const whole = await send(writer, name, fileOf(name, MAX_FILE_BYTES));
    expect(whole.status).toBe(200);
    expect((await send(writer, name, fileOf(name, MAX_FILE_BYTES + 1))).status).toBe(413);
    const id = await create(writer, { fileList: [{ url: whole.url }] });
    const { fileList } = await read(writer, id);
    expect(fileList).toMatchObject([{ name, bytes: MAX_FILE_BYTES }]);
    for (const [client, status] of [
      [writer, 200],
      [boss, 200],
      [stranger, 404],
      [server.visitor(), 401],
    ] as const) {
      const opened = await client.fetch(fileList[0].url);
      expect(opened.status).toBe(status);
      const bytes = await opened.arrayBuffer();
      if (status !== 200) continue;
      expect(bytes.byteLength).toBe(MAX_FILE_BYTES);
      expect(opened.headers.get("content-disposition")).toContain("attachment");
      expect(opened.headers.get("x-content-type-options")).toBe("nosniff");
    }
    await writer.get(DELETE_CONTACT, { id });
    expect((await boss.fetch(fileList[0].url)).status).toBe(404);
    expect((await writer.fetch(fileList[0].url)).status).toBe(200);
  },
);

test("a program is refused under any name, and a picture under a program's; nothing of the inquiry is stored", async () => {
  const count = (await list()).totalCount;
  const stored = async () => {
    let files = 0;
    for await (const { key } of server.application.storage.list()) if (key.startsWith("contacts/")) files += 1;
    return files;
  };
  const before = await stored();
  const good = await send(writer, "a.png", fileOf("a.png", 1000));
  for (const [name, content] of [
    ["run.pdf", "MZ\x90\0"],
    ["run.pdf.exe", "MZ\x90\0"],
    ["run.exe", HEADS["a.png"]],
    ["run.pdf.exe", HEADS["a.pdf"]],
    ["page.pdf", "<html>"],
    ["empty.pdf", ""],
  ] as const) {
    const bad = await send(writer, name, Buffer.from(content, "latin1"));
    const refusal = await writer.refusal(CREATE_CONTACT, {
      ...WORDS,
      fileList: [good, bad].map(({ url }) => ({ url })),
    });
    expect(refusal.extensions, name).toMatchObject({ code: 400, field: "fileList" });
    expect(refusal.message).toContain(name);
  }
  expect((await list()).totalCount).toBe(count);
  expect(await stored()).toBe(before);
});

test("five files are taken and six are not; another's file does not exist", async () => {
  const urls: string[] = [];
  for (let i = 0; i < 6; i += 1) urls.push((await send(writer, "a.png", fileOf("a.png", 100 + i))).url);
  const fileList = urls.map((url) => ({ url }));
  expect((await writer.refusal(CREATE_CONTACT, { ...WORDS, fileList })).extensions.code).toBe(400);
  const id = await create(writer, { fileList: fileList.slice(0, 5) });
  expect((await read(writer, id)).fileList.map(({ bytes }: { bytes: number }) => bytes)).toEqual([
    100, 101, 102, 103, 104,
  ]);
  expect((await writer.refusal(UPDATE_CONTACT, { id, ...WORDS, addFileList: fileList.slice(5) })).extensions.code).toBe(
    400,
  );
  expect((await stranger.refusal(CREATE_CONTACT, { ...WORDS, fileList: fileList.slice(0, 1) })).extensions.code).toBe(
    404,
  );
  expect(
    (await stranger.refusal(CREATE_CONTACT, { ...WORDS, fileList: [{ url: "/etc/passwd" }] })).extensions.code,
  ).toBe(404);
});

test.each([
  ["subject", ""],
  ["subject", "x".repeat(61)],
  ["title", "  "],
  ["title", "가".repeat(101)],
  ["content", "\n"],
  ["content", "x".repeat(5001)],
])("%s of %j is refused at its field", async (field, value) => {
  expect((await writer.refusal(CREATE_CONTACT, { ...WORDS, [field]: value })).extensions).toMatchObject({
    code: 400,
    field,
  });
});

test("the filters show what is open, answered and deleted; a deleted inquiry is read and nothing else", async () => {
  const person = await server.signedIn();
  const [open, answered, deleted] = [await create(person), await create(person), await create(person)];
  await answer(answered);
  await person.get(DELETE_CONTACT, { id: deleted });
  const ids = async (filter?: string) => (await list(filter, person)).nodes.map(({ id }: { id: string }) => id);
  expect(await ids()).toEqual([answered, open]);
  expect(await ids("ALL")).toEqual([answered, open]);
  expect(await ids("OPEN")).toEqual([open]);
  expect(await ids("CLOSE")).toEqual([answered]);
  expect(await ids("DELETE")).toEqual([deleted]);
  expect(await read(person, deleted)).toMatchObject({ isDeleted: true, title: WORDS.title });
  for (const operation of [UPDATE_CONTACT, DELETE_CONTACT])
    expect(
      (await person.refusal(operation, { id: deleted, ...(operation === UPDATE_CONTACT && WORDS) })).extensions.code,
    ).toBe(404);
  for (const id of [open, answered, deleted, "0", "x"])
    expect((await stranger.refusal(CONTACT, { id })).extensions.code).toBe(404);
});

test("an unanswered inquiry is edited, with its files; an answered one is refused with 409", async () => {
  const first = await send(writer, "a.png", fileOf("a.png", 500));
  const second = await send(writer, "a.pdf", fileOf("a.pdf", 600));
  const id = await create(writer, { fileList: [{ url: first.url }] });
  const [file] = (await read(writer, id)).fileList;
  await writer.get(UPDATE_CONTACT, {
    id,
    ...WORDS,
    title: "Other title",
    addFileList: [{ url: second.url }],
    removeFileIds: [file.id],
  });
  expect(await read(writer, id)).toMatchObject({ title: "Other title", fileList: [{ name: "a.pdf" }] });
  expect((await writer.fetch(file.url)).status).toBe(404);
  await answer(id);
  const refusal = await writer.refusal(UPDATE_CONTACT, { id, ...WORDS });
  expect(refusal.extensions).toMatchObject({ code: 409, reason: "RESPONDED" });
  expect(await read(writer, id)).toMatchObject({ title: "Other title", responseMessage: "Try again." });
  expect((await stranger.refusal(UPDATE_CONTACT, { id, ...WORDS })).extensions.code).toBe(404);
});

test("the same request twice, even at once, is one inquiry", async () => {
  const key = crypto.randomUUID();
  const person = await server.signedIn();
  const made = await Promise.all(Array.from({ length: 5 }, () => create(person, { key })));
  expect(new Set(made).size).toBe(1);
  expect((await list("ALL", person)).totalCount).toBe(1);
  expect((await stranger.get(CREATE_CONTACT, { ...WORDS, key })).createContact.id).not.toBe(made[0]);
});

test("asking again links both inquiries; another's cannot be followed up", async () => {
  const id = await create(writer);
  await answer(id);
  const again = await create(writer, { followsId: id, title: "Still stops" });
  expect(await read(writer, again)).toMatchObject({ follows: { id } });
  expect(await read(writer, id)).toMatchObject({ followUps: [{ id: again, title: "Still stops" }] });
  expect((await stranger.refusal(CREATE_CONTACT, { ...WORDS, followsId: id })).extensions.code).toBe(404);
});

test("a project is attached with consent alone, as it was shown before; another's does not exist", async () => {
  const projectId = await writer.createProject("Lamp", [resistorBoard()]);
  const shown = await writer.get(
    "query ($input: ContactProjectInput!) { contactProject(input: $input) { name version parts nets findings log run { id } } }",
    { projectId },
  );
  expect(shown.contactProject).toMatchObject({ name: "Lamp", version: "1.0", run: null });
  expect(shown.contactProject.parts).toBeGreaterThan(0);
  expect(shown.contactProject.log[0]).toContain("version 1.0 CREATED");
  const refusal = await writer.refusal(CREATE_CONTACT, { ...WORDS, projectId });
  expect(refusal.extensions).toMatchObject({ code: 400, field: "projectConsent" });
  expect((await stranger.refusal(CREATE_CONTACT, { ...WORDS, projectId, projectConsent: true })).extensions.code).toBe(
    70006,
  );
  const id = await create(writer, { projectId, projectConsent: true });
  expect(await read(writer, id)).toMatchObject({ projectId, project: { name: "Lamp" } });
  await writer.get(UPDATE_CONTACT, { id, ...WORDS });
  expect((await read(writer, id)).projectId).toBe(projectId);
  await writer.get(UPDATE_CONTACT, { id, ...WORDS, projectId: null });
  expect(await read(writer, id)).toMatchObject({ projectId: null, project: null });
});

test("support is sent the title by mail; its files count as the writer's storage and outlive the uploads", async () => {
  const person = await server.signedIn("counted@example.com");
  const file = await send(person, "a.png", fileOf("a.png", 5000));
  const id = await create(person, { title: "Counted", fileList: [{ url: file.url }] });
  const [mail] = await server.application.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, "support@example.com"), like(outbox.subject, "%Counted")));
  expect(mail).toMatchObject({ kind: "STAFF_CONTACT" });
  expect(mail?.body).not.toContain(WORDS.content);
  server.advance(2 * 86_400_000);
  expect((await sweepStorage(server.application)).removed).toBe(0);
  const [row] = await server.application.db
    .select()
    .from(contactFiles)
    .where(eq(contactFiles.contactId, Number(id)));
  expect(await server.application.storage.has(row?.storageKey ?? "")).toBe(true);
  server.advance(-2 * 86_400_000);
});

test("a deleted inquiry is erased after 90 days, and an account takes its inquiries along; no file stays", async () => {
  const { application } = server;
  const person = await server.signedIn("leaving@example.com");
  const file = await send(person, "a.png", fileOf("a.png", 700));
  const other = await send(person, "a.pdf", fileOf("a.pdf", 800));
  const [gone, stays] = [
    await create(person, { fileList: [{ url: file.url }] }),
    await create(person, { fileList: [{ url: other.url }] }),
  ];
  const keyOf = async (id: string) => {
    const rows = await application.db
      .select()
      .from(contactFiles)
      .where(eq(contactFiles.contactId, Number(id)));
    return rows[0]?.storageKey ?? "";
  };
  const [goneKey, staysKey] = [await keyOf(gone), await keyOf(stays)];
  await person.get(DELETE_CONTACT, { id: gone });
  server.advance(89 * 86_400_000);
  await eraseOldDeletedContacts(application);
  expect(await application.storage.has(goneKey)).toBe(true);
  server.advance(2 * 86_400_000);
  await eraseOldDeletedContacts(application);
  expect(await application.storage.has(goneKey)).toBe(false);
  expect(await application.storage.has(staysKey)).toBe(true);
  server.advance(-91 * 86_400_000);
  await person.get("mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }", {
    signUpType: "EMAIL",
    reason: "Other",
  });
  expect(await application.storage.has(staysKey)).toBe(false);
  const left = and(eq(users.email, "leaving@example.com"), eq(contacts.userId, users.id));
  expect(await application.db.select({ id: contacts.id }).from(contacts).innerJoin(users, left)).toEqual([]);
});
