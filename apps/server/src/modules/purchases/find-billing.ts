import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { type BillingDetails, billingProfiles } from "../../platform/database/tables.ts";
import { type Holder, holderId } from "../access/holder.ts";

/** What papers name the holder by; undefined: nothing was given. */
export async function findBilling(db: Database, holder: Holder): Promise<BillingDetails | undefined> {
  const { company, businessNumber, representative, address, email, receiptKind, receiptNumber } = billingProfiles;
  const [row] = await db
    .select({ company, businessNumber, representative, address, email, receiptKind, receiptNumber })
    .from(billingProfiles)
    .where(eq(billingProfiles.holderId, holderId(holder)));
  return row;
}
