import { moneyToDecimal } from "@tracewright/assembly";
import { and, eq, gte, inArray, lt } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type FindingKind, findings, payments } from "../../platform/database/tables.ts";
import { lookUpPayment } from "./look-up-payments.ts";
import {
  PAYMENT_PROVIDERS,
  type PaymentProvider,
  type PaymentRow,
  type ProviderTransaction,
} from "./payment-provider.ts";
import { SETTLED } from "./payment-state.ts";

const DAY = 86_400_000;
/** The clocks of a provider and of this server differ by less. */
const MARGIN_MS = 3_600_000;

/**
 * Compares the day before with what each provider says it took: money of which nothing is known here, other amounts, and
 * payments of which the provider knows nothing are findings for a person. Nothing is corrected but by asking the provider.
 */
export async function reconcilePayments(application: Application): Promise<void> {
  const today = Math.floor(application.now().getTime() / DAY) * DAY;
  const [from, to] = [new Date(today - DAY), new Date(today)];
  for (const provider of application.services.get(PAYMENT_PROVIDERS))
    if (provider.transactions !== undefined) await reconcile(application, provider, { from, to });
}

async function reconcile(
  application: Application,
  provider: PaymentProvider,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<void> {
  const { db, now } = application;
  const theirs = new Map<string, ProviderTransaction>();
  const [first, last] = [new Date(from.getTime() - MARGIN_MS), new Date(to.getTime() + MARGIN_MS)];
  for await (const one of provider.transactions?.(first, last) ?? []) theirs.set(one.ref, one);
  const record = (kind: FindingKind, facts: Partial<typeof findings.$inferInsert>) =>
    recordFinding(db, { kind, provider: provider.id, foundAt: now(), ...facts });
  for (const { paymentId, ref, amount, isDisputed } of theirs.values()) {
    const found = await findPayment(db, paymentId);
    const shown = moneyToDecimal(amount);
    if (found === undefined) {
      await record("UNKNOWN_PAYMENT", { providerRef: ref, theirs: shown });
      continue;
    }
    const payment = SETTLED.has(found.state) ? found : await lookUpPayment(application, found);
    const about = { paymentId: payment.id, providerRef: ref };
    if (!SETTLED.has(payment.state)) await record("STATE_DIFFERS", { ...about, ours: payment.state, theirs: "paid" });
    else if (payment.amount !== amount.minor || payment.currency !== amount.currency) {
      const ours = moneyToDecimal({ minor: payment.amount, currency: payment.currency });
      await record("AMOUNT_DIFFERS", { ...about, ours, theirs: shown });
    }
    if (isDisputed) await record("DISPUTE", about);
  }
  const settled = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider.id),
        inArray(payments.state, [...SETTLED]),
        gte(payments.settledAt, from),
        lt(payments.settledAt, to),
      ),
    );
  for (const { id, providerRef, state } of settled)
    if (!theirs.has(providerRef ?? ""))
      await record("STATE_DIFFERS", { paymentId: id, providerRef, ours: state, theirs: "nothing" });
}

async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

async function recordFinding(db: Database, finding: Omit<typeof findings.$inferInsert, "key">): Promise<void> {
  const { kind, provider, providerRef, paymentId } = finding;
  const key = `nightly:${kind}:${provider}:${providerRef ?? paymentId}`;
  await db
    .insert(findings)
    .values({ ...finding, key })
    .onConflictDoNothing();
}
