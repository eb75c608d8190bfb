import { type CurrencyCode, splitTax, type TaxRule } from "@tracewright/assembly";
import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { type PurchaseKind, type PurchaseLine, purchases } from "../../platform/database/tables.ts";
import type { Holder } from "../access/holder.ts";
import { fulfilPurchase } from "./fulfil-purchase.ts";
import type { PurchaseRow } from "./payment-provider.ts";
import { nextNumber } from "./purchase-number.ts";

/** Prices contain the value added tax in won; none is charged in dollars. */
export const TAX_RULES: Readonly<Record<CurrencyCode, TaxRule>> = { KRW: "KR_10", USD: "NONE" };

export interface NewPurchase {
  readonly holder: Holder;
  readonly buyerId: string | null;
  readonly kind: PurchaseKind;
  readonly lines: readonly PurchaseLine[];
  readonly currency: CurrencyCode;
  /** Names the cause: the same again is the purchase that was made. */
  readonly key: string;
  readonly dueAt: Date;
  readonly at: Date;
}

/**
 * Stores what is owed, in a transaction of the caller that has locked the holder's wallet. What costs nothing is paid at
 * once.
 */
export async function openPurchase(transaction: Database, purchase: NewPurchase): Promise<PurchaseRow> {
  const { holder, currency, key, at, lines, ...rest } = purchase;
  const [before] = await transaction.select().from(purchases).where(eq(purchases.key, key));
  if (before !== undefined) return before;
  const sum = lines.reduce((total, { amount }) => total + BigInt(amount), 0n);
  if (sum < 0n) throw new Error(`the purchase ${key} adds up to ${sum}`);
  const { net, tax, total } = splitTax({ minor: sum, currency }, TAX_RULES[currency]);
  const [row] = await transaction
    .insert(purchases)
    .values({
      ...holder,
      ...rest,
      number: await nextNumber(transaction, "PUR", at),
      lines,
      net: net.minor,
      tax: tax.minor,
      total: total.minor,
      currency,
      taxRule: TAX_RULES[currency],
      key,
      createdAt: at,
      ...(sum === 0n && { state: "PAID", paidAt: at }),
    })
    .returning();
  if (row === undefined) throw new Error("the database returned no purchase");
  if (sum === 0n) await fulfilPurchase(transaction, row, at);
  return row;
}
