import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { billingProfiles } from "../../platform/database/tables.ts";
import { type Holder, holderId } from "../access/holder.ts";
import { findBilling } from "../purchases/find-billing.ts";
import { type BillingInput, readBilling } from "./read-billing.ts";

/** What the number of a personal cash receipt is sealed for. */
export const RECEIPT_PURPOSE = "receipt-number";

/** Replaces what papers will say; with nothing given, it is forgotten. */
export async function saveBilling(
  { db, now, sealer }: Pick<Application, "db" | "now" | "sealer">,
  holder: Holder,
  input: BillingInput,
): Promise<void> {
  const before = await findBilling(db, holder);
  const details = readBilling(input, {
    seal: (text) => sealer.seal(RECEIPT_PURPOSE, text),
    storedNumber: before?.receiptKind === "CASH_PERSONAL" ? (before.receiptNumber ?? null) : null,
  });
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
