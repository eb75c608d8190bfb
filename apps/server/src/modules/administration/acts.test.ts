import { randomUUID } from "node:crypto";
import { DEFAULT_ORDER_OPTIONS } from "@tracewright/assembly";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCESS_RULES } from "../../http/guard/access-rules.ts";
import {
  auditLog,
  boardPriceLists,
  contacts,
  creditGrants,
  creditPacks,
  estimates,
  faqs,
  findings,
  notices,
  orderEvents,
  orders,
  outbox,
  payments,
  planVersions,
  priceLists,
  purchases,
  quotes,
  refunds,
  runs,
  shipments,
  users,
} from "../../platform/database/tables.ts";
import { schema } from "../../schema.ts";
import type { Client } from "../../testkit/client.ts";
import { CREATE_CONTACT } from "../../testkit/contact-operations.ts";
import { exampleOperations } from "../../testkit/example-operations.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { PRICES } from "../../testkit/order-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { heldByUser } from "../access/holder.ts";
import { lockWallet } from "../credits/wallet.ts";
import { openPurchase } from "../purchases/open-purchase.ts";
import { orderRefund } from "../purchases/refund-purchase.ts";
import { applyPaymentEvent } from "../purchases/settle-payment.ts";
import { startPayment } from "../purchases/start-payment.ts";

let server: TestServer;
let boss: Client;
let person: Client;
let personId: string;
let projectId: string;
let bossId: string;
/** Whom acts suspend: it is logged out by them. */
let targetId: string;
beforeAll(async () => {
  server = await startTestServer({
    configuration: {
      administrators: new Set(["boss@example.com"]),
      // A worker writes into the rows of runs and mails at its own pace: they would differ without an act.
      services: new Set(["web"]),
      operationsPerMinute: 100_000,
      operationsPerAddress: 100_000,
    },
  });
  [boss, person] = [await server.signedIn("boss@example.com"), await server.signedIn("person@example.com")];
  personId = (await person.get("{ profile { userId } }")).profile.userId;
  bossId = (await boss.get("{ profile { userId } }")).profile.userId;
  targetId = (await newPerson()).id;
  projectId = await person.createProject("Lamp", [resistorBoard()]);
});
afterAll(() => server.stop());

const NOTICE = { language: "EN", title: "Notice", content: "Text", isTop: false, isExposed: true };
const FAQ = { language: "EN", category: "Test", title: "Question?", content: "Answer.", rank: 1, isExposed: true };
const CSV = `MPN,Manufacturer,Supplier,Supplier PN,Description,Currency,Quantity,Unit price,Multiple,Value,Footprint
RC0603-10K,Yageo,Shop,S-10K,,USD,1,0.02,50,1k,R_0603_1608Metric
`;

const newContact = async (): Promise<string> =>
  (
    await person.get(CREATE_CONTACT, {
      subject: "BUG",
      title: "Title",
      content: "Secret words",
      projectId,
      projectConsent: true,
    })
  ).createContact.id;
const newRow = async (table: typeof notices | typeof faqs): Promise<string> => {
  const { language, title, content } = NOTICE;
  const values = { language: language as "EN", title, content, category: "Test" };
  const [row] = await server.application.db.insert(table).values(values).returning();
  return String(row?.id);
};
const newMail = async (): Promise<string> => {
  const [row] = await server.application.db
    .insert(outbox)
    .values({ recipient: "a@example.com", subject: "S", body: "B" })
    .returning();
  return row?.id ?? "";
};
const newRun = async (): Promise<string> => {
  await server.application.db.update(runs).set({ status: "COMPLETE" });
  const [row] = await server.application.db
    .insert(runs)
    .values({
      projectId,
      requestedBy: personId,
      jobType: "ROUTING",
      status: "REQUEST",
      boardHash: "0".repeat(64),
      majorVersion: 1,
      revisionVersion: 0,
      options: {},
    })
    .returning();
  return row?.id ?? "";
};
const suspended = (isSuspended: boolean) =>
  server.application.db
    .update(users)
    .set({ suspendedAt: isSuspended ? new Date() : null })
    .where(eq(users.id, targetId));

