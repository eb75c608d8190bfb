import { desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { blockVersions } from "../../platform/database/tables.ts";
import { requireBlock, type VersionRow } from "./block-access.ts";

/** The newest first. Drafts are seen by those who hold the block. */
export async function listVersions(db: Database, userId: string, id: string): Promise<VersionRow[]> {
  const { block, rights } = await requireBlock(db, userId, id, "SEE");
  const rows = await db
    .select()
    .from(blockVersions)
    .where(eq(blockVersions.blockId, block.id))
    .orderBy(desc(blockVersions.number));
  const isHolder = rights.length > 1 || block.ownerId === userId;
  return rows.filter(({ step }) => isHolder || step === "COMPLETE");
}
