import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { historyEntries, projects } from "../../platform/database/tables.ts";
import { noteBlockUses } from "./note-block-uses.ts";
import type { ProjectRow } from "./project-policy.ts";

export interface NewVersion {
  /** A confirmed result of a run is a major version, everything else a revision of it. */
  readonly step: "major" | "revision";
  readonly authorId: string;
  readonly at: Date;
  readonly boardHash: string | null;
  readonly circuitHash: string | null;
  /** Absent: as it was. */
  readonly logicHash?: string | null;
  /** What its entry in the history says of it. */
  readonly entry: Pick<typeof historyEntries.$inferInsert, "type" | "description" | "summary" | "change">;
  /** What else changes with it. */
  readonly project?: Partial<typeof projects.$inferInsert>;
}

/** Makes the next version of a project whose row the caller holds (`lockIdleProject`), and its entry in the history. */
export async function addVersion(
  transaction: Database,
  before: ProjectRow,
  { step, authorId, at, boardHash, circuitHash, logicHash = before.logicHash, entry, project }: NewVersion,
): Promise<ProjectRow> {
  const [majorVersion, revisionVersion] =
    step === "major" ? [before.majorVersion + 1, 0] : [before.majorVersion, before.revisionVersion + 1];
  const [after] = await transaction
    .update(projects)
    .set({
      ...project,
      majorVersion,
      revisionVersion,
      boardHash,
      circuitHash,
      logicHash,
      stateType: "EDITING",
      latestAuthorId: authorId,
      updatedAt: at,
    })
    .where(eq(projects.id, before.id))
    .returning();
  if (after === undefined) throw new Error(`project ${before.id} vanished under its lock`);
  await transaction.insert(historyEntries).values({
    ...entry,
    projectId: before.id,
    authorId,
    majorVersion,
    revisionVersion,
    boardHash,
    circuitHash,
    logicHash,
    createdAt: at,
  });
  await noteBlockUses(transaction, after, { userId: authorId, at });
  return after;
}