/** How each act is performed, after what it is about was prepared: an act without one fails the test below. */
const ACTS: Readonly<Record<string, () => Promise<object | undefined>>> = {
  createNotice: async () => NOTICE,
  updateNotice: async () => ({ id: await newRow(notices), ...NOTICE, title: "Other" }),
  deleteNotice: async () => ({ id: await newRow(notices) }),
  createFaq: async () => FAQ,
  updateFaq: async () => ({ id: await newRow(faqs), ...FAQ }),
  deleteFaq: async () => ({ id: await newRow(faqs) }),
  importSupplyPriceList: async () => ({ fileName: "prices.csv", csv: CSV }),
  deleteSupplyPriceList: async () => undefined,
  resendMail: async () => ({ id: await newMail() }),
  answerContact: async () => ({ id: await newContact(), message: "Secret answer" }),
  assignContact: async () => ({ id: await newContact(), assigneeId: bossId }),
  addContactNote: async () => ({ id: await newContact(), text: "Secret note" }),
  openConsentedProject: async () => {
    await newContact();
    return { projectId };
  },
  stopRun: async () => ({ id: await newRun(), reason: "Server restarts" }),
  suspendUser: async () => {
    await suspended(false);
    return { id: targetId, reason: "Spam" };
  },
  restoreUser: async () => {
    await suspended(true);
    return { id: targetId };
  },
  confirmTransfer: async () => ({
    paymentId: (await newPayment()).id,
    amount: "6000",
    receivedAt: new Date(0),
    depositor: "Secret name",
  }),
  refundPurchase: async () => ({
    key: randomUUID(),
    purchaseId: (await newPaidPurchase()).purchaseId,
    reason: "Asked",
  }),
  publishPlan: async () => ({ planId: "PRO", priceKrw: "20000", creditsAMonth: 200, projectLimit: 500 }),
  publishPack: async () => ({ credits: 75, priceUsd: "7.00" }),
  archivePack: async () => {
    const values = { credits: 10, priceKrw: 1000n, isSample: false, publishedAt: server.application.now() };
    const [pack] = await server.application.db.insert(creditPacks).values(values).returning();
    return { id: pack?.id };
  },
  resolveFinding: async () => {
    const values = { key: randomUUID(), kind: "AMOUNT_DIFFERS", foundAt: server.application.now() } as const;
    const [finding] = await server.application.db.insert(findings).values(values).returning();
    return { id: finding?.id, note: "Sent back" };
  },
  finishRefund: async () => {
    const { id, purchaseId } = await newPaidPurchase();
    const { db, now } = server.application;
    const order = { purchaseId, key: `refund:${id}`, reason: "Asked", byId: bossId, at: now() };
    const { refund } = await db.transaction((transaction) => orderRefund(transaction, order));
    return { refundId: refund.id, reference: "T1" };
  },
  recordIssuedReceipt: async () => {
    const { purchaseId } = await newPaidPurchase();
    const nobody = { businessNumber: null, representative: null, address: null, email: null };
    const billing = { ...nobody, company: "Secret", receiptKind: "TAX_INVOICE" } as const;
    await server.application.db.update(purchases).set({ billing }).where(eq(purchases.id, purchaseId));
    return { purchaseId, number: "20261128-1" };
  },
  grantCredit: async () => ({ key: randomUUID(), userId: targetId, credits: 5, reason: "Sorry" }),
  importBoardPriceList: async () => ({ fileName: "boards.csv", csv: PRICES }),
  retireBoardPriceList: async () => {
    const { db, now } = server.application;
    const values = { fileName: "b.csv", importedAt: now(), rules: {}, currency: "USD", isSample: true } as const;
    const [list] = await db
      .insert(boardPriceLists)
      .values({ ...values, isActive: true })
      .returning();
    return { id: list?.id };
  },
  quoteOrder: async () => ({ id: await newOrder("REQUESTED"), ...PRICE }),
  advanceOrder: async () => ({ id: await newOrder("PAID"), step: "PRODUCE" }),
  addShipment: async () => ({
    id: await newOrder("PRODUCING"),
    quantity: 5,
    carrier: "DHL",
    trackingNumber: "Secret 1",
  }),
  cancelOrderByStaff: async () => ({ id: await newOrder("REQUESTED"), reason: "Not possible" }),
  declineOrderCancel: async () => ({ id: await newOrder("PAID", new Date()), reason: "Too late" }),
  quoteEstimate: async () => ({ id: await newEstimate(), currency: "KRW", ...PRICE }),
  closeEstimate: async () => ({ id: await newEstimate() }),
  signOutUser: async () => ({ id: (await newPerson()).id }),
  changeUserRole: async () => ({ id: (await newPerson()).id, role: "ADMIN" }),
};

