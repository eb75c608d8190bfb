import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const CREATE =
  "mutation ($input: CreateNoticeInput!) { createNotice(input: $input) { id title attachments { name url } } }";
const UPDATE = "mutation ($input: UpdateNoticeInput!) { updateNotice(input: $input) { id title isExposed } }";
const DELETE = "mutation ($input: DeleteNoticeInput!) { deleteNotice(input: $input) { success } }";
const LIST =
  "query ($input: NoticeConnectionInput!) { noticeConnection(input: $input) { totalCount pagination { totalPage } nodes { id title isTop isNew } } }";
const READ =
  "query ($input: NoticeInput!) { notice(input: $input) { title content viewCount language cursorInfo { before after } } }";

let server: TestServer;
let writer: Client;
let reader: Client;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
  [writer, reader] = [await server.signedIn("boss@example.com"), await server.signedIn()];
});
afterAll(() => server.stop());

const write = async (title: string, change: object = {}): Promise<string> =>
  (await writer.get(CREATE, { language: "KO", title, content: "Text", ...change })).createNotice.id;
const titles = async (input: object, client = reader): Promise<string[]> =>
  (await client.get(LIST, input)).noticeConnection.nodes.map(({ title }: { title: string }) => title);

test("readers see what is exposed in their language, those on top first, and English where nothing is written in it", async () => {
  expect(await titles({ language: "KO" })).toEqual([]);
  await write("Hello", { language: "EN" });
  expect(await titles({ language: "KO" })).toEqual(["Hello"]);
  await write("first");
  await write("pinned", { isTop: true });
  await write("second");
  await write("draft", { isExposed: false });
  expect(await titles({ language: "KO" })).toEqual(["pinned", "second", "first"]);
  expect(await titles({})).toEqual(["Hello"]);
  expect(await titles({ language: "DE" })).toEqual(["Hello"]);
  expect(await titles({ all: true }, writer)).toEqual(["pinned", "draft", "second", "first", "Hello"]);
  expect((await reader.refusal(LIST, { all: true })).extensions.code).toBe(404);
});

test("pages by number and by neighbour give the same list, and each notice knows the ones beside it", async () => {
  for (let i = 0; i < 12; i += 1) await write(`more ${i}`, { isTop: i % 5 === 0 });
  const { noticeConnection } = await reader.get(LIST, { language: "KO", size: 100 });
  const nodes: { id: string }[] = noticeConnection.nodes;
  const ids = nodes.map(({ id }) => id);
  expect(noticeConnection.totalCount).toBe(ids.length);
  const second = (await reader.get(LIST, { language: "KO", page: 2 })).noticeConnection;
  expect(second.nodes.map(({ id }: { id: string }) => id)).toEqual(ids.slice(10));
  expect(second.pagination.totalPage).toBe(2);
  for (const [i, id] of ids.entries()) {
    const ask = async (direction: string) =>
      (await reader.get(LIST, { language: "KO", cursor: id, direction, size: 4 })).noticeConnection.nodes.map(
        (one: { id: string }) => one.id,
      );
    expect(await ask("AFTER")).toEqual(ids.slice(i + 1, i + 5));
    expect(await ask("BEFORE")).toEqual(ids.slice(Math.max(0, i - 4), i));
    const { notice } = await reader.get(READ, { id });
    expect(notice.cursorInfo).toEqual({ before: ids[i - 1] ?? null, after: ids[i + 1] ?? null });
  }
});

test("each reading counts, new is new for a week, and what is not exposed does not exist", async () => {
  const id = await write("counted");
  expect((await reader.get(READ, { id })).notice.viewCount).toBe(1);
  expect((await reader.get(READ, { id })).notice.viewCount).toBe(2);
  const draft = await write("hidden", { isExposed: false });
  const refusal = await reader.refusal(READ, { id: draft });
  expect(refusal.extensions.code).toBe(404);
  for (const unknown of ["999999", "0", "-1", "1e3", "x", "9".repeat(40)])
    expect((await reader.refusal(READ, { id: unknown })).extensions).toEqual(refusal.extensions);
  expect((await writer.get(READ, { id: draft })).notice.title).toBe("hidden");
});

