import type { CurrencyCode, Money } from "@tracewright/assembly";
import { and, eq, inArray } from "drizzle-orm";
import { refuseField } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { payments, purchases, refunds } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireLine } from "../../platform/require-text.ts";
import type { PurchaseRow } from "./payment-provider.ts";
import { SETTLED } from "./payment-state.ts";
import { orderRefund, refundableOf } from "./refund-purchase.ts";

const MAX_ACCOUNT_CHARACTERS = 120;

/** What can be given back when an account or a team is deleted. */
export interface ClosingRefund {
  /** One for each currency that was paid in. */
  readonly sums: readonly Money[];
  /** Bought credits that leave the wallets with it. */
  readonly credits: number;
  /** Something was paid by transfer: a person sends it back to an account that the payer names. */
  readonly needsAccount: boolean;
}

export interface ClosingRefundWish {
  readonly isWanted: boolean;
  /** Bank, number and holder, as the payer writes them. */
  readonly account?: string | null | undefined;
}

interface RefundablePurchase {
  readonly purchase: PurchaseRow;
  readonly amount: Money;
  readonly credits: number;
  readonly isTransfer: boolean;
}

/** What a deletion of these accounts and teams would give back now. */
export async function findClosingRefund(db: Database, holderIds: readonly string[], at: Date): Promise<ClosingRefund> {
  const found = await listRefundable(db, holderIds, at);
  const sums = new Map<CurrencyCode, bigint>();
  for (const { amount } of found) sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + amount.minor);
  return {
    sums: [...sums].map(([currency, minor]) => ({ minor, currency })),
    credits: found.reduce((sum, { credits }) => sum + credits, 0),
    needsAccount: found.some(({ isTransfer }) => isTransfer),
  };
}

/** Refuses the field `refundAccount` where a transfer cannot be sent back without it. */
export async function checkClosingWish(
  db: Database,
  holderIds: readonly string[],
  { isWanted, account }: ClosingRefundWish,
  at: Date,
): Promise<void> {
  if (isWanted && (await findClosingRefund(db, holderIds, at)).needsAccount) readAccount(account ?? "");
}

/**
 * Orders the refunds of accounts and teams that are deleted in this transaction, if that is wanted; before their wallets are
 * closed. Refuses the field `refundAccount` where a transfer cannot be sent back without it.
 */
export async function orderClosingRefunds(
  transaction: Database,
  holderIds: readonly string[],
  { isWanted, account }: ClosingRefundWish,
  at: Date,
): Promise<void> {
  if (!isWanted) return;
  const found = await listRefundable(transaction, holderIds, at);
  const sendTo = found.some(({ isTransfer }) => isTransfer) ? readAccount(account ?? "") : null;
  for (const { purchase, isTransfer } of found) {
    const { refund } = await orderRefund(transaction, {
      purchaseId: purchase.id,
      key: `closing:${purchase.id}`,
      reason: "The account or team was deleted",
      byId: null,
      at,
    });
    if (isTransfer) await transaction.update(refunds).set({ sendTo }).where(eq(refunds.id, refund.id));
  }
}

function readAccount(text: string): string {
  if (text.trim() === "") refuseField("refundAccount", refusal("refund-account-missing", {}));
  return requireLine("refundAccount", text, MAX_ACCOUNT_CHARACTERS);
}

async function listRefundable(
  db: Database,
  holderIds: readonly string[],
  at: Date,
): Promise<readonly RefundablePurchase[]> {
  if (holderIds.length === 0) return [];
  const paid = await db
    .select({ purchase: purchases, provider: payments.provider })
    .from(purchases)
    .innerJoin(payments, eq(payments.purchaseId, purchases.id))
    .where(
      and(
        inArray(purchases.holderId, [...holderIds]),
        inArray(purchases.kind, ["PLAN", "CREDITS"]),
        inArray(payments.state, [...SETTLED]),
        eq(payments.isSurplus, false),
      ),
    )
    .orderBy(purchases.number);
  const found: RefundablePurchase[] = [];
  for (const { purchase, provider } of paid) {
    const { amount, credits } = await refundableOf(db, purchase, at);
    if (amount.minor > 0n) found.push({ purchase, amount, credits, isTransfer: provider === "transfer" });
  }
  return found;
}
