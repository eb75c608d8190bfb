import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/open-database.ts";
import { blocks, blockVersions } from "../../../platform/database/tables.ts";
import type { HeldLease } from "../../../platform/work/lease-watch.ts";
import type { BlockRow, VersionRow } from "../block-access.ts";
import { WORKED_STEPS } from "./validation-state.ts";

export interface ClaimedVersion {
  readonly block: BlockRow;
  readonly version: VersionRow;
  readonly leaseOwner: string;
}

/** Two workers that look for work together must not both take up a block of the same holder; the number is ours alone. */
const CLAIM_LOCK = 7_220_194;

/** Takes the lease of the next version: one at a time for each holder, the one that waits longest first. */
export async function claimVersion(db: Database, leaseOwner: string): Promise<ClaimedVersion | undefined> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const isOpen = and(inArray(blockVersions.step, [...WORKED_STEPS]), isNull(blockVersions.leaseOwner));
    const isFree = sql`not exists (select 1 from block_versions held join blocks of_held on of_held.id = held.block_id
      where held.lease_owner is not null and of_held.holder_id = ${blocks.holderId})`;
    const [next] = await transaction
      .select({ block: blocks, version: blockVersions })
      .from(blockVersions)
      .innerJoin(blocks, eq(blocks.id, blockVersions.blockId))
      .where(and(isOpen, isFree, isNull(blocks.deletedAt)))
      .orderBy(asc(blockVersions.requestedAt), asc(blockVersions.id))
      .limit(1);
    if (next === undefined) return undefined;
    const [version] = await transaction
      .update(blockVersions)
      .set({ attempts: next.version.attempts + 1, leaseOwner, beat: next.version.beat + 1 })
      .where(and(eq(blockVersions.id, next.version.id), isOpen))
      .returning();
    return version && { block: next.block, version, leaseOwner };
  });
}

/** Takes the lease of this version; undefined when it does not wait. */
export async function claimVersionOf(
  db: Database,
  id: string,
  leaseOwner: string,
): Promise<ClaimedVersion | undefined> {
  return db.transaction(async (transaction) => {
    const isOpen = and(inArray(blockVersions.step, [...WORKED_STEPS]), isNull(blockVersions.leaseOwner));
    const [version] = await transaction
      .update(blockVersions)
      .set({ attempts: sql`${blockVersions.attempts} + 1`, leaseOwner, beat: sql`${blockVersions.beat} + 1` })
      .where(and(eq(blockVersions.id, id), isOpen))
      .returning();
    if (version === undefined) return undefined;
    const [block] = await transaction
      .select()
      .from(blocks)
      .where(and(eq(blocks.id, version.blockId), isNull(blocks.deletedAt)));
    return block && { block, version, leaseOwner };
  });
}

export const WAITING_VERSIONS = sql`select version.id::text as id, coalesce(block.holder_id, block.id)::text as holder,
    version.attempts > 0 as is_begun
  from block_versions as version join blocks as block on block.id = version.block_id
  where version.step in ${[...WORKED_STEPS]} and version.lease_owner is null and block.deleted_at is null
  order by version.requested_at, version.id`;

/** Keeps the lease; false when the version is this worker's no longer. */
export async function renewVersionLease(db: Database, id: string, leaseOwner: string): Promise<boolean> {
  const renewed = await db
    .update(blockVersions)
    .set({ beat: sql`${blockVersions.beat} + 1` })
    .where(and(eq(blockVersions.id, id), eq(blockVersions.leaseOwner, leaseOwner)))
    .returning({ id: blockVersions.id });
  return renewed.length > 0;
}

/** The process ends: another one goes on at once, and this taking up does not count. */
export async function giveVersionBack(db: Database, { version, leaseOwner }: ClaimedVersion): Promise<void> {
  await db
    .update(blockVersions)
    .set({ leaseOwner: null, attempts: sql`${blockVersions.attempts} - 1` })
    .where(and(eq(blockVersions.id, version.id), eq(blockVersions.leaseOwner, leaseOwner)));
}

/** Versions that workers have, whether these live or not. */
export function heldVersions(db: Database): Promise<HeldLease[]> {
  const { id, leaseOwner, beat } = blockVersions;
  return db.select({ id, leaseOwner, beat }).from(blockVersions).where(isNotNull(leaseOwner));
}

/** Nothing happens where the worker has given a sign of life since it was looked at. */
export async function letGoOfVersion(db: Database, { id, leaseOwner, beat }: HeldLease): Promise<void> {
  await db
    .update(blockVersions)
    .set({ leaseOwner: null })
    .where(and(eq(blockVersions.id, id), eq(blockVersions.leaseOwner, leaseOwner ?? ""), eq(blockVersions.beat, beat)));
}
