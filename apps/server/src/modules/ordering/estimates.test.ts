import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { estimateFiles, estimates, outbox } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { ACCEPT_QUOTE } from "../../testkit/order-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { eraseOldRecords } from "./erase-records.ts";
import { announceOrders } from "./order-watch.ts";

const CREATE = "mutation ($input: CreateKesEstimateInput!) { createKesEstimate(input: $input) { id number } }";
const READ = `query ($input: KesEstimateInput!) { kesEstimate(input: $input) {
  number state company fileList { name bytes url } quotes { id version total { amount } purchase { state } } } }`;
const QUOTE = "mutation ($input: QuoteEstimateInput!) { quoteEstimate(input: $input) { id } }";
const CLOSE = "mutation ($input: StaffOrderInput!) { closeEstimate(input: $input) { id } }";
const DECLINE = "mutation ($input: QuoteInput!) { declineQuote(input: $input) { success } }";
const LIST = `query ($input: StaffEstimateConnectionInput!) { staffEstimateConnection(input: $input) {
  nodes { number } } }`;
const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";
const JOBS = `query ($input: JobsInput!) { jobs(input: $input) { content {
  ... on CircuitArchitecture { case target { kind id name } } } } }`;
const DAY = 86_400_000;

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  server = await startTestServer({
    configuration: { administrators: new Set(["boss@example.com"]), supportMail: "support@example.com" },
  });
  boss = await server.signedIn("boss@example.com");
});
afterAll(() => server.stop());

const form = (change: object = {}) => ({
  key: randomUUID(),
  company: "Lamp Works",
  name: "Kim Mina",
  phone: "+82 10-1234-5678",
  email: "mina@example.com",
  board: "6 layers, 100 × 80 mm",
  quantity: 250,
  message: "Impedance control",
  consent: true,
  ...change,
});
const price = (id: string) => ({
  id,
  currency: "KRW",
  lines: [{ text: "250 boards", amount: "1000000" }],
  isTaxIncluded: false,
  leadDays: 10,
  validDays: 7,
});
const read = async (client: Client, id: string) => (await client.get(READ, { id })).kesEstimate;

test("a request has a number, its mails and its files; sent twice it is one; strangers see nothing of it", async () => {
  const [sender, stranger] = [await server.signedIn(), await server.signedIn()];
  const input = form({ fileList: await sender.upload([resistorBoard()]) });
  const sent = await Promise.all([1, 2, 3].map(() => sender.get(CREATE, input)));
  expect(new Set(sent.map(({ createKesEstimate: { id } }) => id)).size).toBe(1);
  const { id, number } = sent[0]?.createKesEstimate ?? {};
  expect(number).toMatch(/^EST-\d{4}-\d{6}$/);
  await announceOrders(server.application);
  const { jobs } = await boss.get(JOBS, { size: 10 });
  expect(jobs).toEqual([{ content: { case: "STAFF_ESTIMATE", target: { kind: "ESTIMATE", id, name: number } } }]);
  const estimate = await read(sender, id);
  expect(estimate).toMatchObject({ number, state: "SUBMITTED", fileList: [{ name: "chain.kicad_pcb" }] });
  const mails = await server.application.db.select().from(outbox);
  expect(
    mails.filter(({ subject }) => subject.includes(number)).map(({ kind, recipient }) => `${kind} ${recipient}`),
  ).toEqual(expect.arrayContaining(["ESTIMATE_RECEIVED mina@example.com", "STAFF_ORDER support@example.com"]));
  const [{ url }] = estimate.fileList;
  const statuses = await Promise.all([sender, boss, stranger].map(async (who) => (await who.fetch(url)).status));
  expect(statuses).toEqual([200, 200, 404]);
  expect((await stranger.refusal(READ, { id })).extensions.code).toBe(404);
  const { nodes } = (await boss.get(LIST, { filter: "OPEN", keyword: number })).staffEstimateConnection;
  expect(nodes).toEqual([{ number }]);
});

test.each([
  [{ company: " " }, "company"],
  [{ phone: "call me" }, "phone"],
  [{ email: "mina" }, "email"],
  [{ quantity: 0 }, "quantity"],
  [{ wishedDate: "2026-02-30" }, "wishedDate"],
  [{ wishedDate: "2020-01-01" }, "wishedDate"],
  [{ message: "" }, "message"],
  [{ consent: false }, "consent"],
  [{ key: "x" }, "key"],
  [{ fileList: ["a", "b", "c", "d", "e", "f"] }, "fileUrls"],
])("what is missing or impossible is refused at its field: %j", async (change, field) => {
  const sender = await server.signedIn();
  expect((await sender.refusal(CREATE, form(change))).extensions).toMatchObject({ code: 400, field });
});

