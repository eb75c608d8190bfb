import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { billingProfiles, outbox, purchases } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam } from "../../testkit/team-operations.ts";
import { postReceipts } from "../papers/post-receipts.ts";

const PROFILE = `query ($input: BillingProfileInput!) { billingProfile(input: $input) {
  company businessNumber representative address email } }`;
const UPDATE = "mutation ($input: UpdateBillingProfileInput!) { updateBillingProfile(input: $input) { success } }";
const PACKS = "{ creditPackList { nodes { id } } }";
const BUY = "mutation ($input: PurchaseCreditInput!) { purchaseCredit(input: $input) { purchaseId } }";
const START = "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { id } }";
const CONFIRM = "mutation ($input: ConfirmTransferInput!) { confirmTransfer(input: $input) { isPaid } }";
const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";

const COMPANY = {
  company: "회로공방 주식회사",
  businessNumber: "2208162517",
  representative: "이수진",
  address: "서울특별시 중구 세종대로 110",
  email: "Papers@Example.com",
};
const STORED = { ...COMPANY, businessNumber: "220-81-62517", email: "papers@example.com" };

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
  boss = await server.signedIn("boss@example.com");
});
afterAll(() => server.stop());

const profileOf = async (client: Client, input = {}) => (await client.get(PROFILE, input)).billingProfile;

/** Buys credits by transfer; answers the purchase. */
async function buy(client: Client): Promise<string> {
  const [pack] = (await client.get(PACKS, {})).creditPackList.nodes;
  const { purchaseId } = (await client.get(BUY, { key: randomUUID(), packId: pack.id, currency: "KRW" }))
    .purchaseCredit;
  const { id: paymentId } = (await client.get(START, { purchaseId, provider: "TRANSFER" })).startPayment;
  const [purchase] = await server.application.db.select().from(purchases).where(eq(purchases.id, purchaseId));
  const seen = { receivedAt: server.application.now().toISOString(), depositor: "Kim" };
  await boss.get(CONFIRM, { paymentId, amount: String(purchase?.total), ...seen });
  return purchaseId;
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  await loading.destroy();
  return items
    .map((item) => ("str" in item ? item.str : ""))
    .join("")
    .replaceAll(/\s/g, "");
}

const receiptOf = async (client: Client, id: string) => {
  const answer = await client.fetch(`/papers/${id}/receipt.pdf`);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
};

test("what papers name a buyer by is kept as it was given, and forgotten when it is emptied", async () => {
  const client = await server.signedIn();
  expect(await profileOf(client)).toBeNull();
  await client.get(UPDATE, COMPANY);
  expect(await profileOf(client)).toEqual(STORED);
  await client.get(UPDATE, { company: "Circuit Works GmbH", businessNumber: "de 123456789" });
  expect(await profileOf(client)).toEqual({
    company: "Circuit Works GmbH",
    businessNumber: "DE 123456789",
    representative: null,
    address: null,
    email: null,
  });
  await client.get(UPDATE, { company: " ", email: "" });
  expect(await profileOf(client)).toBeNull();
});

test.each([
  ["businessNumber", { businessNumber: "220-81-62518" }],
  ["businessNumber", { businessNumber: "123" }],
  ["businessNumber", { businessNumber: "<script>" }],
  ["company", { company: "" }],
  ["company", { company: "가".repeat(101) }],
  ["email", { email: "nobody" }],
  ["address", { address: "a".repeat(301) }],
])("a wrong %s is refused at its field, and changes nothing", async (field, change) => {
  const client = await server.signedIn();
  await client.get(UPDATE, COMPANY);
  const refusal = await client.refusal(UPDATE, { ...COMPANY, ...change });
  expect(refusal.extensions).toMatchObject({ code: 400, field });
  expect(await profileOf(client)).toEqual(STORED);
});

test("a team's owner and administrators see and change its details; members may not, strangers find no team", async () => {
  const emails = ["bo@example.com", "ba@example.com", "bu@example.com", "bs@example.com"];
  const people: Client[] = [];
  for (const email of emails) people.push(await server.signedIn(email));
  const [owner, admin, user, stranger] = people as [Client, Client, Client, Client];
  const roles = { "bo@example.com": "OWNER", "ba@example.com": "ADMIN", "bu@example.com": "USER" } as const;
  const { teamId } = await insertTeam(server, roles);
  await owner.get(UPDATE, { teamId, ...COMPANY });
  expect(await profileOf(admin, { teamId })).toEqual(STORED);
  expect(await profileOf(owner)).toBeNull();
  for (const [query, input] of [
    [PROFILE, { teamId }],
    [UPDATE, { teamId, ...COMPANY }],
  ] as const) {
    expect((await user.refusal(query, input)).extensions.code).toBe(1001);
    expect((await stranger.refusal(query, input)).extensions.code).toBe(404);
  }
});

