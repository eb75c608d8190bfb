import type { CurrencyCode } from "@tracewright/assembly";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { creditPacks } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { type Holder, holderId } from "../access/holder.ts";
import { lockWallet } from "../credits/wallet.ts";
import { openPurchase } from "../purchases/open-purchase.ts";
import type { PurchaseRow } from "../purchases/payment-provider.ts";
import { PAYABLE_DAYS } from "./change-plan.ts";
import { requireForSale } from "./for-sale.ts";

export type CreditPackRow = typeof creditPacks.$inferSelect;

/** What is offered, the smallest pack first. */
export function listPacks(db: Database): Promise<CreditPackRow[]> {
  return db
    .select()
    .from(creditPacks)
    .where(and(isNotNull(creditPacks.publishedAt), eq(creditPacks.isArchived, false)))
    .orderBy(asc(creditPacks.credits), asc(creditPacks.id));
}

export interface CreditPurchase {
  /** Of the form that was filled in: sent twice, it buys once. */
  readonly key: string;
  readonly packId: string;
  readonly currency: CurrencyCode;
}

/** Asks for a pack of credits: the purchase that has to be paid. */
export async function purchaseCredits(
  application: Application,
  userId: string,
  holder: Holder,
  { key, packId, currency }: CreditPurchase,
): Promise<PurchaseRow> {
  const { db, now } = application;
  const [pack] = isUuid(packId) ? await db.select().from(creditPacks).where(eq(creditPacks.id, packId)) : [];
  if (pack === undefined || pack.publishedAt === null)
    throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  if (pack.isArchived) throw new ApplicationError("CONFLICT", refusal("not-for-sale", {}), { reason: "NOT_FOR_SALE" });
  const price = requireForSale(application, pack, currency);
  const at = now();
  return db.transaction(async (transaction) => {
    await lockWallet(transaction, holder);
    return openPurchase(transaction, {
      holder,
      buyerId: userId,
      kind: "CREDITS",
      lines: [{ kind: "CREDITS", packId, credits: pack.credits, amount: String(price) }],
      currency,
      key: `credits:${holderId(holder)}:${key}`,
      dueAt: new Date(at.getTime() + PAYABLE_DAYS * 86_400_000),
      at,
    });
  });
}
