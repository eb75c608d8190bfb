import { and, desc, eq, ne, sum } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { payments, purchases, refunds } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Page } from "../../wire/paging.ts";
import { type Holder, holderId } from "../access/holder.ts";
import type { TeamAction } from "../access/policy.ts";
import type { PurchaseRow } from "../purchases/payment-provider.ts";
import { requireTeam } from "../teams/require-team.ts";

/** A purchase of one's own, or of a team in which one may do this; every other does not exist. */
export async function requirePurchase(
  db: Database,
  userId: string,
  id: string,
  action: Extract<TeamAction, "SEE" | "PAY">,
): Promise<PurchaseRow> {
  const [purchase] = isUuid(id) ? await db.select().from(purchases).where(eq(purchases.id, id)) : [];
  const isOwn = purchase !== undefined && purchase.ownerId === userId;
  if (purchase === undefined || (!isOwn && purchase.teamId === null))
    throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  if (purchase.teamId !== null) await requireTeam(db, userId, purchase.teamId, action);
  return purchase;
}

/** What an account or a team has bought or wanted to, the newest first. */
export async function listPurchases(
  db: Database,
  holder: Holder,
  page: Page,
): Promise<{ readonly nodes: readonly PurchaseRow[]; readonly total: number }> {
  const where = eq(purchases.holderId, holderId(holder));
  const nodes = await db
    .select()
    .from(purchases)
    .where(where)
    .orderBy(desc(purchases.createdAt), desc(purchases.number))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, total: await db.$count(purchases, where) };
}

/** What is ordered to be sent back of a purchase and was not sent yet, in minor units. */
export async function sumPendingRefunds(db: Database, purchaseId: string): Promise<bigint> {
  const [found] = await db
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.purchaseId, purchaseId), ne(refunds.state, "DONE")));
  return BigInt(found?.amount ?? 0);
}