test("only administrators write, change and delete; too long a text is refused with its number", async () => {
  const id = await write("draft two", { isExposed: false });
  const change = { id, language: "KO", title: "out now", content: "Text", isTop: false, isExposed: true };
  expect((await reader.refusal(UPDATE, change)).extensions.code).toBe(404);
  expect((await reader.refusal(DELETE, { id })).extensions.code).toBe(404);
  expect((await writer.get(UPDATE, change)).updateNotice).toEqual({ id, title: "out now", isExposed: true });
  expect(await titles({ language: "KO" })).toContain("out now");
  const refusal = await writer.refusal(CREATE, { language: "KO", title: "x".repeat(101), content: "Text" });
  expect(refusal).toMatchObject({ message: expect.stringContaining("101"), extensions: { code: 400, field: "title" } });
  await writer.get(DELETE, { id });
  expect(await titles({ language: "KO" })).not.toContain("out now");
  expect((await writer.refusal(DELETE, { id })).extensions.code).toBe(404);
});

test("a notice taken up to be changed counts no view, but only for who may change it", async () => {
  const TAKE = "query ($input: NoticeInput!) { notice(input: $input) { viewCount } }";
  const id = await write("taken up");
  expect((await writer.get(TAKE, { id, toChange: true })).notice.viewCount).toBe(0);
  expect((await reader.get(TAKE, { id, toChange: true })).notice.viewCount).toBe(1);
});

test("files join a notice and leave it, five at most, and those that leave are gone", async () => {
  const file = { name: "plan.pdf", bytes: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n") };
  const upload = async () =>
    (await writer.uploadMedia(file, "ATTACHMENT", "application/pdf")).data?.singleUploadFile.url;
  const id = await write("with files", { attachmentUrls: [await upload(), await upload()] });
  const text = { id, language: "KO", title: "with files", content: "Text", isTop: false, isExposed: true };
  const CHANGE = "mutation ($input: UpdateNoticeInput!) { updateNotice(input: $input) { attachments { id url } } }";
  const four = await Promise.all([upload(), upload(), upload(), upload()]);
  const tooMany = await writer.refusal(CHANGE, { ...text, addAttachmentUrls: four });
  expect(tooMany.extensions).toMatchObject({ code: 400, field: "addAttachmentUrls" });
  const { updateNotice: before } = await writer.get(CHANGE, text);
  expect(before.attachments).toHaveLength(2);
  const [first] = before.attachments;
  const { updateNotice: after } = await writer.get(CHANGE, {
    ...text,
    addAttachmentUrls: four,
    removeAttachmentIds: [first.id],
  });
  expect(after.attachments).toHaveLength(5);
  expect((await reader.fetch(first.url)).status).toBe(404);
  expect((await reader.fetch(after.attachments[4].url)).status).toBe(200);
});

test("files of a notice are downloads for whoever is logged in, gone with it, and only of the writer's own", async () => {
  const file = { name: "계획.pdf", bytes: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n") };
  const { data, errors } = await writer.uploadMedia(file, "ATTACHMENT", "application/pdf");
  const url = data?.singleUploadFile.url;
  expect(url, JSON.stringify(errors)).toBeDefined();
  const { createNotice } = await writer.get(CREATE, {
    language: "KO",
    title: "file",
    content: "Text",
    attachmentUrls: [url],
  });
  const [attachment] = createNotice.attachments;
  expect(attachment.name).toBe("계획.pdf");
  const answer = await reader.fetch(attachment.url);
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(file.bytes);
  expect((await server.visitor().fetch(attachment.url)).status).toBe(401);
  expect((await reader.fetch("/notices/attachments/nothing")).status).toBe(404);
  const theirs = (await reader.uploadMedia(file, "ATTACHMENT", "application/pdf")).data?.singleUploadFile.url;
  const input = { language: "KO", title: "file", content: "Text", attachmentUrls: [theirs] };
  expect((await writer.refusal(CREATE, input)).extensions).toMatchObject({ code: 400, field: "attachmentUrls" });
  await writer.get(DELETE, { id: createNotice.id });
  expect((await reader.fetch(attachment.url)).status).toBe(404);
});
