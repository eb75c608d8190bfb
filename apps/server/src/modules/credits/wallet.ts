import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { creditAccounts } from "../../platform/database/tables.ts";
import { type Holder, holderId } from "../access/holder.ts";

export type WalletRow = typeof creditAccounts.$inferSelect;

/**
 * The holder's wallet, created where there is none, with its row locked until the transaction ends. Every change of a
 * wallet, its lots and its holds locks it before anything else of the ledger: so changes of one wallet are made one at a
 * time, and two cannot wait for each other.
 */
export async function lockWallet(transaction: Database, holder: Holder): Promise<WalletRow> {
  const ofHolder = and(eq(creditAccounts.kind, "WALLET"), eq(creditAccounts.holderId, holderId(holder)));
  const find = () => transaction.select().from(creditAccounts).where(ofHolder).for("update");
  const [found] = await find();
  if (found !== undefined) return found;
  await transaction
    .insert(creditAccounts)
    .values({ ...holder, kind: "WALLET" })
    .onConflictDoNothing();
  const [created] = await find();
  if (created === undefined) throw new Error(`no wallet could be created for ${holderId(holder)}`);
  return created;
}

export async function lockWalletById(transaction: Database, id: string): Promise<WalletRow> {
  const [wallet] = await transaction.select().from(creditAccounts).where(eq(creditAccounts.id, id)).for("update");
  if (wallet === undefined || wallet.kind !== "WALLET") throw new Error(`there is no wallet ${id}`);
  return wallet;
}

/** Undefined: nothing was ever granted to the holder or reserved for them. */
export async function findWallet(db: Database, holder: Holder): Promise<WalletRow | undefined> {
  const [wallet] = await db
    .select()
    .from(creditAccounts)
    .where(and(eq(creditAccounts.kind, "WALLET"), eq(creditAccounts.holderId, holderId(holder))));
  return wallet;
}

/** The holder's wallet, created where there is none; nothing is locked. */
export async function openWallet(db: Database, holder: Holder): Promise<WalletRow> {
  const found = await findWallet(db, holder);
  if (found !== undefined) return found;
  await db
    .insert(creditAccounts)
    .values({ ...holder, kind: "WALLET" })
    .onConflictDoNothing();
  const created = await findWallet(db, holder);
  if (created === undefined) throw new Error(`no wallet could be created for ${holderId(holder)}`);
  return created;
}

/** Locks several wallets in one order, so that two who lock some of the same never wait for each other. */
export async function lockWallets(transaction: Database, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await lockWalletById(transaction, id);
}

/** Before accounts or teams are deleted: their wallets stay as a record that belongs to nobody. */
export async function closeWallets(transaction: Database, holderIds: readonly string[], at: Date): Promise<void> {
  if (holderIds.length === 0) return;
  await transaction
    .update(creditAccounts)
    .set({ holderGoneAt: at })
    .where(and(eq(creditAccounts.kind, "WALLET"), inArray(creditAccounts.holderId, [...holderIds])));
}
