import { and, countDistinct, desc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/open-database.ts";
import { blocks, blockUses, projects } from "../../../platform/database/tables.ts";
import { type BlockRow, isSeenBy } from "../../blocks/block-access.ts";

/** Holders whose projects have a pair before it is suggested: one private project must not show in suggestions. */
const MIN_HOLDERS = 3;

export interface UsedTogether {
  readonly block: BlockRow;
  /** Projects that have it beside one of the given blocks. */
  readonly projects: number;
  /** All projects with one of the given blocks. */
  readonly of: number;
}

/**
 * Blocks that projects have beside these, the most particular to them first: by the share of a block's projects that have one of
 * these. Only blocks that the user may see.
 */
export async function findUsedTogether(
  db: Database,
  userId: string,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit: number },
): Promise<UsedTogether[]> {
  if (ids.length === 0) return [];
  const isAlive = and(eq(projects.id, blockUses.projectId), isNull(projects.deletedAt));
  const withThese = db
    .selectDistinct({ id: blockUses.projectId })
    .from(blockUses)
    .innerJoin(projects, isAlive)
    .where(inArray(blockUses.blockId, [...ids]));
  const pairs = countDistinct(blockUses.projectId);
  const ofBlock = sql`(select count(distinct a.project_id) from ${blockUses} a where a.block_id = ${blockUses.blockId})`;
  const rows = await db
    .select({ block: blocks, projects: pairs })
    .from(blockUses)
    .innerJoin(projects, isAlive)
    .innerJoin(blocks, eq(blocks.id, blockUses.blockId))
    .where(
      and(
        inArray(blockUses.projectId, withThese),
        notInArray(blockUses.blockId, [...ids]),
        isNull(blocks.deletedAt),
        isSeenBy(userId),
      ),
    )
    .groupBy(blocks.id, blockUses.blockId)
    .having(sql`count(distinct ${projects.holderId}) >= ${MIN_HOLDERS}`)
    .orderBy(desc(sql`${pairs}::float / ${ofBlock}`), desc(pairs), blocks.name, blocks.id)
    .limit(limit);
  if (rows.length === 0) return [];
  const of = await db.$count(withThese.as("with_these"));
  return rows.map((row) => ({ ...row, of }));
}
