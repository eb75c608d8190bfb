import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "../../platform/database/open-database.ts";
import {
  type CreditSource,
  creditAccounts,
  creditEntries,
  creditGrants,
  creditHolds,
  creditTransactions,
  users,
} from "../../platform/database/tables.ts";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { type Holder, heldByUser } from "../access/holder.ts";
import { checkLedger } from "./check-ledger.ts";
import { expireCredits, expireLots } from "./expire-credits.ts";
import { correctCredits, type Grant, grantCredits } from "./grant-credits.ts";
import { captureHold, holdCredits, releaseHold } from "./hold-credits.ts";
import { readBalance } from "./read-balance.ts";
import { returnCredits } from "./return-credits.ts";
import { PlainWallet } from "./testing/plain-wallet.ts";
import { lockWallet } from "./wallet.ts";

const AT = new Date("2026-01-01T00:00:00Z");
const DAY = 86_400_000;
const later = (days: number) => new Date(AT.getTime() + days * DAY);

async function aHolder(db: Database): Promise<Holder> {
  const [user] = await db
    .insert(users)
    .values({ email: `${randomUUID()}@example.com`, name: "Holder", passwordHash: "none", consentedAt: AT })
    .returning();
  return heldByUser(user?.id ?? "");
}

function aGrant(grant: Partial<Grant> & { readonly amount: number }): Grant {
  return { key: randomUUID(), source: "GIFT", reason: "GIFT", expiresAt: null, at: AT, ...grant };
}

const hold = (db: Database, holder: Holder, amount: number, key: string = randomUUID(), at = AT) =>
  holdCredits(db, holder, { key, amount, reason: "ROUTING", runId: randomUUID(), at });

async function holdId(db: Database, holder: Holder, amount: number, at = AT): Promise<string> {
  const outcome = await hold(db, holder, amount, randomUUID(), at);
  if (outcome.kind !== "held") throw new Error(`nothing was held: ${outcome.kind}`);
  return outcome.hold.id;
}

/** Of the comparison with a model; MONEY_TESTS=full: 100,000 operations. */
const SIZE =
  process.env.MONEY_TESTS === "full"
    ? { runs: 500, operations: { minLength: 200, maxLength: 200 } }
    : { runs: 25, operations: { minLength: 40, maxLength: 60 } };