test("a price is accepted into a purchase, declined, or expires; afterwards staff price it anew or not at all", async () => {
  const sender = await server.signedIn();
  const send = async () => (await sender.get(CREATE, form())).createKesEstimate.id as string;
  const accepted = await send();
  await boss.get(QUOTE, price(accepted));
  const [quote] = (await read(sender, accepted)).quotes;
  expect(quote.total.amount).toBe("1100000");
  await sender.get(ACCEPT_QUOTE, { quoteId: quote.id });
  expect(await read(sender, accepted)).toMatchObject({ state: "ACCEPTED", quotes: [{ purchase: { state: "OPEN" } }] });
  expect((await boss.refusal(QUOTE, price(accepted))).extensions.code).toBe(409);

  const declined = await send();
  await boss.get(QUOTE, price(declined));
  const declinedQuote = (await read(sender, declined)).quotes[0].id;
  await sender.get(DECLINE, { quoteId: declinedQuote });
  expect((await read(sender, declined)).state).toBe("DECLINED");
  expect((await sender.refusal(ACCEPT_QUOTE, { quoteId: declinedQuote })).extensions.code).toBe(409);

  const closed = await send();
  await boss.get(CLOSE, { id: closed });
  expect((await boss.refusal(QUOTE, price(closed))).extensions.code).toBe(409);

  const expired = await send();
  await boss.get(QUOTE, price(expired));
  const { db } = server.application;
  const [row] = await db.select().from(estimates).where(eq(estimates.id, expired));
  const { shownEstimateState } = await import("./estimates.ts");
  const { listQuotes } = await import("../orders/order-store.ts");
  const [newest] = await listQuotes(db, { estimateId: expired });
  if (row === undefined || newest === undefined) throw new Error("no quote");
  const end = newest.validUntil.getTime();
  expect([end, end + 1].map((time) => shownEstimateState(row, newest, new Date(time)))).toEqual(["QUOTED", "EXPIRED"]);
  expect(end - newest.createdAt.getTime()).toBe(7 * DAY);
  await boss.get(QUOTE, price(expired));
  expect((await read(sender, expired)).quotes).toHaveLength(2);
});

test("of an account that is deleted its requests keep neither words nor files", async () => {
  const sender = await server.signedIn();
  const input = form({ fileList: await sender.upload([resistorBoard()]) });
  const { id } = (await sender.get(CREATE, input)).createKesEstimate;
  const { db, storage } = server.application;
  const [file] = await db.select().from(estimateFiles).where(eq(estimateFiles.estimateId, id));
  await sender.get(UNREGISTER, { signUpType: "EMAIL", reason: "x" });
  const [row] = await db.select().from(estimates).where(eq(estimates.id, id));
  expect(row).toMatchObject({ userId: null, name: "", phone: "", email: "", message: "", company: "Lamp Works" });
  expect(await storage.has(file?.storageKey ?? "")).toBe(false);
  expect(await db.$count(estimateFiles, eq(estimateFiles.estimateId, id))).toBe(0);
});

test("a request that was never ordered is erased with its files after three years, not a day before; an accepted one stays", async () => {
  const sender = await server.signedIn();
  const send = async (change: object = {}) => (await sender.get(CREATE, form(change))).createKesEstimate.id as string;
  const fileList = await sender.upload([resistorBoard()]);
  const [asked, quoted, accepted] = [await send({ fileList }), await send(), await send()];
  for (const id of [quoted, accepted]) await boss.get(QUOTE, price(id));
  await sender.get(ACCEPT_QUOTE, { quoteId: (await read(sender, accepted)).quotes[0].id });
  const { application } = server;
  const { db, storage } = application;
  const [file] = await db.select().from(estimateFiles).where(eq(estimateFiles.estimateId, asked));
  const kept = async () =>
    Promise.all([asked, quoted, accepted].map((id) => db.$count(estimates, eq(estimates.id, id))));
  const [first] = await db.select().from(estimates).where(eq(estimates.id, asked));
  const [last] = await db.select().from(estimates).where(eq(estimates.id, accepted));
  const eraseAfter = async (from: Date | undefined, days: number) => {
    const at = new Date(from ?? 0);
    at.setUTCFullYear(at.getUTCFullYear() + 3);
    await eraseOldRecords({ ...application, now: () => new Date(at.getTime() + days * DAY) });
  };
  await eraseAfter(first?.updatedAt, -1);
  expect(await kept()).toEqual([1, 1, 1]);
  expect(await storage.has(file?.storageKey ?? "")).toBe(true);
  await eraseAfter(last?.updatedAt, 1);
  expect(await kept()).toEqual([0, 0, 1]);
  expect(await storage.has(file?.storageKey ?? "")).toBe(false);
  expect(await db.$count(estimateFiles, eq(estimateFiles.estimateId, asked))).toBe(0);
  expect((await sender.refusal(READ, { id: asked })).extensions.code).toBe(404);
});
