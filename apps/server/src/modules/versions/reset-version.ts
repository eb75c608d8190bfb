import { and, eq, gt, or } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { historyEntries, projects } from "../../platform/database/tables.ts";
import { removeUnheldDocuments } from "../documents/document-store.ts";
import { findVersion } from "../projects/project-history.ts";
import { requireProject } from "../projects/project-policy.ts";
import { lockIdleProject } from "../runs/lock-idle-project.ts";
import type { NamedVersion } from "./apply-version.ts";
import { dropUnusedDocuments } from "./drop-unused-documents.ts";

/**
 * Makes a version the newest again: all that came into the history after it is gone, results of runs included, and so
 * are the documents that nothing else shows. The project's name stays as it is.
 */
export async function resetVersion(
  application: Application,
  userId: string,
  { id, majorVersion, revisionVersion }: NamedVersion,
): Promise<void> {
  const { db, now, pubSub } = application;
  const { id: projectId } = await requireProject(db, userId, id, "EDIT");
  const dropped = await db.transaction(async (transaction) => {
    const project = await lockIdleProject(transaction, projectId);
    const version = await findVersion(transaction, project, majorVersion, revisionVersion);
    const later = await transaction
      .delete(historyEntries)
      .where(
        and(
          eq(historyEntries.projectId, projectId),
          or(
            gt(historyEntries.sequence, version.sequence),
            // Numbers that are given out again must not be found twice, in whatever order they once came.
            gt(historyEntries.majorVersion, majorVersion),
            and(eq(historyEntries.majorVersion, majorVersion), gt(historyEntries.revisionVersion, revisionVersion)),
          ),
        ),
      )
      .returning({ id: historyEntries.id });
    const isSelected =
      project.selectedHistoryId !== null && !later.some((gone) => gone.id === project.selectedHistoryId);
    await transaction
      .update(projects)
      .set({
        majorVersion,
        revisionVersion,
        boardHash: version.boardHash,
        circuitHash: version.circuitHash,
        logicHash: version.logicHash,
        stateType: version.type === "CREATED" ? "READY" : "EDITING",
        ...(!isSelected && { selectedHistoryId: null, isResultSelected: false }),
        latestAuthorId: userId,
        updatedAt: now(),
      })
      .where(eq(projects.id, projectId));
    return dropUnusedDocuments(transaction, projectId);
  });
  await removeUnheldDocuments(application, dropped);
  pubSub.publish({ kind: "project", userId, projectId, case: "PROJECT_UPDATED" });
}
