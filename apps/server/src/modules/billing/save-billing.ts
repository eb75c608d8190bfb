import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { billingProfiles } from "../../platform/database/tables.ts";
import { type Holder, holderId } from "../access/holder.ts";
import { type BillingInput, readBilling } from "./read-billing.ts";

/** Replaces what papers will say; with nothing given, it is forgotten. */
export async function saveBilling(
  { db, now }: Pick<Application, "db" | "now">,
  holder: Holder,
  input: BillingInput,
): Promise<void> {
  const details = readBilling(input);
  const ofHolder = eq(billingProfiles.holderId, holderId(holder));
  if (details === undefined) {
    await db.delete(billingProfiles).where(ofHolder);
    return;
  }
  const at = now();
  await db
    .insert(billingProfiles)
    .values({ ...holder, ...details, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: billingProfiles.holderId, set: { ...details, updatedAt: at } });
}
