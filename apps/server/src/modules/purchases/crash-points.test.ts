import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Application } from "../../platform/application.ts";
import { auditLog, payments, purchases, refunds, users } from "../../platform/database/tables.ts";
import type { RequestContext } from "../../wire/request-context.ts";
import { type Holder, heldByUser } from "../access/holder.ts";
import { confirmSeenTransfer } from "../administration/staff-purchases.ts";
import { act } from "../audit/act.ts";
import { checkLedger } from "../credits/check-ledger.ts";
import { readBalance } from "../credits/read-balance.ts";
import { lockWallet } from "../credits/wallet.ts";
import { handleHook } from "./handle-hook.ts";
import { lookUpPayments } from "./look-up-payments.ts";
import { openPurchase } from "./open-purchase.ts";
import { orderRefund } from "./refund-purchase.ts";
import { returnFromProvider } from "./return-from-provider.ts";
import { sendRefunds } from "./send-refunds.ts";
import { newPaymentId, startPayment } from "./start-payment.ts";
import { type CardServer, DATABASES, startCardServer } from "./testing/card-server.ts";
import { dieAt } from "./testing/dying-application.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const MOST_STEPS = 200;
const PAID = { credits: 50, isPaid: true };
const UNPAID = { credits: 0, isPaid: false };

