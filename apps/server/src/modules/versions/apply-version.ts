import type { Application } from "../../platform/application.ts";
import { addVersion } from "../projects/add-version.ts";
import { findVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { lockIdleProject } from "../runs/lock-idle-project.ts";

export interface NamedVersion {
  readonly id: string;
  readonly majorVersion: number;
  readonly revisionVersion: number;
}

/**
 * Copies an earlier version as the newest one, a revision; what lies between stays in the history. The newest
 * version itself is applied already: nothing changes, so that a double click is not two versions.
 */
export async function applyVersion(
  { db, now, pubSub }: Application,
  userId: string,
  { id, majorVersion, revisionVersion }: NamedVersion,
): Promise<ProjectRow> {
  const { id: projectId } = await requireProject(db, userId, id, "EDIT");
  const { project, isChanged } = await db.transaction(async (transaction) => {
    const locked = await lockIdleProject(transaction, projectId);
    const version = await findVersion(transaction, locked, majorVersion, revisionVersion);
    const isNewest = locked.majorVersion === majorVersion && locked.revisionVersion === revisionVersion;
    if (isNewest && (locked.stateType === "EDITING" || locked.stateType === "READY"))
      return { project: locked, isChanged: false };
    const applied = await addVersion(transaction, locked, {
      step: "revision",
      authorId: userId,
      at: now(),
      boardHash: version.boardHash,
      circuitHash: version.circuitHash,
      logicHash: version.logicHash,
      entry: {
        type: "LAYOUT",
        description: `Version ${majorVersion}.${revisionVersion} applied`,
        change: { kind: "applied", majorVersion, revisionVersion },
      },
      // What is open now is no longer the result that was taken last.
      project: {
        selectedHistoryId: null,
        isResultSelected: false,
        lastWorkPageType: version.type === "ROUTING" ? "RESULT" : "LAYOUT",
      },
    });
    return { project: applied, isChanged: true };
  });
  if (isChanged) pubSub.publish({ kind: "project", userId, projectId, case: "PROJECT_UPDATED" });
  return project;
}