describeOnEachDatabase((database) => {
  test("a hold reserves, a charge takes and a release gives back", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    expect(await readBalance(db, holder, AT)).toMatchObject({ available: 0, held: 0, expiresNext: null });
    await grantCredits(db, holder, aGrant({ amount: 3 }));
    const [first, second] = [await holdId(db, holder, 1), await holdId(db, holder, 2)];
    expect(await readBalance(db, holder, AT)).toMatchObject({ available: 0, held: 3 });
    expect(await hold(db, holder, 1)).toEqual({ kind: "insufficient", needed: 1, available: 0 });
    expect(await captureHold(db, first, { at: AT })).toBe("CAPTURED");
    expect(await releaseHold(db, second, AT)).toBe("RELEASED");
    expect(await readBalance(db, holder, AT)).toMatchObject({ available: 2, held: 0 });
    // Each resolves once.
    expect(await releaseHold(db, first, AT)).toBe("CAPTURED");
    expect(await captureHold(db, second, { at: AT })).toBe("RELEASED");
    expect(await readBalance(db, holder, AT)).toMatchObject({ available: 2, held: 0 });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("credits that expire first are used first; of those that expire together bought ones last", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    const lots: readonly [CreditSource, number | null][] = [
      ["GIFT", null],
      ["PURCHASE", 30],
      ["GIFT", 30],
      ["PLAN", 30],
      ["PURCHASE", 10],
    ];
    for (const [source, days] of lots)
      await grantCredits(db, holder, aGrant({ amount: 1, source, expiresAt: days === null ? null : later(days) }));
    expect((await readBalance(db, holder, AT)).expiresNext).toEqual({ amount: 1, at: later(10) });
    const { id: accountId } = await db.transaction((transaction) => lockWallet(transaction, holder));
    const order: [CreditSource, number | null][] = [];
    for (let i = 0; i < lots.length; i++) {
      await holdId(db, holder, 1);
      const held = await db.select().from(creditGrants).where(eq(creditGrants.accountId, accountId));
      const now = held.filter((lot) => lot.held === 1 && !order.some(([s, d]) => same(lot, s, d)));
      for (const { source, expiresAt } of now)
        order.push([source, expiresAt === null ? null : (expiresAt.getTime() - AT.getTime()) / DAY]);
    }
    expect(order).toEqual([
      ["PURCHASE", 10],
      ["PLAN", 30],
      ["GIFT", 30],
      ["PURCHASE", 30],
      ["GIFT", null],
    ]);
  });

  test("a credit released after its lot expired can be used for seven more days; what was not held is gone", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    await grantCredits(db, holder, aGrant({ amount: 5, expiresAt: later(1) }));
    const held = await holdId(db, holder, 2);
    // Nothing expired is used, whether or not it was taken out yet.
    expect(await hold(db, holder, 1, randomUUID(), later(1))).toMatchObject({ kind: "insufficient", available: 0 });
    await releaseHold(db, held, later(2));
    expect(await readBalance(db, holder, later(2))).toMatchObject({
      available: 2,
      held: 0,
      expiresNext: { amount: 2, at: later(9) },
    });
    await expireCredits(db, later(9));
    await expireCredits(db, later(9));
    expect(await readBalance(db, holder, later(9))).toMatchObject({ available: 0, held: 0, expiresNext: null });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("unused bought credits are returned for their share of the price, rounded down; held ones stay", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    const price = { minor: 1000n, currency: "USD" } as const;
    await grantCredits(db, holder, aGrant({ amount: 30, source: "PURCHASE", price, purchaseId: randomUUID() }));
    await holdId(db, holder, 1);
    const { id: accountId } = await db.transaction((transaction) => lockWallet(transaction, holder));
    const [lot] = await db.select().from(creditGrants).where(eq(creditGrants.accountId, accountId));
    const cause = { key: randomUUID(), reason: "REFUND", refundId: randomUUID() } as const;
    expect(await returnCredits(db, lot?.id ?? "", cause, AT)).toEqual({
      kind: "returned",
      amount: 29,
      refund: { minor: 966n, currency: "USD" },
    });
    expect(await returnCredits(db, lot?.id ?? "", cause, AT)).toEqual({ kind: "already-returned" });
    expect(await readBalance(db, holder, AT)).toMatchObject({ available: 0, held: 1 });
  });

  test("of 200 holds at once on a balance of 50 exactly 50 succeed", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    await grantCredits(db, holder, aGrant({ amount: 50 }));
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => hold(db, holder, 1)));
    expect(outcomes.filter(({ kind }) => kind === "held")).toHaveLength(50);
    expect(await readBalance(db, holder, AT)).toMatchObject({ available: 0, held: 50 });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("100 charges of one hold at once charge it once, also between releases", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    await grantCredits(db, holder, aGrant({ amount: 10 }));
    const [one, other] = [await holdId(db, holder, 1), await holdId(db, holder, 1)];
    await Promise.all(Array.from({ length: 100 }, () => captureHold(db, one, { at: AT })));
    expect(await readBalance(db, holder, AT)).toMatchObject({ available: 8, held: 1 });
    const states = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? captureHold(db, other, { at: AT }) : releaseHold(db, other, AT))),
    );
    expect(new Set(states).size).toBe(1);
    const { available, held } = await readBalance(db, holder, AT);
    expect([available, held]).toEqual([states[0] === "CAPTURED" ? 8 : 9, 0]);
    expect(await checkLedger(db)).toEqual([]);
  });

  test("100 grants at once with one key are one grant, and 100 holds with one key one hold", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    const grant = aGrant({ amount: 7 });
    const granted = await Promise.all(Array.from({ length: 100 }, () => grantCredits(db, holder, grant)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    const key = randomUUID();
    const held = await Promise.all(Array.from({ length: 100 }, () => hold(db, holder, 2, key)));
    expect(new Set(held.map((outcome) => outcome.kind === "held" && outcome.hold.id)).size).toBe(1);
    expect(await readBalance(db, holder, AT)).toMatchObject({ available: 5, held: 2 });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("24 workers with random operations on 6 wallets: none fails, and everything agrees", async () => {
    const { db, kind } = database();
    // The embedded database works on one transaction at a time.
    const operations = kind === "server" ? 250 : 25;
    const holders = await Promise.all(Array.from({ length: 6 }, () => aHolder(db)));
    const open: string[] = [];
    let random = 1;
    const next = (below: number) => {
      random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
      return (random >>> 8) % below;
    };
    const faults: unknown[] = [];
    const work = async () => {
      for (let i = 0; i < operations; i++) {
        const holder = holders[next(holders.length)] as Holder;
        const at = later(i / 10);
        try {
          const choice = next(10);
          if (choice < 2)
            await grantCredits(db, holder, aGrant({ amount: 1 + next(9), expiresAt: later(next(40)), at }));
          else if (choice < 6) {
            const outcome = await hold(db, holder, 1 + next(3), randomUUID(), at);
            if (outcome.kind === "held") open.push(outcome.hold.id);
          } else {
            const id = open[next(open.length || 1)];
            if (id !== undefined) await (choice < 8 ? captureHold(db, id, { at }) : releaseHold(db, id, at));
          }
        } catch (error) {
          faults.push(error);
        }
      }
    };
    await Promise.all(Array.from({ length: 24 }, work));
    expect(faults).toEqual([]);
    expect(await checkLedger(db)).toEqual([]);
  });

  test("after any sequence of operations, lots, balance and holds are those of a plain model", async () => {
    const { db } = database();
    await fc.assert(
      fc.asyncProperty(fc.array(OPERATION, SIZE.operations), async (operations) => {
        await runAgainstModel(db, operations);
      }),
      { numRuns: SIZE.runs },
    );
    expect(await checkLedger(db)).toEqual([]);
  }, 3_600_000);

  test("the database itself refuses to change, delete or unbalance what was written", async () => {
    const { db } = database();
    const holder = await aHolder(db);
    await grantCredits(db, holder, aGrant({ amount: 5 }));
    const held = await holdId(db, holder, 1);
    await releaseHold(db, held, AT);
    const wallet = await db.transaction((transaction) => lockWallet(transaction, holder));
    const lot = eq(creditGrants.accountId, wallet.id);
    const own = eq(creditAccounts.id, wallet.id);
    const refuses = async (query: PromiseLike<unknown>, words: RegExp) => {
      const error: unknown = await Promise.resolve(query).then(
        () => "was not refused",
        (fault: unknown) => (fault instanceof Error && fault.cause) || fault,
      );
      expect(String(error)).toMatch(words);
    };
    const changed = db.update(creditTransactions).set({ reason: "another" });
    await refuses(changed, /rows of credit_transactions are never changed/);
    await refuses(db.delete(creditEntries), /rows of credit_entries are never changed/);
    await refuses(db.execute(sql`truncate credit_entries`), /rows of credit_entries are never changed/);
    await refuses(db.delete(creditGrants).where(lot), /rows of credit_grants are never changed/);
    await refuses(db.delete(creditAccounts).where(own), /rows of credit_accounts are never changed/);
    const reopened = { state: "HELD", resolvedAt: null } as const;
    await refuses(db.update(creditHolds).set(reopened).where(eq(creditHolds.id, held)), /resolves once/);
    await refuses(db.update(creditAccounts).set({ posted: -1 }).where(own), /credit_accounts_balance/);
    // A balance without lots, and lots without a balance.
    await refuses(db.update(creditAccounts).set({ posted: 1000 }).where(own), /its balance differs/);
    await refuses(db.update(creditGrants).set({ remaining: 4 }).where(lot), /its balance differs/);
    const values = { key: randomUUID(), kind: "GRANT", reason: "GIFT", at: AT } as const;
    const unbalanced = db.transaction(async (transaction) => {
      const [row] = await transaction.insert(creditTransactions).values(values).returning();
      const entry = { transactionId: row?.id ?? "", accountId: wallet.id };
      await transaction.insert(creditEntries).values([
        { ...entry, amount: 5 },
        { ...entry, amount: -4 },
      ]);
    });
    await refuses(unbalanced, /2 entries of credit transaction .* add up to 1, not 0/);
    await refuses(db.insert(creditTransactions).values(values), /0 entries of credit transaction/);
    expect(await checkLedger(db)).toEqual([]);
    expect(await readBalance(db, holder, AT)).toMatchObject({ available: 5, held: 0 });
  });
});

function same(lot: typeof creditGrants.$inferSelect, source: CreditSource, days: number | null): boolean {
  return lot.source === source && (days === null ? lot.expiresAt === null : +(lot.expiresAt ?? 0) === +later(days));
}

const OPERATION = fc.oneof(
  fc.record({
    kind: fc.constant("grant" as const),
    source: fc.constantFrom<CreditSource>("PLAN", "GIFT", "PURCHASE"),
    amount: fc.integer({ min: 1, max: 6 }),
    days: fc.option(fc.integer({ min: 0, max: 20 })),
  }),
  fc.record({ kind: fc.constant("hold" as const), amount: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constantFrom("capture" as const, "release" as const), index: fc.nat(20) }),
  fc.record({ kind: fc.constantFrom("expire" as const, "replay" as const), index: fc.nat(50) }),
  fc.record({ kind: fc.constant("return" as const), index: fc.nat(20) }),
  fc.record({ kind: fc.constant("correct" as const), amount: fc.integer({ min: -4, max: 4 }).filter((n) => n !== 0) }),
  fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 5 }) }),
);
type Operation = typeof OPERATION extends fc.Arbitrary<infer Value> ? Value : never;

