import { and, desc, eq, isNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { blocks, blockVersions } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireBlock, type VersionRow } from "./block-access.ts";
import { indexBlock } from "./search/index-block.ts";

/**
 * A fault was found in a version, or there was none after all. Projects that use it are warned and keep it; others are given
 * the newest version that is not withdrawn. Where there is none left, the newest stays, marked as withdrawn.
 */
export async function withdrawVersion(
  { db, now }: Application,
  userId: string,
  { id, number, isWithdrawn }: { readonly id: string; readonly number: number; readonly isWithdrawn: boolean },
): Promise<void> {
  const { block } = await requireBlock(db, userId, id, "EDIT");
  await db.transaction(async (transaction) => {
    await transaction.select({ id: blocks.id }).from(blocks).where(eq(blocks.id, block.id)).for("update");
    const complete = await transaction
      .select()
      .from(blockVersions)
      .where(and(eq(blockVersions.blockId, block.id), eq(blockVersions.step, "COMPLETE")))
      .orderBy(desc(blockVersions.number));
    const version = complete.find((one) => one.number === number);
    if (!version)
      throw new ApplicationError("BAD_REQUEST", refusal("block-version-not-complete", { number }), { field: "number" });
    if ((version.withdrawnAt !== null) === isWithdrawn) return;
    await transaction
      .update(blockVersions)
      .set({ withdrawnAt: isWithdrawn ? now() : null })
      .where(eq(blockVersions.id, version.id));
    const isGood = (one: VersionRow) => (one.id === version.id ? !isWithdrawn : one.withdrawnAt === null);
    const current = complete.find(isGood) ?? complete[0];
    await transaction
      .update(blocks)
      .set({ currentVersionId: current?.id ?? null, updatedAt: now() })
      .where(and(eq(blocks.id, block.id), isNull(blocks.deletedAt)));
    await indexBlock(transaction, block.id);
  });
}

/** Whether a project that uses one version is offered the current one: it is newer, or the used one was withdrawn. */
export function isOffered(used: VersionRow, current: VersionRow | undefined): current is VersionRow {
  return (
    current !== undefined &&
    current.id !== used.id &&
    current.withdrawnAt === null &&
    (current.number > used.number || used.withdrawnAt !== null)
  );
}