const PRICE = { lines: [{ text: "Secret", amount: "5000" }], isTaxIncluded: true, leadDays: 5, validDays: 7 };

async function newOrder(state: "REQUESTED" | "PAID" | "PRODUCING", cancelAskedAt: Date | null = null): Promise<string> {
  const { db, now } = server.application;
  const side = { smdJoints: 0, thtJoints: 0 };
  const [order] = await db
    .insert(orders)
    .values({
      number: randomUUID(),
      ownerId: personId,
      placedBy: personId,
      requestKey: randomUUID(),
      projectId,
      projectName: "Lamp",
      majorVersion: 1,
      revisionVersion: 0,
      boardHash: "0".repeat(64),
      board: { layers: 2, width: 1, height: 1, top: side, bottom: side, parts: 0, billLines: 0, verdict: "READY" },
      quantity: 10,
      options: DEFAULT_ORDER_OPTIONS,
      address: {
        name: "Secret",
        receiver: "Secret",
        phoneNumber: "1",
        countryCode: "KR",
        countryCallingCode: "+82",
        city: "Seoul",
        address: "Secret",
        detailAddress: null,
        postalCode: "04524",
      },
      currency: "KRW",
      customMadeConsentAt: now(),
      cancelAskedAt,
      state,
    })
    .returning();
  return order?.id ?? "";
}

async function newEstimate(): Promise<string> {
  const { db, now } = server.application;
  const [estimate] = await db
    .insert(estimates)
    .values({
      number: randomUUID(),
      userId: personId,
      requestKey: randomUUID(),
      language: "en",
      company: "Secret",
      name: "Secret",
      phone: "Secret",
      email: "secret@example.com",
      board: "Secret",
      quantity: 10,
      message: "Secret",
      consentAt: now(),
    })
    .returning();
  return estimate?.id ?? "";
}

/** A transfer of the person's that is awaited. */
async function newPayment() {
  const { db, now } = server.application;
  const holder = heldByUser(personId);
  const { id: purchaseId } = await db.transaction(async (transaction) => {
    await lockWallet(transaction, holder);
    return openPurchase(transaction, {
      holder,
      buyerId: personId,
      kind: "CREDITS",
      lines: [{ kind: "CREDITS", packId: randomUUID(), credits: 50, amount: "6000" }],
      currency: "KRW",
      key: randomUUID(),
      dueAt: new Date(now().getTime() + 86_400_000),
      at: now(),
    });
  });
  return startPayment(server.application, purchaseId, "transfer");
}

async function newPaidPurchase() {
  const payment = await newPayment();
  await applyPaymentEvent(server.application.db, payment.id, "succeed", { at: server.application.now() });
  return payment;
}

async function newPerson() {
  const client = await server.signedIn();
  return { client, id: (await client.get("{ profile { userId } }")).profile.userId as string };
}

const OPERATIONS = exampleOperations(schema).filter(
  ({ name, kind }) => kind === "mutation" && ACCESS_RULES[name] === "administrator",
);

