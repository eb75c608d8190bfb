import { and, eq, isNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { paymentMethods } from "../../platform/database/tables.ts";
import { type Holder, holderId } from "../access/holder.ts";
import type { SavedCard } from "./payment-provider.ts";

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** What the token of a card is sealed for. */
export const CARD_PURPOSE = "payment-method";

/** The card that renewals of the holder are paid with. */
export async function findCard(db: Database, holder: Holder): Promise<PaymentMethodRow | undefined> {
  const [card] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.holderId, holderId(holder)), isNull(paymentMethods.removedAt)));
  return card;
}

/** Undefined: its token was sealed with another secret. */
export function openCard({ sealer }: Pick<Application, "sealer">, row: PaymentMethodRow): SavedCard | undefined {
  const token = sealer.open(CARD_PURPOSE, row.sealedToken);
  return token === undefined ? undefined : { token, customerKey: row.customerKey };
}

/** The card that a payment charged, also one that was removed since. */
export async function cardOfPayment(
  application: Pick<Application, "db" | "sealer">,
  { paymentMethodId }: { readonly paymentMethodId: string | null },
): Promise<SavedCard | undefined> {
  if (paymentMethodId === null) return undefined;
  const [row] = await application.db.select().from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId));
  return row && openCard(application, row);
}
