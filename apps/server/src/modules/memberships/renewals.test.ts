import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "../../platform/database/open-database.ts";
import { payments, planVersions, refunds, users } from "../../platform/database/tables.ts";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { anchorDayOf, endOfPeriod } from "../credits/calendar-months.ts";
import { checkLedger } from "../credits/check-ledger.ts";
import { expireCredits } from "../credits/expire-credits.ts";
import { holdCredits } from "../credits/hold-credits.ts";
import { beginPaidPeriod } from "../credits/paid-periods.ts";
import { readBalance } from "../credits/read-balance.ts";
import { lookUpPayments } from "../purchases/look-up-payments.ts";
import { cancelPurchase } from "../purchases/start-payment.ts";
import { acceptPlanPrice, endPlan, resumePlan } from "./end-plan.ts";
import { returnReplacedMonths } from "./return-replaced.ts";
import { tellLowCredits } from "./tell-low-credits.ts";
import { Subscriber } from "./testing/subscriber.ts";

const DAY = 86_400_000;
const START = "2026-01-31T05:00:00Z";

const planIdOf = async (db: Database, id: string): Promise<string> =>
  (await db.select().from(planVersions).where(eq(planVersions.id, id)))[0]?.planId ?? "";

describeOnEachDatabase((database) => {
  test.each([
    ["2026-01-31T05:00:00Z", "KRW"],
    ["2028-02-29T01:00:00Z", "USD"],
    ["2026-11-30T20:00:00Z", "KRW"],
  ] as const)(
    "36 months from %s in %s are 36 periods and 36 charges, however often the scheduler runs",
    async (at, currency) => {
      const one = await Subscriber.begin(database().db, { at, currency });
      const anchor = anchorDayOf(one.at, currency);
      let period = await one.membership();
      for (let month = 0; month < 36; month++) {
        const end = period.periodEnd;
        // On the day: two workers at once, five runs, one run, or none, and the next day instead.
        one.moveTo(new Date(end.getTime() + (month % 4 === 3 ? DAY : 0)));
        const runs = [[2], [1, 1, 1, 1, 1], [1], [2]][month % 4] ?? [];
        for (const workers of runs) await one.advance(workers);
        period = await one.membership();
        expect(period).toMatchObject({
          state: "ACTIVE",
          periodStart: end,
          periodEnd: endOfPeriod(end, anchor, currency),
        });
      }
      expect(one.desk.charged.size).toBe(36);
      expect(one.desk.calls).toHaveLength(36);
      const owed = await one.purchases();
      expect(owed.map(({ state }) => state)).toEqual(Array(36).fill("PAID"));
      expect(new Set(owed.flatMap(({ lines }) => lines.map((line) => line.kind === "PLAN" && line.from))).size).toBe(
        36,
      );
    },
  );

  test.each([0, 1, 2, 3, 4])("a card that is refused %i times", async (times) => {
    const one = await Subscriber.begin(database().db, { at: START });
    const end = (await one.membership()).periodEnd;
    one.desk.answers.push(...Array(times).fill("REFUSED"));
    const states: string[] = [];
    for (const day of [-8, -7, -1, 0, 0.5, 1, 2, 3, 4, 5, 6, 6.99, 7, 8]) {
      one.moveTo(new Date(end.getTime() + day * DAY));
      const { state } = await one.advance(2);
      if (states.at(-1) !== `${state}`) states.push(state);
      if (day < 7 && state === "PAST_DUE") expect((await one.membership()).periodEnd).toEqual(end);
    }
    const failed = Array(times).fill("PAYMENT_FAILED");
    const [ends, mails] =
      times === 4
        ? [
            ["ACTIVE", "PAST_DUE", "FREE"],
            ["PLAN_RENEWS_SOON", ...failed, "PLAN_ENDED"],
          ]
        : [times === 0 ? ["ACTIVE"] : ["ACTIVE", "PAST_DUE", "ACTIVE"], ["PLAN_RENEWS_SOON", ...failed]];
    expect(states).toEqual(ends);
    expect(await one.mails()).toEqual(mails);
    expect([...one.desk.charged.values()]).toEqual(times === 4 ? [] : [19_000n]);
    expect((await one.purchases()).map(({ state }) => state)).toEqual([times === 4 ? "VOID" : "PAID"]);
    // The month that was paid late began at the end of the one before.
    if (times < 4) expect((await one.membership()).periodStart).toEqual(end);
    else expect((await readBalance(one.application.db, one.holder, one.at)).available).toBe(30);
  });

  test("a dearer version without an answer ends the plan, and nothing above the agreed price is charged", async () => {
    const one = await Subscriber.begin(database().db, { at: START });
    const { planVersionId, periodEnd } = await one.membership();
    const planId = await planIdOf(one.application.db, planVersionId);
    one.wait(20);
    const dearer = await one.publish(planId, { priceKrw: 25_000n, priceUsd: 2000n });
    // It was published too late for the next period, which costs what it cost.
    one.moveTo(periodEnd);
    const next = await one.advance();
    expect(next.state).toBe("ACTIVE");
    for (const days of [31, 30, 20, 14, 13, 3, 1, 0.5]) {
      one.moveTo(new Date(next.periodEnd.getTime() - days * DAY));
      await one.advance();
    }
    one.moveTo(next.periodEnd);
    expect((await one.advance(2)).state).toBe("FREE");
    expect([...one.desk.charged.values()]).toEqual([19_000n]);
    const mails = await one.mails();
    expect(mails.filter((kind) => kind === "PLAN_PRICE_CONSENT")).toHaveLength(3);
    expect(mails.at(-1)).toBe("PLAN_ENDED");
    expect(dearer).not.toBe("");
  });

  test("a dearer version is charged after consent to exactly its price", async () => {
    const one = await Subscriber.begin(database().db, { at: START });
    const { planVersionId, periodEnd } = await one.membership();
    const planId = await planIdOf(one.application.db, planVersionId);
    const dearer = await one.publish(planId, { priceKrw: 25_000n, priceUsd: 2000n });
    one.moveTo(periodEnd);
    const { periodEnd: end } = await one.advance();
    one.moveTo(new Date(end.getTime() - 5 * DAY));
    const price = (minor: bigint) => ({ planVersionId: dearer, price: { minor, currency: "KRW" } as const });
    await expect(acceptPlanPrice(one.application, one.holder, price(24_999n))).rejects.toThrow("terms");
    await acceptPlanPrice(one.application, one.holder, price(25_000n));
    await expect(acceptPlanPrice(one.application, one.holder, price(25_000n))).rejects.toThrow("terms");
    one.moveTo(end);
    expect(await one.advance()).toMatchObject({ state: "ACTIVE", planVersionId: dearer });
    expect([...one.desk.charged.values()]).toEqual([19_000n, 25_000n]);
  });

  test("an answer that is lost charges once: no other try is made until the provider has said what became of it", async () => {
    const one = await Subscriber.begin(database().db, { at: START });
    one.desk.answers.push("LOST");
    one.moveTo((await one.membership()).periodEnd);
    expect((await one.advance()).state).toBe("ACTIVE");
    const [unknown] = await one.application.db
      .select()
      .from(payments)
      .where(and(eq(payments.purchaseId, (await one.purchases())[0]?.id ?? "")));
    expect(unknown).toMatchObject({ state: "UNKNOWN", attempt: 0, lookUps: 1 });
    one.wait(3);
    await one.advance(2);
    expect(one.desk.calls).toHaveLength(1);
    await lookUpPayments(one.application);
    expect((await one.advance()).state).toBe("ACTIVE");
    expect((await one.purchases()).map(({ state }) => state)).toEqual(["PAID"]);
    expect(one.desk.charged.size).toBe(1);
  });

  test("a process that dies before it calls the provider charges nothing, and the next try is made", async () => {
    const one = await Subscriber.begin(database().db, { at: START });
    const { chargeSaved } = one.desk;
    one.desk.chargeSaved = () => Promise.reject(new Error("killed"));
    one.moveTo((await one.membership()).periodEnd);
    await expect(one.advance()).rejects.toThrow("killed");
    one.desk.chargeSaved = chargeSaved;
    await one.advance();
    expect(one.desk.charged.size).toBe(0);
    one.wait(1);
    await lookUpPayments(one.application);
    expect((await one.advance()).state).toBe("ACTIVE");
    expect(one.desk.charged.size).toBe(1);
  });

  test("without a card the next month is asked for 14 days ahead, begins at the end of this one, and is not charged", async () => {
    const one = await Subscriber.begin(database().db, { at: START, card: false });
    const { periodEnd: end } = await one.membership();
    one.moveTo(new Date(end.getTime() - 14 * DAY - 1));
    await one.advance();
    expect(await one.purchases()).toEqual([]);
    one.moveTo(new Date(end.getTime() - 14 * DAY));
    for (let time = 0; time < 3; time++) await one.advance(2);
    expect(await one.purchases()).toMatchObject([{ state: "OPEN", total: 19_000n, dueAt: end }]);
    await one.payOpen();
    const paid = await one.membership();
    expect(paid.periodEnd).toEqual(end);
    expect((await readBalance(one.application.db, one.holder, one.at)).available).toBe(200);
    one.moveTo(end);
    expect(await one.advance(2)).toMatchObject({ state: "ACTIVE", periodStart: end });
    expect((await readBalance(one.application.db, one.holder, one.at)).available).toBe(200);
    // The month after that is not paid.
    const { periodEnd: next } = await one.membership();
    one.moveTo(new Date(next.getTime() - DAY));
    await one.advance();
    one.moveTo(next);
    expect((await one.advance()).state).toBe("FREE");
    expect(await one.mails()).toEqual(["PLAN_TO_PAY", "PLAN_TO_PAY", "PLAN_ENDED"]);
    expect(one.desk.calls).toEqual([]);
    expect(await checkLedger(one.application.db)).toEqual([]);
  });

  test("a plan that is ended and resumed renews once, and one that stays ended is not charged", async () => {
    const one = await Subscriber.begin(database().db, { at: START, card: false });
    const { periodEnd: end } = await one.membership();
    one.moveTo(new Date(end.getTime() - 10 * DAY));
    await one.advance();
    await endPlan(one.application, one.holder);
    await one.advance();
    expect((await one.purchases()).map(({ state }) => state)).toEqual(["VOID"]);
    await resumePlan(one.application, one.holder);
    await one.advance();
    expect((await one.purchases()).map(({ state }) => state)).toEqual(["VOID", "OPEN"]);
    // Who cancels the purchase of the next month ends the plan.
    await cancelPurchase(one.application, (await one.purchases())[1]?.id ?? "");
    expect((await one.advance()).renewal).toBe("NONE");
    one.moveTo(end);
    expect((await one.advance()).state).toBe("FREE");
    expect((await one.purchases()).map(({ state }) => state)).toEqual(["VOID", "VOID"]);
  });

  test("a refused plan that is ended is over at once, and nothing is owed", async () => {
    const one = await Subscriber.begin(database().db, { at: START });
    one.desk.answers.push("REFUSED");
    one.moveTo((await one.membership()).periodEnd);
    expect((await one.advance()).state).toBe("PAST_DUE");
    await endPlan(one.application, one.holder);
    expect((await one.membership()).state).toBe("FREE");
    expect((await one.purchases()).map(({ state }) => state)).toEqual(["VOID"]);
  });

  test("a refused plan that is paid on its page goes on without a gap", async () => {
    const one = await Subscriber.begin(database().db, { at: START });
    one.desk.answers.push("REFUSED");
    const end = (await one.membership()).periodEnd;
    one.moveTo(end);
    await one.advance();
    one.wait(2);
    await one.payOpen();
    expect(await one.advance()).toMatchObject({ state: "ACTIVE", periodStart: end });
    expect(one.desk.charged.size).toBe(0);
  });

  test("a month that was paid ahead is returned when another plan is bought before it begins", async () => {
    const { db } = database();
    const one = await Subscriber.begin(db, { at: START, card: false });
    one.moveTo(new Date((await one.membership()).periodEnd.getTime() - 10 * DAY));
    await one.advance();
    await one.payOpen();
    await returnReplacedMonths(one.application);
    expect(await db.$count(refunds, eq(refunds.reason, "REPLACED"))).toBe(0);
    const planVersionId = await one.publish("PRO", { priceKrw: 40_000n, priceUsd: null });
    await db.transaction((transaction) =>
      beginPaidPeriod(transaction, one.holder, {
        planVersionId,
        purchaseId: crypto.randomUUID(),
        price: { minor: 40_000n, currency: "KRW" },
        from: null,
        at: one.at,
      }),
    );
    for (let time = 0; time < 2; time++) await returnReplacedMonths(one.application);
    const returned = await db.select().from(refunds).where(eq(refunds.reason, "REPLACED"));
    expect(returned).toMatchObject([{ amount: 19_000n, state: "MANUAL" }]);
    expect(await one.membership()).toMatchObject({ state: "ACTIVE", planVersionId });
  });

  test("a month after a week without a server is neither charged nor owed", async () => {
    const one = await Subscriber.begin(database().db, { at: START });
    one.moveTo((await one.membership()).periodEnd);
    one.wait(8);
    expect((await one.advance(2)).state).toBe("FREE");
    expect(one.desk.calls).toEqual([]);
    expect(await one.mails()).toEqual(["PLAN_ENDED"]);
  });

  test("few credits are one mail a month, and none while there are enough or the server refuses nothing", async () => {
    const one = await Subscriber.begin(database().db, { at: START });
    const lows = async () => (await one.mails()).filter((kind) => kind === "CREDITS_LOW").length;
    const use = (amount: number) =>
      database().db.transaction((transaction) =>
        holdCredits(transaction, one.holder, {
          key: randomUUID(),
          amount,
          reason: "ROUTING",
          runId: randomUUID(),
          at: one.at,
        }),
      );
    await use(160);
    await tellLowCredits(one.application);
    expect(await lows()).toBe(0);
    await use(1);
    const lenient = {
      ...one.application,
      configuration: { ...one.application.configuration, credits: "record" as const },
    };
    await tellLowCredits(lenient);
    expect(await lows()).toBe(0);
    const { ownerId } = await one.membership();
    const want = (lowCreditMail: boolean) =>
      database()
        .db.update(users)
        .set({ lowCreditMail })
        .where(eq(users.id, ownerId ?? ""));
    await want(false);
    await tellLowCredits(one.application);
    expect(await lows()).toBe(0);
    await want(true);
    for (let run = 0; run < 3; run++) await tellLowCredits(one.application);
    expect(await lows()).toBe(1);
    one.moveTo((await one.membership()).periodEnd);
    await one.advance();
    await expireCredits(database().db, one.at);
    await tellLowCredits(one.application);
    expect(await lows()).toBe(1);
    await use(190);
    await tellLowCredits(one.application);
    expect(await lows()).toBe(2);
  });
});
