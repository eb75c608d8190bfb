import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { type CreditHoldState, creditGrants, creditHoldParts, creditHolds } from "../../platform/database/tables.ts";
import type { Holder } from "../access/holder.ts";
import { expireLots } from "./expire-credits.ts";
import { changeLots, freeCredits, isExpired, type LotPart, listLots, takeFromLots } from "./lots.ts";
import { type CreditReason, changeBalance, postTransaction } from "./post-transaction.ts";
import { lockWallet, lockWalletById } from "./wallet.ts";

export type HoldRow = typeof creditHolds.$inferSelect;

export interface HoldRequest {
  readonly key: string;
  readonly amount: number;
  readonly reason: CreditReason;
  readonly runId: string;
  readonly at: Date;
}

export type HoldOutcome =
  | { readonly kind: "held"; readonly hold: HoldRow }
  | { readonly kind: "insufficient"; readonly needed: number; readonly available: number }
  /** Two records of the wallet differ. */
  | { readonly kind: "stopped" };

/** How long a credit can be used that is released after its lot has expired. */
const AFTER_RELEASE_MS = 7 * 86_400_000;

/** Reserves credits of the holder's wallet, those that expire first. With a key that was used, the hold made with it. */
export async function holdCredits(db: Database, holder: Holder, request: HoldRequest): Promise<HoldOutcome> {
  const { key, amount, reason, runId, at } = request;
  if (!Number.isInteger(amount) || amount < 1) throw new Error(`${amount} is not a number of credits to hold`);
  return db.transaction(async (transaction) => {
    const { id: accountId, stoppedAt } = await lockWallet(transaction, holder);
    const [before] = await transaction.select().from(creditHolds).where(eq(creditHolds.key, key));
    if (before !== undefined) return { kind: "held", hold: before };
    if (stoppedAt !== null) return { kind: "stopped" };
    const lots = await listLots(transaction, accountId);
    const parts = takeFromLots(lots, amount, at);
    if (parts === undefined) return { kind: "insufficient", needed: amount, available: freeCredits(lots, at) };
    const [hold] = await transaction
      .insert(creditHolds)
      .values({ key, accountId, amount, reason, runId, createdAt: at })
      .returning();
    if (hold === undefined) throw new Error("the database returned no hold");
    await transaction.insert(creditHoldParts).values(parts.map((part) => ({ holdId: hold.id, ...part })));
    await changeLots(transaction, parts, { remaining: 0, held: 1 });
    await changeBalance(transaction, accountId, { posted: 0, held: amount });
    return { kind: "held", hold };
  });
}

/** Charges a hold. Answers the state in which it now is: one that was resolved before stays as it was. */
export async function captureHold(
  db: Database,
  holdId: string,
  { at, runId }: { readonly at: Date; readonly runId?: string },
): Promise<CreditHoldState> {
  return resolveHold(db, holdId, { state: "CAPTURED", at }, async (transaction, hold, parts) => {
    await changeLots(transaction, parts, { remaining: -1, held: -1 });
    await postTransaction(transaction, {
      key: `charge:${hold.id}`,
      kind: "CHARGE",
      reason: hold.reason as CreditReason,
      accountId: hold.accountId,
      holdId: hold.id,
      runId: runId ?? hold.runId,
      parts: parts.map((part) => ({ ...part, amount: -part.amount })),
      counterpart: "USED",
      held: -hold.amount,
      at,
    });
  });
}

/**
 * Gives a hold's credits back. What belongs to lots that have expired meanwhile can be used for seven more days. Answers
 * the state in which it now is: one that was resolved before stays as it was.
 */
export async function releaseHold(db: Database, holdId: string, at: Date): Promise<CreditHoldState> {
  return resolveHold(db, holdId, { state: "RELEASED", at }, async (transaction, hold, parts) => {
    // What was not held of them is gone first, so that it is not prolonged with the rest.
    await expireLots(transaction, hold.accountId, at);
    await changeLots(transaction, parts, { remaining: 0, held: -1 });
    await changeBalance(transaction, hold.accountId, { posted: 0, held: -hold.amount });
    for (const { grantId } of parts) {
      const [lot] = await transaction.select().from(creditGrants).where(eq(creditGrants.id, grantId));
      if (lot !== undefined && isExpired(lot, at))
        await transaction
          .update(creditGrants)
          .set({ expiresAt: new Date(at.getTime() + AFTER_RELEASE_MS) })
          .where(eq(creditGrants.id, grantId));
    }
  });
}

async function resolveHold(
  db: Database,
  holdId: string,
  { state, at }: { readonly state: "CAPTURED" | "RELEASED"; readonly at: Date },
  apply: (transaction: Database, hold: HoldRow, parts: readonly LotPart[]) => Promise<void>,
): Promise<CreditHoldState> {
  return db.transaction(async (transaction) => {
    const hold = await findHold(transaction, holdId);
    await lockWalletById(transaction, hold.accountId);
    // With the wallet locked the state can no longer change.
    const current = await findHold(transaction, holdId);
    if (current.state !== "HELD") return current.state;
    const parts = await transaction
      .select({ grantId: creditHoldParts.grantId, amount: creditHoldParts.amount })
      .from(creditHoldParts)
      .where(eq(creditHoldParts.holdId, holdId));
    await apply(transaction, current, parts);
    await transaction.update(creditHolds).set({ state, resolvedAt: at }).where(eq(creditHolds.id, holdId));
    return state;
  });
}

async function findHold(db: Database, holdId: string): Promise<HoldRow> {
  const [hold] = await db.select().from(creditHolds).where(eq(creditHolds.id, holdId));
  if (hold === undefined) throw new Error(`there is no hold ${holdId}`);
  return hold;
}