test("a receipt names the buyer as of the payment, is sent to the address for papers once, and stays when details change", async () => {
  const client = await server.signedIn();
  await client.get(UPDATE, COMPANY);
  const id = await buy(client);
  for (let time = 0; time < 2; time++) await postReceipts(server.application);
  const ofPapers = eq(outbox.recipient, "papers@example.com");
  const mails = await server.application.db.select().from(outbox).where(ofPapers);
  expect(mails).toMatchObject([{ kind: "PAYMENT_RECEIVED", attachments: [{ mediaType: "application/pdf" }] }]);
  const [attached] = mails[0]?.attachments ?? [];
  const sent = await readPdf(Buffer.from(attached?.base64 ?? "", "base64"));
  await client.get(UPDATE, { company: "Another" });
  for (const text of [sent, await receiptOf(client, id)]) {
    for (const part of [STORED.company, STORED.businessNumber, STORED.representative, STORED.address, STORED.email])
      expect(text).toContain(part.replaceAll(" ", ""));
    expect(text).not.toContain("Another");
  }
});

test("details that are given after a payment are on its receipt, too", async () => {
  const client = await server.signedIn();
  const id = await buy(client);
  expect(await receiptOf(client, id)).not.toContain("220-81-62517");
  await client.get(UPDATE, COMPANY);
  expect(await receiptOf(client, id)).toContain("220-81-62517");
});

test("a deleted account leaves no profile; what was paid keeps the name on its record", async () => {
  const client = await server.signedIn();
  await client.get(UPDATE, { ...COMPANY, company: "Gone Ltd" });
  const id = await buy(client);
  await client.get(UNREGISTER, { signUpType: "EMAIL", reason: "no longer needed" });
  const [record] = await server.application.db.select().from(purchases).where(eq(purchases.id, id));
  expect(record).toMatchObject({ ownerId: null, billing: { company: "Gone Ltd" } });
});

const WISH = `query ($input: BillingProfileInput!) { billingProfile(input: $input) { receiptKind receiptNumber } }`;
const REQUESTS = "query ($input: ReceiptRequestsInput!) { receiptRequests(input: $input) { csv count } }";
const RECORD = "mutation ($input: RecordIssuedReceiptInput!) { recordIssuedReceipt(input: $input) { id } }";

test("the tax paper that a buyer asks for is kept with the purchase, read by staff as CSV, and its number is recorded", async () => {
  const client = await server.signedIn();
  await client.get(UPDATE, { company: "=1+2", receiptKind: "CASH_PERSONAL", receiptNumber: "010-1234-5678" });
  expect((await client.get(WISH, {})).billingProfile).toEqual({ receiptKind: "CASH_PERSONAL", receiptNumber: "5678" });
  const { db } = server.application;
  const stored = JSON.stringify(await db.select().from(billingProfiles));
  expect(stored).not.toContain("01012345678");
  const personal = await buy(client);
  // Saved again without a number, the stored one stays.
  await client.get(UPDATE, { company: "=1+2", receiptKind: "CASH_PERSONAL", receiptNumber: "" });
  expect((await client.get(WISH, {})).billingProfile.receiptNumber).toBe("5678");
  await client.get(UPDATE, { ...COMPANY, receiptKind: "TAX_INVOICE" });
  expect((await client.get(WISH, {})).billingProfile).toEqual({ receiptKind: "TAX_INVOICE", receiptNumber: null });
  const invoiced = await buy(client);
  await client.get(UPDATE, COMPANY);
  const plain = await buy(client);

  const numberOf = async (id: string) =>
    (await db.select().from(purchases).where(eq(purchases.id, id)))[0]?.number ?? "";
  const month = new Date(server.application.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 7);
  const lines = async () => ((await boss.get(REQUESTS, { month })).receiptRequests.csv as string).split("\r\n");
  const lineOf = async (id: string) => (await lines()).find((line) => line.startsWith(`${number[id]},`));
  const number: Record<string, string> = {};
  for (const id of [personal, invoiced, plain]) number[id] = await numberOf(id);
  expect(await lineOf(personal)).toMatch(/,PAID,CASH_PERSONAL,01012345678,'=1\+2,,,,,5455,545,6000,$/);
  expect(await lineOf(invoiced)).toMatch(/,PAID,TAX_INVOICE,220-81-62517,회로공방 주식회사,220-81-62517,이수진,/);
  expect(await lineOf(plain)).toBeUndefined();
  await boss.get(RECORD, { purchaseId: invoiced, number: "20261128-1" });
  expect(await lineOf(invoiced)).toMatch(/,20261128-1$/);
  expect((await boss.refusal(RECORD, { purchaseId: plain, number: "1" })).extensions).toMatchObject({
    code: 409,
    reason: "NO_RECEIPT_ASKED",
  });
  expect((await boss.refusal(REQUESTS, { month: "2026-13" })).extensions).toMatchObject({ code: 400, field: "month" });
  for (const refused of [
    client.refusal(REQUESTS, { month }),
    client.refusal(RECORD, { purchaseId: invoiced, number: "1" }),
  ])
    expect((await refused).extensions.code).toBe(404);
});

test.each([
  ["receiptNumber", { receiptKind: "CASH_PERSONAL", receiptNumber: "" }],
  ["receiptNumber", { receiptKind: "CASH_PERSONAL", receiptNumber: "02-123-4567" }],
  ["businessNumber", { receiptKind: "CASH_BUSINESS", businessNumber: "" }],
  ["representative", { receiptKind: "TAX_INVOICE", representative: "" }],
  ["email", { receiptKind: "TAX_INVOICE", email: "" }],
])("what a tax paper needs is asked for: %s", async (field, change) => {
  const client = boss;
  const refusal = await client.refusal(UPDATE, { ...COMPANY, ...change });
  expect(refusal.extensions).toMatchObject({ code: 400, field });
});
