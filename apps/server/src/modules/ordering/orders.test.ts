import { createHash, randomUUID } from "node:crypto";
import { eq, isNotNull } from "drizzle-orm";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openServerDatabase } from "../../platform/database/open-database.ts";
import {
  orderEvents,
  orderFiles,
  orders,
  outbox,
  purchases,
  quotes,
  refunds,
  shipments,
} from "../../platform/database/tables.ts";
import { CREATE_ADDRESS, CREATE_TEAM_ADDRESS, DELETE_ADDRESS, OFFICE } from "../../testkit/address-operations.ts";
import { type Client, CREATE_PROJECT } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import {
  ACCEPT_QUOTE,
  ADVANCE,
  APPROVE,
  ASK_CANCEL,
  CANCEL_ORDER,
  CONFIRM_TRANSFER,
  CREATE_ORDER,
  createRoutedProject,
  DECLINE_CANCEL,
  HAVE_IT,
  IMPORT_PRICES,
  OPTIONS,
  ORDER,
  ORDERS,
  orderForm,
  PRICES,
  QUOTE_ORDER,
  RETIRE_PRICES,
  SHIP,
  STAFF_CANCEL,
  START_PAYMENT,
} from "../../testkit/order-operations.ts";
import { ROUTE, SELECT_ROUTING, waitForState } from "../../testkit/run-operations.ts";
import { findPostgres, type Postgres, startPostgres } from "../../testkit/start-postgres.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam } from "../../testkit/team-operations.ts";
import { eraseOldRecords } from "./erase-records.ts";
import { announceOrders } from "./order-watch.ts";

const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";
const DELETE_PROJECT = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";
/** Routing, its judgement and the check of the files take seconds on a busy machine. */
const JOBS = `query ($input: JobsInput!) { jobs(input: $input) { content {
  ... on CircuitArchitecture { case target { kind id name } } } } }`;

async function readPdf(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  await loading.destroy();
  return items
    .map((item) => ("str" in item ? item.str : ""))
    .join("")
    .replaceAll(/\s/g, "");
}

const programs = findPostgres();

