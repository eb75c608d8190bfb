import type { Money } from "@tracewright/assembly";
import type { Database } from "../../platform/database/open-database.ts";
import { type CreditSource, creditGrants } from "../../platform/database/tables.ts";
import type { Holder } from "../access/holder.ts";
import { changeLots, freeCredits, listLots, takeFromLots } from "./lots.ts";
import { type CreditCause, isPosted, postTransaction } from "./post-transaction.ts";
import { lockWallet } from "./wallet.ts";

export interface Grant extends CreditCause {
  readonly source: CreditSource;
  readonly amount: number;
  /** Null: they do not expire. */
  readonly expiresAt: Date | null;
  /** Of bought credits: what was paid for all of them. */
  readonly price?: Money;
  readonly at: Date;
}

/** Adds a lot to the holder's wallet; false where its key shows that it was added before. */
export async function grantCredits(db: Database, holder: Holder, grant: Grant): Promise<boolean> {
  requireAmount(grant.amount);
  return db.transaction(async (transaction) => {
    const { id: accountId } = await lockWallet(transaction, holder);
    if (await isPosted(transaction, grant.key)) return false;
    await addLot(transaction, accountId, grant, "GRANT");
    return true;
  });
}

async function addLot(
  transaction: Database,
  accountId: string,
  { source, amount, expiresAt, price, at, ...cause }: Grant,
  kind: "GRANT" | "CORRECT",
): Promise<void> {
  const [lot] = await transaction
    .insert(creditGrants)
    .values({
      accountId,
      source,
      amount,
      remaining: amount,
      expiresAt,
      purchaseId: cause.purchaseId ?? null,
      price: price?.minor ?? null,
      currency: price?.currency ?? null,
      createdAt: at,
    })
    .returning({ id: creditGrants.id });
  if (lot === undefined) throw new Error("the database returned no lot of credits");
  const parts = [{ grantId: lot.id, amount }];
  await postTransaction(transaction, { ...cause, kind, accountId, parts, counterpart: source, at });
}

export type Correction = Omit<Grant, "source" | "expiresAt" | "price"> & { readonly reason: "CORRECTION" };
export type CorrectionOutcome = "corrected" | "already-corrected" | { readonly available: number };

/**
 * A person's correction of a wallet: adds credits that do not expire, or takes free ones away. Nothing is taken where the
 * wallet has fewer than that.
 */
export async function correctCredits(db: Database, holder: Holder, correction: Correction): Promise<CorrectionOutcome> {
  requireAmount(Math.abs(correction.amount));
  const { amount, at, ...cause } = correction;
  return db.transaction(async (transaction) => {
    const { id: accountId } = await lockWallet(transaction, holder);
    if (await isPosted(transaction, correction.key)) return "already-corrected";
    if (amount > 0) {
      await addLot(transaction, accountId, { ...correction, source: "CORRECTION", expiresAt: null }, "CORRECT");
      return "corrected";
    }
    const lots = await listLots(transaction, accountId);
    const taken = takeFromLots(lots, -amount, at);
    if (taken === undefined) return { available: freeCredits(lots, at) };
    await changeLots(transaction, taken, { remaining: -1, held: 0 });
    const parts = taken.map((part) => ({ ...part, amount: -part.amount }));
    await postTransaction(transaction, { ...cause, kind: "CORRECT", accountId, parts, counterpart: "CORRECTION", at });
    return "corrected";
  });
}

/** The largest number that a column of the ledger is given at once; sums of thousands of these still fit. */
const MAX_AMOUNT = 1_000_000;

function requireAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1 || amount > MAX_AMOUNT)
    throw new Error(`${amount} is not a number of credits from 1 to ${MAX_AMOUNT}`);
}
