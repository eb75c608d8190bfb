import type { Database } from "../../platform/database/open-database.ts";
import { type Holder, heldByTeam, heldByUser } from "../access/holder.ts";
import { grantCredits } from "../credits/grant-credits.ts";
import { beginPaidPeriod } from "../credits/paid-periods.ts";
import { markQuotePaid } from "../orders/mark-paid.ts";
import type { PurchaseRow } from "./payment-provider.ts";

/** Whose a purchase is; undefined: the account or team was deleted. */
export function holderOfPurchase({ ownerId, teamId }: PurchaseRow): Holder | undefined {
  if (teamId !== null) return heldByTeam(teamId);
  return ownerId === null ? undefined : heldByUser(ownerId);
}

/**
 * Gives what was paid, in the transaction that marks the purchase as paid. False: there is nothing to give any more, since
 * the holder is gone or has the plan already, and the money has to be returned.
 */
export async function fulfilPurchase(transaction: Database, purchase: PurchaseRow, at: Date): Promise<boolean> {
  const holder = holderOfPurchase(purchase);
  if (holder === undefined) return false;
  for (const line of purchase.lines) {
    if (line.kind === "CREDITS")
      await grantCredits(transaction, holder, {
        key: `purchase:${purchase.id}`,
        source: "PURCHASE",
        reason: "PURCHASE",
        amount: line.credits,
        expiresAt: null,
        price: { minor: BigInt(line.amount), currency: purchase.currency },
        purchaseId: purchase.id,
        at,
      });
    if (line.kind === "PLAN") {
      const { planVersionId, amount, from } = line;
      const period = {
        planVersionId,
        purchaseId: purchase.id,
        price: { minor: BigInt(amount), currency: purchase.currency },
        from: from === null ? null : new Date(from),
        at,
      };
      if (!(await beginPaidPeriod(transaction, holder, period))) return false;
    }
    if ("quoteId" in line && !(await markQuotePaid(transaction, line.quoteId, at))) return false;
  }
  return true;
}
