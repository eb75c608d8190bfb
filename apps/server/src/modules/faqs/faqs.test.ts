import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faqs } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { hashOfAnswer, shipFaqs } from "./ship-faqs.ts";
import { SHIPPED_ORDER } from "./shipped/shipped-answers.ts";

const LIST =
  "query ($input: FaqConnectionInput!) { faqConnection(input: $input) { totalCount pagination { totalPage } categories { name count } nodes { id title category viewCount language } } }";
const READ =
  "query ($input: FaqInput!) { faq(input: $input) { title content viewCount neighbours { before { id title } after { id title } } } }";

let server: TestServer;
let reader: Client;
let boss: Client;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
  [boss, reader] = [await server.signedIn("boss@example.com"), await server.signedIn()];
});
afterAll(() => server.stop());

const list = async (input: object, client = reader) => (await client.get(LIST, input)).faqConnection;
const titles = async (input: object): Promise<string[]> =>
  (await list({ size: 100, ...input })).nodes.map(({ title }: { title: string }) => title);

test("the answers that come with the application are there in both languages, at least twenty, in four categories", async () => {
  for (const language of ["EN", "KO"]) {
    const { totalCount, categories } = await list({ language });
    expect(totalCount).toBe(SHIPPED_ORDER.length);
    expect(totalCount).toBeGreaterThanOrEqual(20);
    expect(categories).toHaveLength(4);
    expect(categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(totalCount);
  }
  // Nothing is written in German.
  expect((await list({ language: "DE" })).nodes[0].language).toBe("EN");
  expect((await list({})).nodes[0].language).toBe("EN");
});

test("a search finds words within words, all of them, in both languages and whatever the case", async () => {
  expect(await titles({ keyword: "KICAD_PRO rules" })).toContain(
    "My KiCad board has no .kicad_pro file. Which design rules apply?",
  );
  expect(await titles({ keyword: "kicad_pro rabbit" })).toEqual([]);
  // "미연결이" in the text: the word is followed by its particle.
  expect(await titles({ language: "KO", keyword: "미연결 이유" })).toContain(
    "배선이 끝났는데 왜 미연결이 남아 있습니까?",
  );
  // The same letters, decomposed as a Mac types them.
  expect(await titles({ language: "KO", keyword: "회로도".normalize("NFD") })).toContain(
    "기판 없이 회로도만으로 시작할 수 있습니까?",
  );
  // Signs of the pattern are letters like others.
  expect(await titles({ keyword: "%" })).toEqual([]);
  expect(await titles({ keyword: "100_MB" })).toEqual([]);
});

test("a category narrows the list, and the counts of all categories stay", async () => {
  const found = await list({ category: "Account and privacy", size: 2 });
  expect(found.nodes.every(({ category }: { category: string }) => category === "Account and privacy")).toBe(true);
  expect(found.pagination.totalPage).toBe(Math.ceil(found.totalCount / 2));
  expect(found.categories).toHaveLength(4);
  expect((await list({ category: "Nothing" })).totalCount).toBe(0);
});

test("reading an answer counts a view and names its neighbours of the category; an unknown one does not exist", async () => {
  const { nodes } = await list({ category: "Files and import", size: 100 });
  const [first, second, third] = nodes;
  await reader.get(READ, { id: second.id });
  const { faq } = await reader.get(READ, { id: second.id });
  expect(faq).toMatchObject({
    viewCount: 2,
    neighbours: { before: { id: first.id, title: first.title }, after: { id: third.id } },
  });
  expect((await reader.get(READ, { id: first.id })).faq.neighbours.before).toBeNull();
  expect((await reader.get(READ, { id: nodes.at(-1).id })).faq.neighbours.after).toBeNull();
  // An administrator who edits it reads without counting, and nobody else may.
  expect((await boss.get(READ, { id: second.id, toChange: true })).faq.viewCount).toBe(2);
  expect((await reader.get(READ, { id: second.id, toChange: true })).faq.viewCount).toBe(3);
  for (const id of ["999999", "0", "x", "1e3"]) expect((await reader.refusal(READ, { id })).extensions.code).toBe(404);
  expect((await reader.refusal(LIST, { all: true })).extensions.code).toBe(404);
});

test("what is not exposed exists for administrators alone", async () => {
  const { db } = server.application;
  const [row] = await db
    .insert(faqs)
    .values({ language: "EN", category: "Draft", title: "Later?", content: "Yes.", isExposed: false })
    .returning();
  const id = String(row?.id);
  expect(await titles({ keyword: "Later?" })).toEqual([]);
  expect((await reader.refusal(READ, { id })).extensions.code).toBe(404);
  expect((await boss.get(READ, { id })).faq.title).toBe("Later?");
  expect((await list({ all: true, keyword: "Later?" }, boss)).totalCount).toBe(1);
});

test("a later start ships changed answers, and leaves what an administrator edited or deleted", async () => {
  const { db, now } = server.application;
  const ofKey = (key: string) => and(eq(faqs.shippedKey, key), eq(faqs.language, "EN"));
  const stored = async (key: string) => (await db.select().from(faqs).where(ofKey(key)))[0];
  const shipped = await stored("formats");
  const older = { category: "Files", title: "Which files?", content: "Some.", rank: 3 };
  // As a version before wrote it, and as an administrator left it.
  await db
    .update(faqs)
    .set({ ...older, shippedHash: hashOfAnswer(older) })
    .where(ofKey("formats"));
  await db.update(faqs).set({ content: "Edited.", shippedHash: "of an earlier version" }).where(ofKey("receipt"));
  await db.update(faqs).set({ deletedAt: now() }).where(ofKey("mails"));
  const before = await db.$count(faqs);
  await shipFaqs({ db, now });
  const { category, title, content, rank, shippedHash } = shipped ?? {};
  expect(await stored("formats")).toMatchObject({ category, title, content, rank, shippedHash });
  expect((await stored("receipt"))?.content).toBe("Edited.");
  expect(await db.$count(faqs)).toBe(before);
  expect(await titles({ keyword: "Verification codes and notices" })).toEqual([]);
});
