import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { creditAccounts, creditHolds, runs } from "../../platform/database/tables.ts";
import { captureHold, releaseHold } from "./hold-credits.ts";
import { lockWallets } from "./wallet.ts";

/** How long credits stay reserved for a paused run, and for an incomplete routing that is not selected. */
const HELD_AFTER_RUN_MS = 14 * 86_400_000;
/** A hold is older than this before the absence of its run is taken for a deletion. */
const WITHOUT_RUN_MS = 86_400_000;

export interface OpenHold {
  readonly holdId: string;
  readonly accountId: string;
  /** The newest run that has it. */
  readonly status: string;
  readonly checkpointKey: string | null;
  readonly endedAt: Date | null;
}

/** The holds that runs of these projects have open. */
export async function findOpenHolds(db: Database, projectIds: readonly string[]): Promise<OpenHold[]> {
  if (projectIds.length === 0) return [];
  return selectOpenHolds(db, inArray(runs.projectId, [...projectIds]));
}

function selectOpenHolds(db: Database, where: ReturnType<typeof and>): Promise<OpenHold[]> {
  return db
    .selectDistinctOn([creditHolds.id], {
      holdId: creditHolds.id,
      accountId: creditHolds.accountId,
      status: runs.status,
      checkpointKey: runs.checkpointKey,
      endedAt: runs.endedAt,
    })
    .from(creditHolds)
    .innerJoin(runs, eq(runs.creditHoldId, creditHolds.id))
    .where(and(eq(creditHolds.state, "HELD"), where))
    .orderBy(creditHolds.id, desc(runs.ticket));
}

/**
 * Resolves a hold whose run goes on no more: one that was paused is charged for its work, if it can still be resumed; an
 * incomplete routing that was not selected is not. The wallet is locked.
 */
export async function settleUnused(transaction: Database, hold: OpenHold, at: Date): Promise<void> {
  const isCharged = hold.status === "CANCEL" && hold.checkpointKey !== null;
  if (isCharged) await captureHold(transaction, hold.holdId, { at });
  else await releaseHold(transaction, hold.holdId, at);
}

/**
 * Before projects go: their holds are resolved. No run of theirs is active. `holderIds` names accounts and teams whose
 * wallets are locked along with those of the holds, for a caller that changes them next.
 */
export async function settleProjects(
  transaction: Database,
  projectIds: readonly string[],
  at: Date,
  holderIds: readonly string[] = [],
): Promise<void> {
  const wallets = await transaction
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(inArray(creditAccounts.holderId, [...holderIds]));
  const found = await findOpenHolds(transaction, projectIds);
  await lockWallets(transaction, [...wallets.map(({ id }) => id), ...found.map(({ accountId }) => accountId)]);
  for (const hold of await findOpenHolds(transaction, projectIds)) await settleUnused(transaction, hold, at);
}

/** Resolves what was reserved for runs that nobody came back to within two weeks, and for runs that were erased. */
export async function settleOldHolds(db: Database, at: Date): Promise<void> {
  const before = new Date(at.getTime() - HELD_AFTER_RUN_MS);
  const isOver = and(inArray(runs.status, ["CANCEL", "COMPLETE"]), lt(runs.endedAt, before));
  for (const { holdId, accountId } of await selectOpenHolds(db, isOver))
    await db.transaction(async (transaction) => {
      await lockWallets(transaction, [accountId]);
      // A request that resumed the run meanwhile made another run the newest.
      const [hold] = await selectOpenHolds(transaction, eq(creditHolds.id, holdId));
      if (hold !== undefined && hold.endedAt !== null && hold.endedAt < before)
        await settleUnused(transaction, hold, at);
    });
  const erased = await db
    .select({ id: creditHolds.id })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.state, "HELD"),
        lt(creditHolds.createdAt, new Date(at.getTime() - WITHOUT_RUN_MS)),
        sql`not exists (select from runs where runs.credit_hold_id = ${creditHolds.id})`,
      ),
    );
  for (const { id } of erased) await releaseHold(db, id, at);
}
