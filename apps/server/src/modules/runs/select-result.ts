import { eq, sql } from "drizzle-orm";
import type { Application } from "../../application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { historyEntries, type JobType, projects } from "../../platform/database/tables.ts";
import { findHistoryEntry } from "../projects/project-history.ts";
import { findOwnProject } from "../projects/project-policy.ts";
import { isActive } from "./run-state.ts";

/** Makes a run's result the project's current version: major +1, revision 0, state EDITING. */
export async function selectResult(
  { db, now, pubSub }: Application,
  userId: string,
  input: { readonly id: string; readonly historyId: string; readonly jobType: JobType },
): Promise<void> {
  const project = await findOwnProject(db, userId, input.id);
  const entry = await findHistoryEntry(db, project.id, input.historyId);
  const jobType: JobType | undefined =
    entry.requestGroupId === null ? undefined : entry.type === "AUTOPLACEMENT" ? "PLACEMENT" : "ROUTING";
  if (jobType !== input.jobType)
    throw new ApplicationError(
      "JOB_TYPE_MISMATCH",
      `This entry is not the result of a ${input.jobType.toLowerCase()} run.`,
    );
  if (isActive(project.stateType.replace(/^(AUTO_PLACEMENT|ROUTING)_/, "") as never))
    throw new ApplicationError("JOB_ALREADY_RUNNING", "A run is going on for this project. Pause it or wait for it.");
  // Selecting the same result again changes nothing: a double click is not two versions.
  if (project.isResultSelected && project.selectedHistoryId === entry.id) return;
  await db.transaction(async (transaction) => {
    const [selected] = await transaction
      .update(projects)
      .set({
        majorVersion: sql`${projects.majorVersion} + 1`,
        revisionVersion: 0,
        boardHash: entry.boardHash,
        circuitHash: entry.circuitHash,
        stateType: "EDITING",
        selectedHistoryId: entry.id,
        isResultSelected: true,
        lastWorkPageType: "LAYOUT",
        latestAuthorId: userId,
        updatedAt: now(),
      })
      .where(eq(projects.id, project.id))
      .returning();
    if (selected === undefined) throw new Error(`project ${project.id} vanished`);
    await transaction.insert(historyEntries).values({
      projectId: project.id,
      authorId: userId,
      type: input.jobType,
      description: entry.description,
      majorVersion: selected.majorVersion,
      revisionVersion: 0,
      boardHash: entry.boardHash,
      circuitHash: entry.circuitHash,
      summary: entry.summary,
      createdAt: now(),
    });
  });
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
}
