import { createHash } from "node:crypto";
import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { findings, type PaymentProviderId, payments, providerEvents } from "../../platform/database/tables.ts";
import { takeAttempt } from "../../platform/rate-limits.ts";
import { lookUpPayment } from "./look-up-payments.ts";
import { type Hint, PAYMENT_PROVIDERS } from "./payment-provider.ts";
import { SETTLED } from "./payment-state.ts";

/** A message whose handling has not ended by then was left by a process that died. */
const LEFT_MS = 60_000;
/** Look-ups that messages from one address may cause within a minute. */
const MAX_LOOK_UPS = 30;

export interface ReceivedHook {
  readonly providerId: PaymentProviderId;
  readonly headers: Headers;
  readonly body: Uint8Array;
  readonly clientAddress: string;
}

/** `busy`: the provider has to send it again. */
export type HookOutcome = "handled" | "refused" | "busy";

/**
 * A message of a provider. It is a hint, whatever it says: the provider is asked for the payment that it names, and only that
 * answer counts. One that comes again changes nothing.
 */
export async function handleHook(application: Application, hook: ReceivedHook): Promise<HookOutcome> {
  const { db, now, services } = application;
  const at = now();
  const provider = services.get(PAYMENT_PROVIDERS).find(({ id }) => id === hook.providerId);
  const hint = provider?.readHook?.(hook.headers, hook.body, at) ?? "refused";
  if (hint === "refused") return "refused";
  // Unsigned messages about anything else would fill the table.
  if (!(await isOfOwnPayment(application, hook, hint)) || !(await claim(application, hook, hint))) return "handled";
  const outcome = await follow(application, hook, hint);
  const isOf = and(eq(providerEvents.provider, hook.providerId), eq(providerEvents.eventId, hint.eventId));
  if (outcome === "busy") await db.delete(providerEvents).where(isOf);
  else await db.update(providerEvents).set({ handledAt: now(), outcome }).where(isOf);
  return outcome === "busy" ? "busy" : "handled";
}

async function isOfOwnPayment({ db }: Application, { providerId }: ReceivedHook, hint: Hint): Promise<boolean> {
  if (hint.disputedRef !== undefined) return true;
  const { paymentId = "" } = hint;
  return (await db.$count(payments, and(eq(payments.id, paymentId), eq(payments.provider, providerId)))) > 0;
}

/** True: this process handles the message. */
async function claim({ db, now }: Application, { providerId, body }: ReceivedHook, hint: Hint): Promise<boolean> {
  const at = now();
  const bodySha256 = createHash("sha256").update(body).digest("hex");
  const { eventId, type } = hint;
  const inserted = await db
    .insert(providerEvents)
    .values({ provider: providerId, eventId, bodySha256, type, receivedAt: at })
    .onConflictDoNothing()
    .returning();
  if (inserted.length > 0) return true;
  const taken = await db
    .update(providerEvents)
    .set({ receivedAt: at })
    .where(
      and(
        eq(providerEvents.provider, providerId),
        eq(providerEvents.eventId, eventId),
        isNull(providerEvents.handledAt),
        lte(providerEvents.receivedAt, new Date(at.getTime() - LEFT_MS)),
      ),
    )
    .returning();
  return taken.length > 0;
}

async function follow(application: Application, hook: ReceivedHook, hint: Hint): Promise<string | "busy"> {
  const { db, now } = application;
  if (hint.disputedRef !== undefined) {
    const refs = [hint.disputedRef];
    const [disputed] = await db.select().from(payments).where(inArray(payments.providerRef, refs));
    await db
      .insert(findings)
      .values({
        key: `dispute:${hint.disputedRef}`,
        kind: "DISPUTE",
        provider: hook.providerId,
        paymentId: disputed?.id ?? null,
        providerRef: hint.disputedRef,
        foundAt: now(),
      })
      .onConflictDoNothing();
    return "finding";
  }
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, hint.paymentId ?? ""));
  if (payment === undefined) return "unknown payment";
  // What was settled is compared every night.
  if (SETTLED.has(payment.state)) return "settled before";
  const limit = { key: `hook:${hook.clientAddress}`, most: MAX_LOOK_UPS, withinMs: 60_000 };
  if ((await takeAttempt(db, [limit], now())) === undefined) return "busy";
  return (await lookUpPayment(application, payment)).state;
}
