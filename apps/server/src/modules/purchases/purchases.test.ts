import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "../../platform/database/open-database.ts";
import { creditGrants, payments, purchases, refunds, users } from "../../platform/database/tables.ts";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { type Holder, heldByUser } from "../access/holder.ts";
import { checkLedger } from "../credits/check-ledger.ts";
import { holdCredits } from "../credits/hold-credits.ts";
import { readBalance } from "../credits/read-balance.ts";
import { lockWallet } from "../credits/wallet.ts";
import { openPurchase } from "./open-purchase.ts";
import type { PaymentRow, PurchaseRow } from "./payment-provider.ts";
import { finishRefund, orderRefund, refundableOf } from "./refund-purchase.ts";
import { applyPaymentEvent } from "./settle-payment.ts";

const AT = new Date("2026-05-01T00:00:00Z");
const DAY = 86_400_000;

async function aHolder(db: Database): Promise<Holder> {
  const email = `${randomUUID()}@example.com`;
  const [user] = await db.insert(users).values({ email, name: "Somebody", consentedAt: AT }).returning();
  return heldByUser(user?.id ?? "");
}

const buy = (db: Database, holder: Holder, key: string = randomUUID()): Promise<PurchaseRow> =>
  db.transaction(async (transaction) => {
    await lockWallet(transaction, holder);
    return openPurchase(transaction, {
      holder,
      buyerId: holder.ownerId,
      kind: "CREDITS",
      lines: [{ kind: "CREDITS", packId: randomUUID(), credits: 50, amount: "6000" }],
      currency: "KRW",
      key,
      dueAt: new Date(AT.getTime() + 7 * DAY),
      at: AT,
    });
  });

async function awaitDeposit(db: Database, purchase: PurchaseRow): Promise<PaymentRow> {
  const [payment] = await db
    .insert(payments)
    .values({
      id: `pay_${randomUUID().slice(0, 26)}`,
      purchaseId: purchase.id,
      provider: "transfer",
      amount: purchase.total,
      currency: purchase.currency,
      state: "AWAITING_DEPOSIT",
      isTest: false,
      startedAt: AT,
    })
    .returning();
  if (payment === undefined) throw new Error("no payment");
  return payment;
}

const succeed = (db: Database, { id }: PaymentRow, at = AT) => applyPaymentEvent(db, id, "succeed", { at });
const find = async (db: Database, { id }: PurchaseRow) =>
  (await db.select().from(purchases).where(eq(purchases.id, id)))[0];

/** What the database said to a statement: its constraint or the words of a trigger. */
async function refusedBy(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const words: string[] = [];
  for (let each = error; each instanceof Error; each = each.cause) words.push(each.message);
  return words.join(" ");
}