describe.each(DATABASES)("killed at every step, on the %s database", (kind) => {
  let cards: CardServer;
  beforeAll(async () => {
    cards = await startCardServer(kind);
  });
  afterAll(() => cards.stop());

  interface Buyer {
    readonly holder: Holder;
    readonly purchaseId: string;
  }
  /** A new account that wants 50 credits. */
  const buy = async (currency: "KRW" | "USD"): Promise<Buyer> => {
    const { db, now } = cards.server.application;
    const at = now();
    const email = `${randomUUID()}@example.com`;
    const [user] = await db.insert(users).values({ email, name: "Somebody", consentedAt: at }).returning();
    const holder = heldByUser(user?.id ?? "");
    const amount = currency === "KRW" ? "6000" : "500";
    const { id } = await db.transaction(async (transaction) => {
      await lockWallet(transaction, holder);
      return openPurchase(transaction, {
        holder,
        buyerId: holder.ownerId,
        kind: "CREDITS",
        lines: [{ kind: "CREDITS", packId: cards.packId, credits: 50, amount }],
        currency,
        key: randomUUID(),
        dueAt: new Date(at.getTime() + 7 * DAY),
        at,
      });
    });
    return { holder, purchaseId: id };
  };
  const found = async ({ holder, purchaseId }: Buyer) => {
    const { db, now } = cards.server.application;
    const [purchase] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
    const { available } = await readBalance(db, holder, now());
    return { credits: available, isPaid: purchase?.state === "PAID" };
  };
  /** A new process asks for what the one before left, for ten minutes. */
  const restart = async () => {
    const { application, advance } = cards.server;
    for (let minute = 0; minute < 10; minute++) {
      await lookUpPayments(application);
      await sendRefunds(application);
      advance(MINUTE);
      cards.toss.advance(MINUTE);
    }
    await lookUpPayments(application);
  };
  /** Kills the work at its first step, its second, and so on, until it ends; answers how many steps it has. */
  const atEveryStep = async (
    live: (step: number) => Promise<{ work: (dying: Application) => Promise<unknown>; after: () => Promise<void> }>,
  ) => {
    for (let step = 1; step <= MOST_STEPS; step++) {
      const { work, after } = await live(step);
      const dying = dieAt(cards.server.application, step);
      await work(dying.application).catch((error: Error) => {
        if (!dying.isDead()) throw error;
      });
      await after();
      if (!dying.isDead()) return step - 1;
    }
    throw new Error(`not done after ${MOST_STEPS} steps`);
  };

  test("while a payer comes back from Toss: one charge and what was bought, or neither", async () => {
    const outcomes = new Set<string>();
    const steps = await atEveryStep(async () => {
      const buyer = await buy("KRW");
      const { id } = await startPayment(cards.server.application, buyer.purchaseId, "toss");
      const returned = cards.toss.authenticate(id, 6000);
      return {
        work: (dying) => returnFromProvider(dying, "toss", returned),
        after: async () => {
          await restart();
          const isCharged = cards.toss.payments.get(id)?.status === "DONE";
          expect(await found(buyer)).toEqual(isCharged ? PAID : UNPAID);
          outcomes.add(String(isCharged));
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(12);
    expect(outcomes).toEqual(new Set(["false", "true"]));
  }, 600_000);

  test("while a message of Stripe is handled: the charge counts once the message comes again", async () => {
    const { server, stripe } = cards;
    const steps = await atEveryStep(async () => {
      const buyer = await buy("USD");
      const { pageUrl, id } = await startPayment(server.application, buyer.purchaseId, "stripe");
      const session = pageUrl?.split("/").at(-1) ?? "";
      stripe.payOn(session);
      const send = (application: Application) => {
        const at = server.application.now();
        const { body, signature } = stripe.messageOf(
          "checkout.session.completed",
          stripe.sessions.get(session) ?? {},
          at,
        );
        const headers = new Headers({ "stripe-signature": signature });
        return handleHook(application, {
          providerId: "stripe",
          headers,
          body: new TextEncoder().encode(body),
          clientAddress: id,
        });
      };
      return {
        work: send,
        after: async () => {
          server.advance(2 * MINUTE);
          await send(server.application);
          expect(await found(buyer)).toEqual(PAID);
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(12);
  }, 600_000);

  test("while a payment is started: it can be started again, and is charged once", async () => {
    await atEveryStep(async () => {
      const buyer = await buy("KRW");
      return {
        work: (dying) => startPayment(dying, buyer.purchaseId, "toss"),
        after: async () => {
          const { application } = cards.server;
          const { id } = await startPayment(application, buyer.purchaseId, "toss");
          await returnFromProvider(application, "toss", cards.toss.authenticate(id, 6000));
          expect(await found(buyer)).toEqual(PAID);
          const { db } = application;
          const tried = await db.select().from(payments).where(eq(payments.purchaseId, buyer.purchaseId));
          expect(tried.filter(({ state }) => state === "SUCCEEDED")).toHaveLength(1);
        },
      };
    });
  }, 600_000);

  test("while a refund is ordered and sent: the money and the credits both stay, or both go once", async () => {
    const { server, toss } = cards;
    const steps = await atEveryStep(async () => {
      const buyer = await buy("KRW");
      const { id } = await startPayment(server.application, buyer.purchaseId, "toss");
      await returnFromProvider(server.application, "toss", toss.authenticate(id, 6000));
      const order = { purchaseId: buyer.purchaseId, key: randomUUID(), reason: "asked", byId: null };
      return {
        work: async (dying) => {
          await dying.db.transaction((transaction) => orderRefund(transaction, { ...order, at: dying.now() }));
          await sendRefunds(dying);
          if (toss.payments.get(id)?.status !== "CANCELED") throw new Error("the process died while it sent");
        },
        after: async () => {
          await restart();
          const { credits } = await found(buyer);
          const ordered = await server.application.db.select().from(refunds).where(eq(refunds.paymentId, id));
          const { status, cancels } = toss.payments.get(id) ?? {};
          if (ordered.length === 0) expect([credits, status, cancels]).toEqual([50, "DONE", null]);
          else {
            expect(ordered).toMatchObject([{ state: "DONE", amount: 6000n }]);
            expect([credits, status, cancels?.length]).toEqual([0, "CANCELED", 1]);
          }
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(12);
  }, 600_000);

  test("while a second payment of a purchase comes: one counts, and the other is returned once", async () => {
    const { server, toss } = cards;
    await atEveryStep(async () => {
      const buyer = await buy("KRW");
      const [first, second] = [
        await startPayment(server.application, buyer.purchaseId, "toss"),
        await startPayment(server.application, buyer.purchaseId, "toss"),
      ];
      const [one, two] = [toss.authenticate(first.id, 6000), toss.authenticate(second.id, 6000)];
      await returnFromProvider(server.application, "toss", one);
      return {
        work: (dying) => returnFromProvider(dying, "toss", two),
        after: async () => {
          await restart();
          expect(await found(buyer)).toEqual(PAID);
          const { db } = server.application;
          const both = await db
            .select()
            .from(payments)
            .where(inArray(payments.id, [first.id, second.id]));
          const taken = both.filter(({ id }) => toss.payments.get(id)?.status === "DONE");
          expect(taken.map(({ id }) => id)).toEqual([first.id]);
        },
      };
    });
  }, 600_000);

  test("while a person confirms a transfer: paid with its credits and an entry of the audit log, or none of them", async () => {
    const { application } = cards.server;
    const { db } = application;
    const outcomes = new Set<string>();
    const [boss] = await db.select().from(users).where(eq(users.email, "boss@example.com"));
    const session = { userId: boss?.id ?? "" };
    const asked = (on: Application) =>
      ({ application: on, requestId: "of a test", sessionLookup: { status: "valid", session } }) as RequestContext;
    const steps = await atEveryStep(async () => {
      const buyer = await buy("USD");
      const paymentId = newPaymentId();
      await db.insert(payments).values({
        id: paymentId,
        purchaseId: buyer.purchaseId,
        provider: "transfer",
        amount: 500n,
        currency: "USD",
        state: "AWAITING_DEPOSIT",
        isTest: false,
        startedAt: application.now(),
      });
      const seen = { paymentId, amount: "5.00", receivedAt: application.now(), depositor: "Kim Mina" };
      const confirm = (on: Application) =>
        act(asked(on), "confirmTransfer", (inside) => confirmSeenTransfer(inside, seen));
      const acts = () => db.$count(auditLog, eq(auditLog.subjectId, buyer.purchaseId));
      return {
        work: confirm,
        after: async () => {
          const { isPaid, credits } = await found(buyer);
          expect([credits, await acts()]).toEqual(isPaid ? [50, 1] : [0, 0]);
          outcomes.add(String(isPaid));
          // The person who saw no answer presses the button again.
          if (isPaid) await expect(confirm(application)).rejects.toThrow();
          else await confirm(application);
          expect(await found(buyer)).toEqual(PAID);
          expect(await acts()).toBe(1);
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(8);
    expect(outcomes).toEqual(new Set(["false", "true"]));
  }, 600_000);

  test("after all this the ledger agrees", async () => {
    expect(await checkLedger(cards.server.application.db)).toEqual([]);
  });
});
