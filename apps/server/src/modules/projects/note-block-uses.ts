import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { blockSearch, blockUses, events } from "../../platform/database/tables.ts";
import type { ProjectRow } from "./project-policy.ts";

/**
 * Writes down which blocks the board of a project's newest version uses, within the transaction that makes the version: "used
 * in n projects" and "there is a newer version" come from it. A document that several blocks have counts for the one that the
 * project's holder could have taken.
 */
export async function noteBlockUses(
  transaction: Database,
  { id: projectId, holderId, boardHash }: Pick<ProjectRow, "id" | "holderId" | "boardHash">,
  by: { readonly userId: string; readonly at: Date },
): Promise<void> {
  const before = await transaction.delete(blockUses).where(eq(blockUses.projectId, projectId)).returning();
  if (boardHash !== null)
    await transaction.execute(sql`
      insert into block_uses (project_id, block_id, version_id, count)
      select ${projectId}::uuid, taken.block_id, taken.id, sum((used->>'count')::int)
      from documents d
      cross join lateral jsonb_array_elements(coalesce(d.facts->'blocks', '[]'::jsonb)) used
      cross join lateral (
        select v.id, v.block_id from block_versions v join blocks b on b.id = v.block_id
        where v.document_hash = used->>'document'
          and (b.holder_id = ${holderId} or b.built_in_key is not null or b.access_type = 'PUBLIC')
        order by b.holder_id = ${holderId} desc nulls last, b.built_in_key is not null desc, b.created_at, v.number desc limit 1
      ) taken
      where d.project_id = ${projectId} and d.hash = ${boardHash}
      group by taken.block_id, taken.id`);
  const after = await transaction.select().from(blockUses).where(eq(blockUses.projectId, projectId));
  const used = new Set(before.map(({ blockId }) => blockId));
  const added = [...new Set(after.map(({ blockId }) => blockId))].filter((blockId) => !used.has(blockId));
  if (added.length > 0)
    await transaction.insert(events).values(
      added.map((blockId) => ({
        kind: "BLOCK_USE" as const,
        userId: by.userId,
        blockId,
        projectId,
        createdAt: by.at,
      })),
    );
  const touched = [...new Set([...used, ...added])];
  if (touched.length > 0)
    await transaction
      .update(blockSearch)
      .set({
        usedCount: sql`(select count(distinct u.project_id) from ${blockUses} u where u.block_id = ${blockSearch.blockId})`,
      })
      .where(inArray(blockSearch.blockId, touched));
}
