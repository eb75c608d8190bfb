import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "../../platform/database/open-database.ts";
import { creditPacks, memberships, planVersions, users } from "../../platform/database/tables.ts";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { heldByUser } from "../access/holder.ts";
import { checkLedger } from "./check-ledger.ts";
import { expireCredits } from "./expire-credits.ts";
import { holdCredits } from "./hold-credits.ts";
import { findMembership, renewFreePlan, renewFreePlans } from "./monthly-credits.ts";
import { readBalance } from "./read-balance.ts";

async function aUser(db: Database, language: "en" | "ko" = "en"): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const values = { email, name: "Somebody", passwordHash: "none", consentedAt: new Date(0), language };
  const [user] = await db.insert(users).values(values).returning();
  return user?.id ?? "";
}

const at = (text: string) => new Date(text);

describeOnEachDatabase((database) => {
  test("an account gets the free plan's credits once a month, and unused ones are not carried over", async () => {
    const { db } = database();
    const userId = await aUser(db);
    const holder = heldByUser(userId);
    const start = at("2026-01-31T10:00:00Z");
    for (let time = 0; time < 3; time++) await renewFreePlan(db, userId, start);
    const end = at("2026-02-28T00:00:00Z");
    expect(await readBalance(db, holder, start)).toMatchObject({
      available: 30,
      held: 0,
      expiresNext: { amount: 30, at: end },
    });
    await holdCredits(db, holder, { key: randomUUID(), amount: 2, reason: "ROUTING", runId: randomUUID(), at: start });
    for (let time = 0; time < 5; time++) {
      await renewFreePlans(db, end);
      await expireCredits(db, end);
    }
    expect(await readBalance(db, holder, end)).toMatchObject({
      available: 30,
      held: 2,
      expiresNext: { amount: 30, at: at("2026-03-31T00:00:00Z") },
    });
    expect(await findMembership(db, holder)).toMatchObject({ state: "FREE", anchorDay: 31, periodStart: end });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("months that passed while nobody came bring no credits", async () => {
    const { db } = database();
    const userId = await aUser(db, "ko");
    const holder = heldByUser(userId);
    await renewFreePlan(db, userId, at("2026-01-15T03:00:00Z"));
    const late = at("2026-06-20T00:00:00Z");
    await renewFreePlan(db, userId, late);
    expect((await readBalance(db, holder, late)).available).toBe(30);
    // Midnight in Seoul.
    expect(await findMembership(db, holder)).toMatchObject({
      currency: "KRW",
      periodStart: at("2026-06-14T15:00:00Z"),
      periodEnd: at("2026-07-14T15:00:00Z"),
    });
  });

  test("36 months, each looked at by two at once: 36 grants", async () => {
    const { db } = database();
    const userId = await aUser(db);
    let now = at("2027-11-30T12:00:00Z");
    let granted = 0;
    for (let month = 0; month < 36; month++) {
      await Promise.all([renewFreePlan(db, userId, now), renewFreePlan(db, userId, now)]);
      await expireCredits(db, now);
      granted += (await readBalance(db, heldByUser(userId), now)).available;
      now = (await findMembership(db, heldByUser(userId)))?.periodEnd ?? now;
    }
    expect(granted).toBe(36 * 30);
    expect(now).toEqual(at("2030-11-30T00:00:00Z"));
  });

  test("a paid plan is left as it is", async () => {
    const { db } = database();
    const userId = await aUser(db);
    await renewFreePlan(db, userId, at("2026-01-01T00:00:00Z"));
    await db.update(memberships).set({ state: "ACTIVE" }).where(eq(memberships.ownerId, userId));
    await renewFreePlan(db, userId, at("2026-03-01T00:00:00Z"));
    expect((await findMembership(db, heldByUser(userId)))?.periodEnd).toEqual(at("2026-02-01T00:00:00Z"));
  });

  test("what was published never changes, and every shipped offer is marked as a sample", async () => {
    const { db } = database();
    const words = (error: unknown) => String((error instanceof Error && error.cause) || error);
    for (const query of [
      db.update(planVersions).set({ priceKrw: 1n }),
      db.delete(planVersions),
      db.update(creditPacks).set({ credits: 1 }),
    ])
      expect(await Promise.resolve(query).then(String, words)).toMatch(/published row of \w+ is never changed/);
    await db.update(creditPacks).set({ isArchived: true });
    const [versions, packs] = [await db.select().from(planVersions), await db.select().from(creditPacks)];
    expect([...versions, ...packs].every(({ isSample }) => isSample)).toBe(true);
    expect(versions.map(({ planId, creditsAMonth }) => [planId, creditsAMonth])).toEqual([
      ["FREE", 30],
      ["PRO", 200],
      ["TEAM", 600],
    ]);
    const pending = { planId: "PRO", version: 2, creditsAMonth: 1, projectLimit: 1, isSample: false };
    await db.insert(planVersions).values(pending);
    await db.update(planVersions).set({ creditsAMonth: 2 }).where(eq(planVersions.version, 2));
    await db.delete(planVersions).where(eq(planVersions.version, 2));
  });
});