async function runAgainstModel(db: Database, operations: readonly Operation[]): Promise<void> {
  const holder = await aHolder(db);
  const { id: accountId } = await db.transaction((transaction) => lockWallet(transaction, holder));
  const readLots = () =>
    db.select().from(creditGrants).where(eq(creditGrants.accountId, accountId)).orderBy(asc(creditGrants.line));
  const model = new PlainWallet();
  const holds: string[] = [];
  /** What was done before, to be done again with its key. */
  const past: (() => Promise<unknown>)[] = [];
  let at = AT;
  for (const operation of operations) {
    if (operation.kind === "wait") at = new Date(at.getTime() + operation.days * DAY);
    else if (operation.kind === "grant") {
      const { source, amount, days } = operation;
      const expiresAt = days === null ? null : new Date(at.getTime() + days * DAY);
      const price = source === "PURCHASE" ? { price: { minor: 1000n, currency: "KRW" } as const } : {};
      const grant = aGrant({ amount, source, expiresAt, at, ...price });
      expect(await grantCredits(db, holder, grant)).toBe(true);
      model.grant(source, amount, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
      past.push(() => grantCredits(db, holder, grant));
    } else if (operation.kind === "hold") {
      const key = randomUUID();
      const outcome = await hold(db, holder, operation.amount, key, at);
      expect(outcome.kind === "held").toBe(model.hold(operation.amount, at.getTime()));
      if (outcome.kind !== "held") continue;
      holds.push(outcome.hold.id);
      past.push(() => hold(db, holder, operation.amount, key, at));
    } else if (operation.kind === "capture" || operation.kind === "release") {
      const index = operation.index % (holds.length || 1);
      const id = holds[index];
      if (id === undefined) continue;
      const isCapture = operation.kind === "capture";
      const state = await (isCapture ? captureHold(db, id, { at }) : releaseHold(db, id, at));
      expect(state).toBe(model.resolve(index, isCapture ? "CAPTURED" : "RELEASED", at.getTime()));
    } else if (operation.kind === "expire") {
      await db.transaction(async (transaction) => {
        await lockWallet(transaction, holder);
        await expireLots(transaction, accountId, at);
      });
      model.expire(at.getTime());
    } else if (operation.kind === "replay") {
      await past[operation.index % (past.length || 1)]?.();
    } else if (operation.kind === "return") {
      const lots = await readLots();
      const index = operation.index % (lots.length || 1);
      const lot = lots[index];
      if (lot === undefined || lot.price === null) continue;
      const cause = { key: randomUUID(), reason: "REFUND", refundId: randomUUID() } as const;
      const outcome = await returnCredits(db, lot.id, cause, at);
      expect(outcome.kind === "returned" ? outcome.amount : 0).toBe(model.giveBack(index));
      if (outcome.kind === "returned") past.push(() => returnCredits(db, lot.id, cause, at));
    } else if (operation.kind === "correct") {
      const correction = { key: randomUUID(), reason: "CORRECTION", amount: operation.amount, at } as const;
      const outcome = await correctCredits(db, holder, correction);
      expect(outcome === "corrected").toBe(model.correct(operation.amount, at.getTime()));
      if (outcome === "corrected") past.push(() => correctCredits(db, holder, correction));
    }
    const balance = await readBalance(db, holder, at);
    expect(balance.available).toBe(model.available(at.getTime()));
    expect(balance.held).toBe(model.lots.reduce((sum, { held }) => sum + held, 0));
  }
  const lots = await readLots();
  expect(lots.map(({ remaining, held, expiresAt }) => [remaining, held, expiresAt?.getTime()])).toEqual(
    model.lots.map(({ remaining, held, expires }) => [remaining, held, Number.isFinite(expires) ? expires : undefined]),
  );
}
