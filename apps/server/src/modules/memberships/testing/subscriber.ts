import { randomUUID } from "node:crypto";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import {
  memberships,
  outbox,
  paymentMethods,
  payments,
  planVersions,
  purchases,
  users,
} from "../../../platform/database/tables.ts";
import { createLog } from "../../../platform/log.ts";
import { createMailer } from "../../../platform/mail/mailer.ts";
import { createMetrics } from "../../../platform/metrics.ts";
import { createSealer } from "../../../platform/sealer.ts";
import { Services } from "../../../platform/services.ts";
import { type Holder, heldByUser } from "../../access/holder.ts";
import type { MembershipRow } from "../../credits/monthly-credits.ts";
import { beginPaidPeriod } from "../../credits/paid-periods.ts";
import { PAYMENT_PROVIDERS, type PurchaseRow } from "../../purchases/payment-provider.ts";
import { CARD_PURPOSE } from "../../purchases/saved-cards.ts";
import { applyPaymentEvent } from "../../purchases/settle-payment.ts";
import { newPaymentId } from "../../purchases/start-payment.ts";
import { advancePlan } from "../advance-plans.ts";
import { CardDesk } from "./card-desk.ts";

/** One account with a paid plan, a clock of its own, and a card company. */
export class Subscriber {
  readonly desk = new CardDesk();
  readonly application: Application;
  readonly holder: Holder;
  readonly email: string;
  #at: Date;

  private constructor(db: Database, { at, userId, email }: { at: Date; userId: string; email: string }) {
    this.#at = at;
    this.holder = heldByUser(userId);
    this.email = email;
    const now = () => this.#at;
    const log = createLog({ format: "silent" });
    const services = new Services();
    services.provide(PAYMENT_PROVIDERS, [this.desk]);
    const mail = { smtpUrl: undefined, from: "Tracewright <no-reply@localhost>", printUnsent: false };
    this.application = {
      db,
      now,
      log,
      services,
      mailer: createMailer({ db, log, metrics: createMetrics(), now, ...mail }),
      sealer: createSealer("of a test: 32 characters or more than that"),
      configuration: { publicUrl: new URL("https://pcb.example.com"), credits: "on" },
    } as unknown as Application;
  }

  /** Subscribes to a new version of PRO that is the account's own, so that no other test changes its price. */
  static async begin(
    db: Database,
    { at, currency = "KRW", card = true }: { at: string; currency?: "KRW" | "USD"; card?: boolean },
  ): Promise<Subscriber> {
    const email = `${randomUUID()}@example.com`;
    const start = new Date(at);
    const [user] = await db
      .insert(users)
      .values({ email, name: "Somebody", consentedAt: start, language: "en" })
      .returning();
    const subscriber = new Subscriber(db, { at: start, userId: user?.id ?? "", email });
    if (card)
      await db.insert(paymentMethods).values({
        ...subscriber.holder,
        provider: "stripe",
        sealedToken: subscriber.application.sealer.seal(CARD_PURPOSE, "card"),
        customerKey: "customer",
        label: "Visa •• 4242",
        isTest: true,
      });
    const planId = `PLAN-${email.slice(0, 8)}`;
    await db.execute(`insert into plans (id, holder_kind, rank, is_archived) values ('${planId}', 'USER', 1, true)`);
    const version = await subscriber.publish(planId, { priceKrw: 19_000n, priceUsd: 1500n, at: start });
    const price = { minor: currency === "KRW" ? 19_000n : 1500n, currency };
    await db.transaction((transaction) =>
      beginPaidPeriod(transaction, subscriber.holder, {
        planVersionId: version,
        purchaseId: randomUUID(),
        price,
        from: null,
        at: start,
      }),
    );
    return subscriber;
  }

  /** A new version of a plan; answers its id. */
  async publish(
    planId: string,
    { priceKrw, priceUsd, at = this.#at }: { priceKrw: bigint; priceUsd: bigint | null; at?: Date },
  ): Promise<string> {
    const { db } = this.application;
    const version = 1 + (await db.$count(planVersions, eq(planVersions.planId, planId)));
    const [row] = await db
      .insert(planVersions)
      .values({
        planId,
        version,
        priceKrw,
        priceUsd,
        creditsAMonth: 200,
        projectLimit: 500,
        isSample: false,
        publishedAt: at,
      })
      .returning();
    return row?.id ?? "";
  }

  get at(): Date {
    return this.#at;
  }

  /** Sets the clock. */
  moveTo(at: Date): void {
    this.#at = at;
  }

  /** Days from the present time. */
  wait(days: number): void {
    this.moveTo(new Date(this.#at.getTime() + days * 86_400_000));
  }

  async membership(): Promise<MembershipRow> {
    const [row] = await this.application.db
      .select()
      .from(memberships)
      .where(and(eq(memberships.ownerId, this.holder.ownerId ?? ""), ne(memberships.state, "ENDED")));
    if (row === undefined) throw new Error("no membership");
    return row;
  }

  /** Several workers at once. */
  async advance(workers = 1): Promise<MembershipRow> {
    const { id } = await this.membership();
    await Promise.all(Array.from({ length: workers }, () => advancePlan(this.application, id)));
    return this.membership();
  }

  async purchases(): Promise<PurchaseRow[]> {
    const own = eq(purchases.ownerId, this.holder.ownerId ?? "");
    return this.application.db.select().from(purchases).where(own).orderBy(asc(purchases.createdAt));
  }

  /** Pays the open purchase by transfer. */
  async payOpen(): Promise<void> {
    const { db } = this.application;
    const purchase = (await this.purchases()).find(({ state }) => state === "OPEN");
    if (purchase === undefined) throw new Error("nothing is owed");
    const id = newPaymentId();
    await db.insert(payments).values({
      id,
      purchaseId: purchase.id,
      provider: "transfer",
      amount: purchase.total,
      currency: purchase.currency,
      state: "AWAITING_DEPOSIT",
      isTest: false,
      startedAt: this.#at,
    });
    await applyPaymentEvent(db, id, "succeed", { at: this.#at });
  }

  /** The kinds of the mails that were sent, in their order. */
  async mails(): Promise<string[]> {
    const rows = await this.application.db
      .select({ kind: outbox.kind })
      .from(outbox)
      .where(eq(outbox.recipient, this.email))
      .orderBy(asc(outbox.createdAt));
    return rows.map(({ kind }) => kind);
  }
}
