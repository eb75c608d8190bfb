import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments } from "../../platform/database/tables.ts";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { checkLedger } from "../credits/check-ledger.ts";
import { readBalance } from "../credits/read-balance.ts";
import { lookUpPayments } from "../purchases/look-up-payments.ts";
import { dieAt } from "../purchases/testing/dying-application.ts";
import { advancePlan } from "./advance-plans.ts";
import { Subscriber } from "./testing/subscriber.ts";

const START = "2026-03-15T05:00:00Z";
const DAY = 86_400_000;
const MINUTE = 60_000;
const MOST_STEPS = 200;

describeOnEachDatabase((database) => {
  const subscribe = (card: boolean) => Subscriber.begin(database().db, { at: START, card });
  /** A new process does what is due, for ten minutes. */
  const restart = async (one: Subscriber) => {
    const start = one.at.getTime();
    for (const minute of [0, 1, 4, 10]) {
      one.moveTo(new Date(start + minute * MINUTE));
      await lookUpPayments(one.application);
      await one.advance();
    }
  };
  /** Kills the scheduler at its first step, its second, and so on, until it ends; answers how many steps it has. */
  const atEveryStep = async (live: () => Promise<{ one: Subscriber; after: () => Promise<void> }>) => {
    for (let step = 1; step <= MOST_STEPS; step++) {
      const { one, after } = await live();
      const dying = dieAt(one.application, step);
      await advancePlan(dying.application, (await one.membership()).id).catch((error: Error) => {
        if (!dying.isDead()) throw error;
      });
      await after();
      if (!dying.isDead()) return step - 1;
    }
    throw new Error(`not done after ${MOST_STEPS} steps`);
  };
  const triesOf = async (one: Subscriber) => {
    const [purchase] = await one.purchases();
    const { db } = one.application;
    return db
      .select()
      .from(payments)
      .where(eq(payments.purchaseId, purchase?.id ?? randomUUID()));
  };

  test("killed at every step while a card is charged for the next month: one charge and that month, or neither", async () => {
    const outcomes = new Set<string>();
    const steps = await atEveryStep(async () => {
      const one = await subscribe(true);
      const end = (await one.membership()).periodEnd;
      one.moveTo(end);
      return {
        one,
        after: async () => {
          await restart(one);
          const isCharged = one.desk.charged.size === 1;
          const { state, periodStart } = await one.membership();
          expect([state, periodStart.getTime() === end.getTime()]).toEqual(
            isCharged ? ["ACTIVE", true] : ["PAST_DUE", false],
          );
          expect((await one.purchases()).map((purchase) => purchase.state)).toEqual([isCharged ? "PAID" : "OPEN"]);
          outcomes.add(String(isCharged));
          // What was never asked of the bank is asked for on the next day.
          one.moveTo(new Date(end.getTime() + DAY));
          await restart(one);
          expect(await one.membership()).toMatchObject({ state: "ACTIVE", periodStart: end });
          expect([...one.desk.charged.values()]).toEqual([19_000n]);
          expect((await triesOf(one)).filter((payment) => payment.state === "SUCCEEDED")).toHaveLength(1);
          expect((await readBalance(one.application.db, one.holder, one.at)).available).toBe(200);
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(12);
    expect(outcomes).toEqual(new Set(["true", "false"]));
  }, 600_000);

  test("killed at every step while a card is refused and on day 7: each mail comes once, and the plan ends", async () => {
    const refused = await atEveryStep(async () => {
      const one = await subscribe(true);
      const end = (await one.membership()).periodEnd;
      one.desk.answers.push("REFUSED", "REFUSED", "REFUSED", "REFUSED", "REFUSED");
      one.moveTo(end);
      return {
        one,
        after: async () => {
          await restart(one);
          expect(await one.membership()).toMatchObject({ state: "PAST_DUE", periodEnd: end });
          expect((await one.mails()).filter((kind) => kind === "PAYMENT_FAILED")).toHaveLength(1);
          expect(await triesOf(one)).toHaveLength(1);
          expect(one.desk.charged.size).toBe(0);
        },
      };
    });
    const ended = await atEveryStep(async () => {
      const one = await subscribe(true);
      const end = (await one.membership()).periodEnd;
      one.desk.answers.push("REFUSED", "REFUSED", "REFUSED", "REFUSED", "REFUSED");
      for (const day of [0, 1, 3, 5]) {
        one.moveTo(new Date(end.getTime() + day * DAY));
        await one.advance();
      }
      one.moveTo(new Date(end.getTime() + 7 * DAY));
      return {
        one,
        after: async () => {
          await restart(one);
          expect((await one.membership()).state).toBe("FREE");
          const mails = await one.mails();
          expect(mails.filter((kind) => kind === "PLAN_ENDED")).toHaveLength(1);
          expect(mails.filter((kind) => kind === "PAYMENT_FAILED")).toHaveLength(4);
          expect((await one.purchases()).map((purchase) => purchase.state)).toEqual(["VOID"]);
          expect((await readBalance(one.application.db, one.holder, one.at)).available).toBe(30);
        },
      };
    });
    expect(refused).toBeGreaterThanOrEqual(12);
    expect(ended).toBeGreaterThanOrEqual(8);
  }, 600_000);

  test("killed at every step while a month that is paid by transfer opens and begins: one purchase and one mail", async () => {
    const opened = await atEveryStep(async () => {
      const one = await subscribe(false);
      one.moveTo(new Date((await one.membership()).periodEnd.getTime() - 14 * DAY));
      return {
        one,
        after: async () => {
          await restart(one);
          expect((await one.purchases()).map((purchase) => purchase.state)).toEqual(["OPEN"]);
          expect((await one.mails()).filter((kind) => kind === "PLAN_TO_PAY")).toHaveLength(1);
        },
      };
    });
    const begun = await atEveryStep(async () => {
      const one = await subscribe(false);
      const end = (await one.membership()).periodEnd;
      one.moveTo(new Date(end.getTime() - 14 * DAY));
      await one.advance();
      await one.payOpen();
      one.moveTo(end);
      return {
        one,
        after: async () => {
          await restart(one);
          expect(await one.membership()).toMatchObject({ state: "ACTIVE", periodStart: end });
          expect((await readBalance(one.application.db, one.holder, one.at)).available).toBe(200);
        },
      };
    });
    expect(opened).toBeGreaterThanOrEqual(8);
    expect(begun).toBeGreaterThanOrEqual(8);
  }, 600_000);

  test("after all this the ledger agrees", async () => {
    expect(await checkLedger(database().db)).toEqual([]);
  });
});
