import { desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { blockVersions } from "../../platform/database/tables.ts";
import { requireBlock, type SeenVersion } from "./block-access.ts";

/** The newest first. Drafts are seen by those who hold the block. */
export async function listVersions(db: Database, userId: string, id: string): Promise<SeenVersion[]> {
  const { block, isHeld } = await requireBlock(db, userId, id, "SEE");
  const rows = await db
    .select()
    .from(blockVersions)
    .where(eq(blockVersions.blockId, block.id))
    .orderBy(desc(blockVersions.number));
  return rows
    .filter(({ step }) => isHeld || step === "COMPLETE")
    .map((version) => ({ version, isHeld, isBuiltIn: block.builtInKey !== null }));
}
