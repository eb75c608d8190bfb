import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "../../platform/database/open-database.ts";
import { creditAccounts, users } from "../../platform/database/tables.ts";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { type Holder, heldByUser } from "../access/holder.ts";
import { checkLedger } from "./check-ledger.ts";
import { grantCredits } from "./grant-credits.ts";
import { captureHold, holdCredits, releaseHold } from "./hold-credits.ts";
import { readBalance } from "./read-balance.ts";
import { resumeAgreeingWallets, stopWallets } from "./stop-wallets.ts";
import { findWallet } from "./wallet.ts";

const AT = new Date("2026-05-01T00:00:00Z");

async function aWallet(db: Database): Promise<{ readonly holder: Holder; readonly walletId: string }> {
  const email = `${randomUUID()}@example.com`;
  const [user] = await db.insert(users).values({ email, name: "Somebody", consentedAt: AT }).returning();
  const holder = heldByUser(user?.id ?? "");
  const gift = { key: randomUUID(), source: "GIFT", reason: "GIFT", amount: 10, expiresAt: null, at: AT } as const;
  await grantCredits(db, holder, gift);
  return { holder, walletId: (await findWallet(db, holder))?.id ?? "" };
}

const hold = (db: Database, holder: Holder) =>
  holdCredits(db, holder, { key: randomUUID(), amount: 1, reason: "ROUTING", runId: randomUUID(), at: AT });

/** What the triggers of the database refuse: as a broken disk or a person with a console does. */
const damage = (db: Database, statement: ReturnType<typeof sql>) =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(statement);
  });

describeOnEachDatabase((database) => {
  test.each([
    ["a balance", (wallet: string) => sql`update credit_accounts set posted = posted + 1 where id = ${wallet}`],
    ["a lot", (wallet: string) => sql`update credit_grants set remaining = remaining - 1 where account_id = ${wallet}`],
    ["a hold", (wallet: string) => sql`update credit_holds set amount = amount + 1 where account_id = ${wallet}`],
    [
      "a transaction",
      (wallet: string) => sql`update credit_entries set amount = amount + 1 where account_id = ${wallet}`,
    ],
  ])("%s that differs stops its wallet alone, and what was reserved is still resolved", async (what, change) => {
    const { db } = database();
    const [damaged, sound] = [await aWallet(db), await aWallet(db)];
    const [first, second] = [await hold(db, damaged.holder), await hold(db, damaged.holder)];
    if (first.kind !== "held" || second.kind !== "held") throw new Error("nothing was reserved");
    await damage(db, change(damaged.walletId));
    const differences = await checkLedger(db);
    expect(differences.length).toBeGreaterThan(0);
    for (let time = 0; time < 2; time++) await stopWallets(db, differences, AT);
    expect(await hold(db, damaged.holder)).toEqual({ kind: "stopped" });
    expect((await hold(db, sound.holder)).kind).toBe("held");
    expect((await readBalance(db, damaged.holder, AT)).isStopped).toBe(true);
    await resumeAgreeingWallets(db);
    expect((await findWallet(db, damaged.holder))?.stoppedAt).toEqual(AT);
    // Put right by a person: the wallet can be used again, and both holds come to their end.
    await damage(db, undo(what, damaged.walletId));
    await resumeAgreeingWallets(db);
    expect(await checkLedger(db)).toEqual([]);
    expect((await hold(db, damaged.holder)).kind).toBe("held");
    expect([await captureHold(db, first.hold.id, { at: AT }), await releaseHold(db, second.hold.id, AT)]).toEqual([
      "CAPTURED",
      "RELEASED",
    ]);
  });

  test("a ledger without differences stops nothing", async () => {
    const { db } = database();
    await stopWallets(db, await checkLedger(db), AT);
    expect(await db.$count(creditAccounts, sql`stopped_at is not null`)).toBe(0);
  });
});

function undo(what: string, wallet: string): ReturnType<typeof sql> {
  switch (what) {
    case "a balance":
      return sql`update credit_accounts set posted = posted - 1 where id = ${wallet}`;
    case "a lot":
      return sql`update credit_grants set remaining = remaining + 1 where account_id = ${wallet}`;
    case "a hold":
      return sql`update credit_holds set amount = amount - 1 where account_id = ${wallet}`;
    default:
      return sql`update credit_entries set amount = amount - 1 where account_id = ${wallet}`;
  }
}
