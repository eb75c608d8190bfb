import { and, eq, ne, notExists, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { documents, historyEntries, projects } from "../../platform/database/tables.ts";

/**
 * Takes from a project, whose row the caller holds, the documents that neither it nor its history shows any more; those of blocks
 * stay, for any of its logics may name them. Answers
 * their hashes: once the transaction stands, `removeUnheldDocuments` takes away the bytes that no other project has.
 */
export async function dropUnusedDocuments(transaction: Database, projectId: string): Promise<readonly string[]> {
  const { hash } = documents;
  const current = transaction
    .select({ one: sql`1` })
    .from(projects)
    .where(
      and(
        eq(projects.id, projectId),
        or(eq(projects.boardHash, hash), eq(projects.circuitHash, hash), eq(projects.logicHash, hash)),
      ),
    );
  const remembered = transaction
    .select({ one: sql`1` })
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.projectId, projectId),
        or(
          eq(historyEntries.boardHash, hash),
          eq(historyEntries.circuitHash, hash),
          eq(historyEntries.logicHash, hash),
        ),
      ),
    );
  const dropped = await transaction
    .delete(documents)
    .where(
      and(eq(documents.projectId, projectId), ne(documents.kind, "block"), notExists(current), notExists(remembered)),
    )
    .returning({ hash });
  return dropped.map((document) => document.hash);
}