describe.each(["embedded", "PostgreSQL"])("on the %s database", (kind) => {
  const isAbsent = kind === "PostgreSQL" && programs === undefined;
  let postgres: Postgres | undefined;
  let server: TestServer;
  let boss: Client;
  let owner: Client;
  let projectId: string;
  let addressId: string;
  beforeAll(async () => {
    if (isAbsent) return;
    if (kind === "PostgreSQL") postgres = await startPostgres(programs ?? "", { isMigrated: true });
    const bank = { bank: "Bank", number: "1-2-3", holder: "Holder" };
    server = await startTestServer({
      ...(postgres && { database: await openServerDatabase(postgres.connectionString) }),
      configuration: {
        administrators: new Set(["boss@example.com"]),
        payments: { accounts: new Map([["KRW", bank]]), isPractice: false },
        supportMail: "support@example.com",
        operationsPerMinute: 100_000,
      },
    });
    boss = await server.signedIn("boss@example.com");
    owner = await server.signedIn();
    projectId = await createRoutedProject(owner, "Ordered");
    addressId = (await owner.get(CREATE_ADDRESS, OFFICE)).createAddress.id;
    await vi.waitFor(async () => expect((await offer()).obstacles).toEqual([]), { timeout: 120_000, interval: 500 });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });
  const database = () => server.application;

  const offer = async (input = {}, client = owner) =>
    (await client.get(OPTIONS, { projectId, quantity: 10, currency: "KRW", countryCode: "KR", ...input })).orderOptions;
  const place = async (change: object = {}, client = owner): Promise<string> =>
    (await client.get(CREATE_ORDER, orderForm(projectId, addressId, change))).createOrder.id;
  const read = async (id: string, client = owner) => (await client.get(ORDER, { id })).order;
  const importPrices = async (csv: string) =>
    (await boss.get(IMPORT_PRICES, { fileName: "prices.csv", csv })).importBoardPriceList;
  const withPrices = async () => {
    const { id } = await importPrices(PRICES);
    const total = (await offer()).price.total.amount as string;
    return { id, total, retire: () => boss.get(RETIRE_PRICES, { id }) };
  };
  const accept = async (id: string, client = owner): Promise<string> => {
    const [quote] = (await read(id, client)).quotes;
    return (await client.get(ACCEPT_QUOTE, { quoteId: quote.id })).acceptQuote.purchaseId;
  };
  const pay = async (purchaseId: string, client = owner): Promise<boolean> => {
    const { startPayment } = await client.get(START_PAYMENT, { purchaseId, provider: "TRANSFER" });
    const { purchase } = await client.get(
      "query ($input: PurchaseInput!) { purchase(input: $input) { total { amount } } }",
      { id: purchaseId },
    );
    const seen = {
      receivedAt: server.application.now().toISOString(),
      depositor: "Kim",
      amount: purchase.total.amount,
    };
    return (await boss.get(CONFIRM_TRANSFER, { paymentId: startPayment.id, ...seen })).confirmTransfer.isPaid;
  };
  const bellOf = async (client: Client) =>
    (await client.get(JOBS, { size: 50 })).jobs.map(
      ({ content }: { content: { case: string; target: { id: string } } }) =>
        [content.case, content.target?.id].join(" "),
    );
  /** The order sheet and the files of a paid order are in one mail to staff, and the bell has rung on both sides, once. */
  const expectHandedOver = async (id: string) => {
    const { db, configuration } = server.application;
    await Promise.all([1, 2, 3].map(() => announceOrders(server.application)));
    const { number, files } = await read(id);
    const mails = await db.select().from(outbox).where(eq(outbox.kind, "ORDER_SHEET"));
    const sheets = mails.filter(({ subject }) => subject.includes(number));
    expect(sheets).toMatchObject([{ recipient: configuration.supportMail }]);
    const [sheet, ...attached] = sheets[0]?.attachments ?? [];
    expect(sheet).toMatchObject({ name: `${number}.pdf`, mediaType: "application/pdf" });
    expect(attached.map(({ name }) => name)).toContain(files[0].name);
    for (const { name, base64 } of attached) {
      const hash = createHash("sha256").update(Buffer.from(base64, "base64")).digest("hex");
      expect(hash).toBe(files.find((file: { name: string }) => file.name === name)?.sha256);
    }
    const text = await readPdf(Buffer.from(sheet?.base64 ?? "", "base64"));
    for (const { sha256 } of files) expect(text).toContain(sha256);
    expect(text).toContain("KimMina");
    const rung = (await bellOf(boss)).filter((entry: string) => entry === `STAFF_ORDER_PAID ${id}`);
    expect(rung).toHaveLength(1);
    expect(await bellOf(owner)).toContain(`ORDER_PAID ${id}`);
  };
  const mailKinds = async () => (await database().db.select().from(outbox)).map(({ kind }) => kind);

  test.skipIf(isAbsent)(
    "an order is priced by the list, accepted, paid by transfer, made, shipped in two parcels and received",
    async () => {
      const { total, retire } = await withPrices();
      const shown = await offer();
      expect(shown).toMatchObject({ isSold: true, isSample: false, layers: 2, reasons: [] });
      expect(shown.price.lines.map(({ item }: { item: string }) => item)).toEqual(["board", "board", "shipping"]);
      const key = randomUUID();
      const ids = await Promise.all([1, 2, 3].map(() => place({ key, shownTotal: total })));
      expect(new Set(ids).size).toBe(1);
      const id = ids[0] ?? "";
      expect(await read(id)).toMatchObject({
        state: "QUOTED",
        waitsFor: "CUSTOMER",
        total: { amount: total, currency: "KRW" },
        address: { receiver: "Kim Mina" },
        quotes: [{ version: 1, isValid: true, source: "TABLE" }],
      });
      const purchaseId = await accept(id);
      expect(await accept(id)).toBe(purchaseId);
      expect(await pay(purchaseId)).toBe(true);
      expect(await read(id)).toMatchObject({ state: "PAID", waitsFor: "STAFF" });
      await expectHandedOver(id);
      const refused = await owner.refusal(CANCEL_ORDER, { id });
      expect(refused.extensions).toMatchObject({ code: 409, reason: "ASK_TO_CANCEL" });
      await boss.get(ADVANCE, { id, step: "PRODUCE" });
      const parcel = { id, carrier: "DHL", trackingNumber: "12 34" };
      await boss.get(SHIP, { ...parcel, quantity: 4 });
      expect((await read(id)).state).toBe("PRODUCING");
      expect((await boss.refusal(SHIP, { ...parcel, quantity: 7 })).extensions).toMatchObject({ field: "quantity" });
      await boss.get(SHIP, { ...parcel, quantity: 6 });
      await owner.get(HAVE_IT, { id });
      const done = await read(id);
      expect(done).toMatchObject({ state: "DELIVERED", waitsFor: "NO_ONE" });
      expect(done.shipments[0].trackingUrl).toContain("tracking-id=12%2034");
      expect(done.timeline.map(({ event, to }: { event: string; to: string }) => `${event} ${to}`)).toEqual([
        "place REQUESTED",
        "quote QUOTED",
        "pay PAID",
        "produce PRODUCING",
        "ship-part PRODUCING",
        "ship SHIPPED",
        "deliver DELIVERED",
      ]);
      const listed = (await owner.get(ORDERS, {})).orderConnection;
      expect(listed.nodes[0]).toMatchObject({ number: done.number, state: "DELIVERED", total: { amount: total } });
      expect(await mailKinds()).toEqual(expect.arrayContaining(["QUOTE_READY", "ORDER_NEWS"]));
      await retire();
    },
  );

  test.skipIf(isAbsent)(
    "without a list, or with a sample, a person prices the order; each price is a version that is accepted anew",
    async () => {
      expect(await offer()).toMatchObject({ isSold: false, price: null });
      const id = await place();
      expect(await read(id)).toMatchObject({ state: "REQUESTED", quotes: [], waitsFor: "STAFF" });
      const price = { id, isTaxIncluded: true, leadDays: 5, validDays: 7 };
      await boss.get(QUOTE_ORDER, { ...price, lines: [{ text: "10 boards", amount: "50000" }] });
      const first = await accept(id);
      await boss.get(QUOTE_ORDER, { ...price, lines: [{ text: "10 boards", amount: "60000" }] });
      const { quotes: all } = await read(id);
      expect(all).toMatchObject([
        { version: 2, source: "STAFF", total: { amount: "60000" }, purchase: null },
        { version: 1, purchase: { id: first, state: "VOID" } },
      ]);
      const old = await owner.refusal(ACCEPT_QUOTE, { quoteId: all[1].id });
      expect(old.extensions).toMatchObject({ code: 409, reason: "PRICE_CHANGED" });
      expect(await pay(await accept(id))).toBe(true);

      const { isSample, id: listId } = await importPrices(PRICES.replace("FINAL", "SAMPLE"));
      expect(isSample).toBe(true);
      expect(await offer()).toMatchObject({ isSample: true, isSold: false, price: { leadDays: 4 } });
      expect((await read(await place())).state).toBe("REQUESTED");
      await boss.get(RETIRE_PRICES, { id: listId });
    },
  );

  test.skipIf(isAbsent)(
    "a price that is another than was shown is refused with the new one; an expired one is unpayable a millisecond later",
    async () => {
      const { total, retire } = await withPrices();
      const changed = await owner.refusal(CREATE_ORDER, orderForm(projectId, addressId, { shownTotal: "1" }));
      expect(changed.extensions).toMatchObject({ code: 409, reason: "PRICE_CHANGED", total });
      const [late, inTime] = [await place({ shownTotal: total }), await place({ shownTotal: total })];
      const { db } = database();
      const [quote] = await db.select().from(quotes).where(eq(quotes.orderId, late));
      const end = quote?.validUntil.getTime() ?? 0;
      const { application } = server;
      const real = application.now;
      const at = async <Value>(time: number, work: () => Promise<Value>): Promise<Value> => {
        (application as { now: () => Date }).now = () => new Date(time);
        try {
          return await work();
        } finally {
          (application as { now: () => Date }).now = real;
        }
      };
      const { acceptQuote } = await import("./answer-quote.ts");
      const { startPayment } = await import("../purchases/start-payment.ts");
      const [own] = await db.select().from(orders).where(eq(orders.id, late));
      const userId = own?.placedBy ?? "";
      const [other] = await db.select().from(quotes).where(eq(quotes.orderId, inTime));
      await expect(at(end + 1, () => acceptQuote(application, userId, quote?.id ?? ""))).rejects.toMatchObject({
        details: { reason: "QUOTE_EXPIRED" },
      });
      const accepted = await at(end, () => acceptQuote(application, userId, quote?.id ?? ""));
      await expect(at(end + 1, () => startPayment(application, accepted, "transfer"))).rejects.toMatchObject({
        details: { reason: "PURCHASE_OVERDUE" },
      });
      const paid = await at(other?.validUntil.getTime() ?? 0, async () => {
        const purchaseId = await acceptQuote(application, userId, other?.id ?? "");
        return startPayment(application, purchaseId, "transfer");
      });
      expect(paid.state).toBe("AWAITING_DEPOSIT");
      const { renewQuote } = await import("./change-order.ts");
      await expect(at(end, () => renewQuote(application, userId, inTime))).rejects.toMatchObject({
        details: { reason: "QUOTE_VALID" },
      });
      expect(await at(end + 1, () => renewQuote(application, userId, late))).toBe(true);
      expect((await read(late)).quotes).toMatchObject([
        { version: 2, isValid: true },
        { version: 1, purchase: { state: "VOID" } },
      ]);
      await retire();
    },
  );

  test.skipIf(isAbsent)(
    "a paid order is canceled by asking: declined it goes on, granted the money goes back; a made one gives back what is chosen",
    async () => {
      const { total, retire } = await withPrices();
      const id = await place({ shownTotal: total });
      await pay(await accept(id));
      await owner.get(ASK_CANCEL, { id, reason: "The wrong version" });
      expect(await read(id)).toMatchObject({ state: "PAID", cancelAskedAt: expect.any(String) });
      await boss.get(DECLINE_CANCEL, { id, reason: "Already at the fab" });
      expect(await read(id)).toMatchObject({ state: "PAID", cancelAskedAt: null });
      await boss.get(STAFF_CANCEL, { id, reason: "Stopped after all" });
      const canceled = await read(id);
      expect(canceled).toMatchObject({ state: "CANCELED", waitsFor: "NO_ONE" });
      const [purchase] = canceled.quotes;
      const staff = await boss.get(
        `query ($input: StaffPurchaseConnectionInput!) { staffPurchaseConnection(input: $input) {
          nodes { purchase { id } refunds { amount { amount } state } } } }`,
        { filter: "TO_REFUND" },
      );
      const refundOf = (purchaseId: string) =>
        staff.staffPurchaseConnection.nodes.find(
          (node: { purchase: { id: string } }) => node.purchase.id === purchaseId,
        );
      expect(refundOf(purchase.purchase.id).refunds).toEqual([{ amount: { amount: total }, state: "MANUAL" }]);

      const made = await place({ shownTotal: total });
      await pay(await accept(made));
      await boss.get(ADVANCE, { id: made, step: "PRODUCE" });
      expect((await owner.refusal(ASK_CANCEL, { id: made, reason: "x" })).extensions.code).toBe(409);
      await boss.get(STAFF_CANCEL, { id: made, reason: "A fault at the fab", refund: "5000" });
      const open = await place({ shownTotal: total });
      const purchaseId = await accept(open);
      await owner.get(CANCEL_ORDER, { id: open });
      expect(await read(open)).toMatchObject({ state: "CANCELED", quotes: [{ purchase: { state: "VOID" } }] });
      expect((await owner.refusal(START_PAYMENT, { purchaseId, provider: "TRANSFER" })).extensions.code).toBe(409);
      await retire();
    },
  );

  test.skipIf(isAbsent)(
    "what is open on a board, a choice that cannot be made, a quantity between the steps and a missing consent are refused",
    async () => {
      const open = await owner.createProject("Open", [resistorBoard({ name: "open" })]);
      await expect
        .poll(async () => (await offer({ projectId: open })).obstacles)
        .toMatchObject([{ kind: "UNCONNECTED" }]);
      const form = (change: object) => orderForm(projectId, addressId, change);
      const refused = async (change: object) => (await owner.refusal(CREATE_ORDER, form(change))).extensions;
      expect(await refused({ projectId: open })).toMatchObject({ code: 409, reason: "NO_CONFIRMED_ROUTING" });
      expect(await refused({ quantity: 4 })).toMatchObject({ code: 400, field: "quantity" });
      expect(await refused({ options: { silk: "WHITE", mask: "WHITE" } })).toMatchObject({ code: 400, field: "silk" });
      expect(await refused({ options: { assembly: "BOTTOM" } })).toMatchObject({ code: 400, field: "assembly" });
      expect(await refused({ options: { finish: "GOLD" } })).toMatchObject({ code: 400, field: "finish" });
      expect(await refused({ customMadeConsent: false })).toMatchObject({ code: 400, field: "customMadeConsent" });
      expect(await refused({ addressId: randomUUID() })).toMatchObject({ code: 404 });
      expect(await refused({ key: "x" })).toMatchObject({ code: 400, field: "key" });
    },
  );

  test.skipIf(isAbsent)(
    "what was ordered stays to the byte when the board is edited, the address, the project and the account are deleted",
    async () => {
      const leaver = await server.signedIn();
      const project = await createRoutedProject(leaver, "Leaving");
      const address = (await leaver.get(CREATE_ADDRESS, OFFICE)).createAddress.id;
      await expect.poll(async () => (await offer({ projectId: project }, leaver)).obstacles).toEqual([]);
      const created = await leaver.get(CREATE_ORDER, orderForm(project, address));
      const id = created.createOrder.id as string;
      const { files } = await read(id, leaver);
      expect(files.map(({ kind }: { kind: string }) => kind)).toEqual(["FABRICATION", "REPORT", "BILL", "PICTURE"]);
      const { db } = database();
      const hashes = async () => {
        const rows = await db.select().from(orderFiles).where(eq(orderFiles.orderId, id)).orderBy(orderFiles.rank);
        return Promise.all(
          rows.map(async ({ storageKey, sha256 }) => {
            const bytes = await server.application.storage.read(storageKey);
            expect(
              createHash("sha256")
                .update(bytes ?? "")
                .digest("hex"),
            ).toBe(sha256);
            return sha256;
          }),
        );
      };
      const before = await hashes();
      const downloaded = await leaver.fetch(files[0].url);
      expect(
        createHash("sha256")
          .update(Buffer.from(await downloaded.arrayBuffer()))
          .digest("hex"),
      ).toBe(before[0]);
      for (const other of [owner, await server.signedIn()]) {
        expect((await other.fetch(files[0].url)).status).toBe(404);
        expect((await other.refusal(ORDER, { id })).extensions.code).toBe(404);
      }
      expect((await boss.fetch(files[0].url)).status).toBe(200);

      await leaver.get(ROUTE, { id: project });
      const again = await waitForState(leaver, project, /_COMPLETE$/);
      await leaver.get(SELECT_ROUTING, { id: project, historyId: again.run.results[0].id });
      expect(await hashes()).toEqual(before);
      await leaver.get(DELETE_ADDRESS, { id: address });
      await leaver.get(DELETE_PROJECT, { id: project });
      expect(await read(id, leaver)).toMatchObject({ projectName: "Leaving", address: { postalCode: "04524" } });
      expect(await hashes()).toEqual(before);

      const price = { id, isTaxIncluded: true, leadDays: 5, validDays: 7 };
      await boss.get(QUOTE_ORDER, { ...price, lines: [{ text: "10 boards", amount: "50000" }] });
      await pay(await accept(id, leaver), leaver);
      const kept = await leaver.refusal(UNREGISTER, { signUpType: "EMAIL", reason: "x" });
      expect(kept.extensions).toMatchObject({ code: 409, reason: "ORDERS_UNDER_WAY" });
      await boss.get(STAFF_CANCEL, { id, reason: "Asked for" });
      await leaver.get(UNREGISTER, { signUpType: "EMAIL", reason: "x" });
      const [row] = await db.select().from(orders).where(eq(orders.id, id));
      expect(row).toMatchObject({ ownerId: null, placedBy: null, state: "CANCELED", projectName: "Leaving" });
      expect(await hashes()).toEqual(before);
      for (const statement of [
        db.update(orders).set({ quantity: 1 }).where(eq(orders.id, id)),
        db.delete(orderFiles).where(eq(orderFiles.orderId, id)),
        db.update(quotes).set({ total: 1n, net: 1n, tax: 0n }).where(eq(quotes.orderId, id)),
      ])
        await expect(statement).rejects.toThrow();

      // Five years after its last change the record of a deleted account is erased with its files; a day before, it is not.
      const { application } = server;
      const frozen = await db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
      const all = await db.$count(orders);
      const last = row?.updatedAt ?? application.now();
      const eraseAfter = async (days: number) => {
        const at = new Date(last);
        at.setUTCFullYear(at.getUTCFullYear() + 5);
        await eraseOldRecords({ ...application, now: () => new Date(at.getTime() + days * 86_400_000) });
      };
      await eraseAfter(-1);
      expect(await hashes()).toEqual(before);
      await eraseAfter(1);
      expect(await db.$count(orders)).toBe(all - 1);
      for (const table of [orderFiles, quotes, orderEvents, shipments])
        expect(await db.$count(table, eq(table.orderId, id))).toBe(0);
      for (const { storageKey } of frozen) expect(await application.storage.has(storageKey)).toBe(false);
      // Money is still to be sent back: what is owed stays until it was.
      const gone = await db.select().from(purchases).where(isNotNull(purchases.holderGoneAt));
      expect(gone).toMatchObject([{ kind: "ORDER", state: "PAID" }]);
      await db.update(refunds).set({ state: "DONE", doneAt: last }).where(eq(refunds.state, "MANUAL"));
      await eraseAfter(2);
      expect(await db.$count(purchases, isNotNull(purchases.holderGoneAt))).toBe(0);
      expect(await db.$count(orders)).toBe(all - 1);
    },
  );

  test.skipIf(isAbsent)(
    "in a team a member who may not pay orders with approval; those who may approve, accept and pay, and strangers see nothing",
    async () => {
      const [member, stranger] = [await server.signedIn("team-user@example.com"), await server.signedIn()];
      const owner = await server.signedIn("team-owner@example.com");
      const { teamId } = await insertTeam(server, {
        "team-owner@example.com": "OWNER",
        "team-user@example.com": "USER",
      });
      const fileUrls = await member.upload([resistorBoard()]);
      const input = { name: "Of the team", jobType: "ROUTING", teamId, fileUrls };
      const id = (await member.get(CREATE_PROJECT, input)).createEdaProjectQuickModeV2.id as string;
      await member.get(ROUTE, { id });
      const done = await waitForState(member, id, /_COMPLETE$/);
      await member.get(SELECT_ROUTING, { id, historyId: done.run.results[0].id });
      const teamAddress = (await owner.get(CREATE_TEAM_ADDRESS, { teamId, ...OFFICE })).createTeamAddress.id;
      await expect.poll(async () => (await offer({ projectId: id }, member)).obstacles).toEqual([]);
      const order = async () => (await member.get(CREATE_ORDER, orderForm(id, teamAddress))).createOrder.id as string;
      const wanted = await order();
      expect(await read(wanted, member)).toMatchObject({ approval: "WANTED", mayPay: false });
      expect((await member.refusal(APPROVE, { id: wanted, isGiven: true })).extensions.code).toBe(1001);
      await owner.get(APPROVE, { id: wanted, isGiven: true });
      expect(await read(wanted, owner)).toMatchObject({ approval: "GIVEN", mayPay: true });
      const price = { id: wanted, isTaxIncluded: true, leadDays: 5, validDays: 7 };
      await boss.get(QUOTE_ORDER, { ...price, lines: [{ text: "10 boards", amount: "50000" }] });
      const [quote] = (await read(wanted, member)).quotes;
      expect((await member.refusal(ACCEPT_QUOTE, { quoteId: quote.id })).extensions.code).toBe(1001);
      expect((await stranger.refusal(ACCEPT_QUOTE, { quoteId: quote.id })).extensions.code).toBe(404);
      expect((await stranger.refusal(ORDERS, { teamId })).extensions.code).toBe(404);
      expect(await pay(await accept(wanted, owner), owner)).toBe(true);
      const declined = await order();
      await owner.get(APPROVE, { id: declined, isGiven: false });
      expect(await read(declined, member)).toMatchObject({ approval: "DECLINED", state: "CANCELED" });
      const { orderConnection } = await member.get(ORDERS, { teamId });
      expect(orderConnection.totalCount).toBe(2);
    },
  );
});