describeOnEachDatabase((database) => {
  test("twenty equal requests are one purchase, and two that differ are two with numbers in a row", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    const key = randomUUID();
    const made = await Promise.all(Array.from({ length: 20 }, () => buy(db, holder, key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const numbers = [made[0], await buy(db, holder)].map((each) => Number(each?.number.split("-")[2]));
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
    expect(made[0]).toMatchObject({ state: "OPEN", net: 5455n, tax: 545n, total: 6000n, taxRule: "KR_10" });
  });

  test("a payment that is confirmed a hundred times gives the credits once", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    const purchase = await buy(db, holder);
    const payment = await awaitDeposit(db, purchase);
    const settled = await Promise.all(Array.from({ length: 100 }, () => succeed(db, payment)));
    expect(settled.filter((each) => each !== undefined)).toHaveLength(1);
    expect((await readBalance(db, holder, AT)).available).toBe(50);
    expect(await find(db, purchase)).toMatchObject({ state: "PAID", paidAt: AT });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("of two payments for one purchase one counts, and the other is returned", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    for (let time = 0; time < 5; time++) {
      const purchase = await buy(db, holder);
      const both = [await awaitDeposit(db, purchase), await awaitDeposit(db, purchase)];
      const settled = await Promise.all(both.map((payment) => succeed(db, payment)));
      expect(settled.map((each) => each?.isSurplus).sort()).toEqual([false, true]);
      const surplus = settled.find((each) => each?.isSurplus);
      const ordered = await db
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, surplus?.id ?? ""));
      expect(ordered).toMatchObject([{ amount: 6000n, reason: "SURPLUS", state: "MANUAL" }]);
    }
    expect((await readBalance(db, holder, AT)).available).toBe(250);
  });

  test("money for a purchase that was given up, or of a deleted account, is returned", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    const [canceled, orphan] = [await buy(db, holder), await buy(db, holder)];
    const late = [await awaitDeposit(db, canceled), await awaitDeposit(db, orphan)];
    await db.update(purchases).set({ state: "VOID" }).where(eq(purchases.id, canceled.id));
    await db.update(purchases).set({ holderGoneAt: AT }).where(eq(purchases.id, orphan.id));
    await db.update(purchases).set({ ownerId: null }).where(eq(purchases.id, orphan.id));
    for (const payment of late) expect(await succeed(db, payment)).toMatchObject({ isSurplus: true });
    expect((await readBalance(db, holder, AT)).available).toBe(0);
    expect(await db.$count(refunds, sql`payment_id in ${late.map(({ id }) => id)}`)).toBe(2);
  });

  test("what fails while it is given leaves neither a paid purchase nor a payment", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    const purchase = await buy(db, holder);
    const payment = await awaitDeposit(db, purchase);
    // The lot of the purchase cannot be stored.
    await db.execute(
      sql`create or replace function break_lot() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
    );
    await db.execute(sql`create trigger break_lot before insert on credit_grants execute function break_lot()`);
    await expect(succeed(db, payment)).rejects.toThrow();
    await db.execute(sql`drop trigger break_lot on credit_grants`);
    expect(await find(db, purchase)).toMatchObject({ state: "OPEN", paidAt: null });
    const [stored] = await db.select().from(payments).where(eq(payments.id, payment.id));
    expect(stored?.state).toBe("AWAITING_DEPOSIT");
    expect(await succeed(db, payment)).toMatchObject({ state: "SUCCEEDED", isSurplus: false });
  });

  test("unused credits are returned at their share of the price, and never more than was paid", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    const purchase = await buy(db, holder);
    await succeed(db, await awaitDeposit(db, purchase));
    await holdCredits(db, holder, { key: randomUUID(), amount: 17, reason: "ROUTING", runId: randomUUID(), at: AT });
    const paid = await find(db, purchase);
    if (paid === undefined) throw new Error("no purchase");
    // 6000 × 33/50
    expect(await refundableOf(db, paid, AT)).toEqual({ amount: { minor: 3960n, currency: "KRW" }, credits: 33 });
    const order = {
      purchaseId: purchase.id,
      key: `refund:${randomUUID()}`,
      reason: "asked",
      byId: randomUUID(),
      at: AT,
    };
    const [first, again] = [
      await db.transaction((transaction) => orderRefund(transaction, order)),
      await db.transaction((transaction) => orderRefund(transaction, order)),
    ];
    expect(again.refund.id).toBe(first.refund.id);
    expect(first.refund).toMatchObject({ amount: 3960n, state: "MANUAL" });
    expect(await readBalance(db, holder, AT)).toMatchObject({ available: 0, held: 17 });
    const other = { ...order, key: `refund:${randomUUID()}` };
    await expect(db.transaction((transaction) => orderRefund(transaction, other))).rejects.toThrow("can be refunded");
    await db.transaction((transaction) => finishRefund(transaction, first.refund.id, { ref: "T1", at: AT }));
    expect(await find(db, purchase)).toMatchObject({ state: "PARTLY_REFUNDED" });
    await expect(
      db.transaction((transaction) => finishRefund(transaction, first.refund.id, { ref: "T2", at: AT })),
    ).rejects.toThrow("already sent");
    expect(await checkLedger(db)).toEqual([]);
  });

  test("the database refuses changes of what is owed, a second success, and refunds beyond the payment", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    const purchase = await buy(db, holder);
    const payment = await awaitDeposit(db, purchase);
    const second = await awaitDeposit(db, purchase);
    await succeed(db, payment);
    const change = db.update(purchases).set({ total: 1n, net: 1n, tax: 0n }).where(eq(purchases.id, purchase.id));
    expect(await refusedBy(change)).toContain("never changed");
    const cheaper = db.update(payments).set({ amount: 1n }).where(eq(payments.id, payment.id));
    expect(await refusedBy(cheaper)).toContain("never changed");
    const twice = db.update(payments).set({ state: "SUCCEEDED" }).where(eq(payments.id, second.id));
    expect(await refusedBy(twice)).toContain("payments_one_success");
    const refund = (amount: bigint) =>
      db
        .insert(refunds)
        .values({ paymentId: payment.id, amount, reason: "x", state: "MANUAL", key: randomUUID(), createdAt: AT });
    await refund(5000n);
    expect(await refusedBy(refund(1001n))).toContain("more than the payment");
    await refund(1000n);
    expect(await refusedBy(db.delete(purchases).where(eq(purchases.id, purchase.id)))).not.toBe("");
    expect(await db.$count(creditGrants, eq(creditGrants.purchaseId, purchase.id))).toBe(1);
  });
});