test("every mutation for administrators is an act of this table", () => {
  expect(Object.keys(ACTS).sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
});

/** The tables that acts change, as they are. */
async function snapshot(): Promise<string> {
  const { db } = server.application;
  const tables = [
    contacts,
    creditGrants,
    creditPacks,
    estimates,
    faqs,
    findings,
    notices,
    orderEvents,
    orders,
    outbox,
    payments,
    planVersions,
    priceLists,
    boardPriceLists,
    purchases,
    quotes,
    refunds,
    runs,
    shipments,
    users,
  ];
  const read = tables.map((table) => db.select().from(table));
  const { rows } = (await db.execute(sql`select count(*) from contact_notes`)) as unknown as { rows: unknown };
  return JSON.stringify([...(await Promise.all(read)), rows], (_key, value) =>
    typeof value === "bigint" ? String(value) : value,
  );
}

async function perform(name: string, input: object | undefined) {
  const operation = OPERATIONS.find((each) => each.name === name);
  return boss.ask(operation?.write({}).query ?? "", input);
}

/** With a real mail server an act about mail could be performed. */
async function withMailer<Value>(work: () => Promise<Value>): Promise<Value> {
  const { mailer } = server.application;
  const mutable = mailer as { isConfigured: boolean };
  const was = mutable.isConfigured;
  mutable.isConfigured = true;
  try {
    return await work();
  } finally {
    mutable.isConfigured = was;
  }
}

test.each(Object.entries(ACTS))(
  "%s leaves one row in the log, and after a rollback neither row nor change",
  async (name, prepare) => {
    const { db } = server.application;
    await withMailer(async () => {
      const input = await prepare();
      // The log cannot be written, so the act must not hold.
      await db.execute(
        sql`create or replace function break_audit() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
      );
      await db.execute(sql`create trigger break_audit before insert on audit_log execute function break_audit()`);
      const [before, logged] = [await snapshot(), await db.$count(auditLog)];
      const broken = await perform(name, input);
      await db.execute(sql`drop trigger break_audit on audit_log`);
      expect(broken.errors?.[0]?.extensions.code, name).toBe(500);
      expect(await snapshot()).toBe(before);
      expect(await db.$count(auditLog)).toBe(logged);

      const { errors } = await perform(name, input);
      expect(errors).toBeUndefined();
      const rows = await db.select().from(auditLog);
      expect(rows).toHaveLength(logged + 1);
      const row = rows.find(({ id }) => id === Math.max(...rows.map((each) => each.id)));
      expect(row).toMatchObject({ action: name, actorId: bossId });
      expect(row?.subjectId).not.toBe("");
      expect(JSON.stringify(row)).not.toMatch(/Secret/);
    });
    await suspended(false);
  },
);

test("what is refused is no act: unknown ids, missing reasons, one's own account", async () => {
  const { db } = server.application;
  const logged = await db.$count(auditLog);
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const [name, input] of [
    ["answerContact", { id: "999999", message: "x" }],
    ["answerContact", { id: await newContact(), message: "  " }],
    ["suspendUser", { id: personId, reason: " " }],
    ["suspendUser", { id: bossId, reason: "Me" }],
    ["changeUserRole", { id: bossId, role: "USER" }],
    ["restoreUser", { id: personId }],
    ["stopRun", { id: unknown, reason: "x" }],
    ["openConsentedProject", { projectId: unknown }],
    ["assignContact", { id: await newContact(), assigneeId: personId }],
    ["deleteFaq", { id: "999999" }],
    ["importSupplyPriceList", { fileName: "bad.csv", csv: "nothing" }],
  ] as const)
    expect((await perform(name, input)).errors, name).toBeDefined();
  expect(await db.$count(auditLog)).toBe(logged);
});

test("rows of the log are never changed, whoever asks the database", async () => {
  const { db } = server.application;
  const logged = await db.$count(auditLog);
  expect(logged).toBeGreaterThan(0);
  for (const statement of ["update audit_log set action = 'x'", "delete from audit_log", "truncate audit_log"])
    await expect(db.execute(sql.raw(statement)), statement).rejects.toThrow();
  expect(await db.$count(auditLog)).toBe(logged);
});
