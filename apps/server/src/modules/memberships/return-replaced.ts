import { and, eq, like } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { creditGrants, purchases } from "../../platform/database/tables.ts";
import { findMembership } from "../credits/monthly-credits.ts";
import { holderOfPurchase } from "../purchases/fulfil-purchase.ts";
import { orderRefund, refundableOf } from "../purchases/refund-purchase.ts";

/** Within this after its begin, a month that did not begin is noticed. */
const NOTICED_MS = 7 * 86_400_000;

/** Refunds months that were paid ahead and can no longer begin, since another plan was bought or the plan ended. */
export async function returnReplacedMonths({ db, now }: Pick<Application, "db" | "now">): Promise<void> {
  const at = now();
  const ahead = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.kind, "PLAN"), eq(purchases.state, "PAID"), like(purchases.key, "renew:%")));
  for (const purchase of ahead) {
    const holder = holderOfPurchase(purchase);
    const from = purchase.lines.find((line) => line.kind === "PLAN")?.from;
    if (holder === undefined || from == null || at.getTime() - new Date(from).getTime() > NOTICED_MS) continue;
    const membership = await findMembership(db, holder);
    const { state, periodStart, periodEnd } = membership ?? {};
    const isOwn = state === "ACTIVE" && [periodStart?.toISOString(), periodEnd?.toISOString()].includes(from);
    const hasBegun = (await db.$count(creditGrants, eq(creditGrants.purchaseId, purchase.id))) > 0;
    if (isOwn || hasBegun || (await refundableOf(db, purchase, at)).amount.minor === 0n) continue;
    const order = { purchaseId: purchase.id, key: `replaced:${purchase.id}`, reason: "REPLACED", byId: null, at };
    await db.transaction((transaction) => orderRefund(transaction, order));
  }
}
