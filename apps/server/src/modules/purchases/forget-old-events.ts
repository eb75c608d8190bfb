import { lt } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { providerEvents } from "../../platform/database/tables.ts";

/** Stripe sends a message again for three days, Toss for four: one that comes later is only a hint, and changes nothing. */
const KEPT_DAYS = 30;

/** Forgets messages of providers after a month. */
export async function forgetOldEvents(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.delete(providerEvents).where(lt(providerEvents.receivedAt, before));
}
