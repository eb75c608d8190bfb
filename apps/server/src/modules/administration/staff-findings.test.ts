import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { findings, users } from "../../platform/database/tables.ts";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { heldByUser } from "../access/holder.ts";
import { checkLedger } from "../credits/check-ledger.ts";
import { grantCredits } from "../credits/grant-credits.ts";
import { stopWallets } from "../credits/stop-wallets.ts";
import { findWallet } from "../credits/wallet.ts";
import { recordLedgerFinding } from "../purchases/ledger-findings.ts";
import { reserveForRun } from "../runs/run-credits.ts";
import { resolveFinding } from "./staff-findings.ts";

const AT = new Date("2026-05-01T00:00:00Z");
const now = () => AT;

const setPosted = (db: Database, wallet: string, by: number) =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`update credit_accounts set posted = posted + ${by}::integer where id = ${wallet}`);
  });

describeOnEachDatabase((database) => {
  test("a difference of the ledger stops runs of its wallet, and is resolved once the records agree", async () => {
    const { db } = database();
    const values = { email: `${randomUUID()}@example.com`, name: "Somebody", consentedAt: AT };
    const [user] = await db.insert(users).values(values).returning();
    const holder = heldByUser(user?.id ?? "");
    const gift = { key: randomUUID(), source: "GIFT", reason: "GIFT", amount: 10, expiresAt: null, at: AT } as const;
    await grantCredits(db, holder, gift);
    const accountId = (await findWallet(db, holder))?.id ?? "";
    await setPosted(db, accountId, 1);
    const differences = await checkLedger(db);
    for (const each of differences) await recordLedgerFinding({ db, now }, each);
    await stopWallets(db, differences, AT);

    const request = (credits: "on" | "record") =>
      db.transaction((transaction) =>
        reserveForRun(
          { configuration: { credits, creditsOfRun: { PLACEMENT: 1, ROUTING: 1 } } } as unknown as Application,
          transaction,
          { holder, accountId },
          { projectId: randomUUID(), runId: randomUUID(), jobType: "ROUTING", resumedHoldId: null, at: AT },
        ),
      );
    await expect(request("on")).rejects.toMatchObject({ details: { reason: "WALLET_STOPPED" } });
    // Where nothing is refused, the run costs nothing.
    expect(await request("record")).toBeNull();

    const ids = await db.select({ id: findings.id }).from(findings).where(eq(findings.kind, "LEDGER"));
    expect(ids.length).toBeGreaterThan(0);
    const resolve = (id: string) =>
      db.transaction((transaction) =>
        resolveFinding({ db: transaction, now } as unknown as Application, { id, note: "looked at" }, randomUUID()),
      );
    for (const { id } of ids)
      await expect(resolve(id)).rejects.toMatchObject({ details: { reason: "LEDGER_DIFFERS" } });
    await setPosted(db, accountId, -1);
    for (const { id } of ids) await resolve(id);
    expect((await findWallet(db, holder))?.stoppedAt).toBeNull();
    expect(await request("on")).not.toBeNull();
  });
});
