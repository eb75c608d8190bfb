import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { historyEntries, projects, shareLinks } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireProjectRoom } from "../credits/plan-limits.ts";
import { settleProjects } from "../credits/run-holds.ts";
import { requireProject } from "../projects/project-policy.ts";
import { cancelRunsOf } from "../runs/cancel-run.ts";
import { lockIdleProject } from "../runs/lock-idle-project.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { cleanProjectName, refuseTakenName } from "./create-project.ts";

/** Renames or describes a project; a new name is written into its history. */
export async function updateProject(
  { db, now, pubSub }: Application,
  userId: string,
  input: {
    readonly id: string;
    readonly name?: string | null | undefined;
    readonly description?: string | null | undefined;
  },
): Promise<void> {
  const project = await requireProject(db, userId, input.id, "EDIT");
  const name = input.name == null ? project.name : cleanProjectName(input.name);
  const description =
    input.description === undefined ? project.description : (input.description?.slice(0, 2000) ?? null);
  await db
    .transaction(async (transaction) => {
      await transaction
        .update(projects)
        .set({ name, description, latestAuthorId: userId, updatedAt: now() })
        .where(eq(projects.id, project.id));
      if (name !== project.name)
        await transaction.insert(historyEntries).values({
          projectId: project.id,
          authorId: userId,
          type: "NAME_MODIFIED",
          description: `${project.name} → ${name}`,
          majorVersion: project.majorVersion,
          revisionVersion: project.revisionVersion,
          boardHash: project.boardHash,
          circuitHash: project.circuitHash,
          logicHash: project.logicHash,
          createdAt: now(),
        });
    })
    .catch((error: unknown) => refuseTakenName(error, name, project));
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
}

/**
 * Gives a project to a team, or to the person who moves it where none is named. It needs the right to move it out and
 * to create projects there. Nothing of the project changes but its holder.
 */
export async function moveProject(
  application: Application,
  userId: string,
  { id, teamId }: { readonly id: string; readonly teamId?: string | null | undefined },
): Promise<void> {
  const { db, now, pubSub } = application;
  const { name, teamId: from } = await requireProject(db, userId, id, "MOVE");
  const to = await requireHolder(db, userId, teamId, "CREATE_PROJECT");
  await db
    .transaction(async (transaction) => {
      if (from !== to.teamId) await requireProjectRoom(application, to, transaction);
      const project = await lockIdleProject(transaction, id);
      await transaction
        .update(projects)
        // What is given to a person is theirs from then on.
        .set({ teamId: to.teamId, ownerId: to.ownerId ?? project.ownerId, updatedAt: now() })
        .where(eq(projects.id, id));
      // The holder before gave them out.
      await transaction.delete(shareLinks).where(eq(shareLinks.projectId, id));
    })
    .catch((error: unknown) => refuseTakenName(error, name, to));
  pubSub.publish({ kind: "project", userId, projectId: id, case: "PROJECT_UPDATED" });
  // News of the project no longer reaches the team that it left.
  if (from !== null && from !== to.teamId)
    pubSub.publish({ kind: "team", userId: null, teamId: from, case: "TEAM_UPDATED" });
}

/** Takes a project off every list; a run on it is stopped first. */
export async function deleteProject(application: Application, userId: string, id: string): Promise<void> {
  const { db, now, pubSub } = application;
  const project = await requireProject(db, userId, id, "DELETE");
  if (!(await cancelRunsOf(application, project.id)))
    throw new ApplicationError("FAILED_TO_DELETE_PROJECT", refusal("run-of-project-not-stopped", {}));
  const at = now();
  await db.transaction(async (transaction) => {
    await transaction.update(projects).set({ deletedAt: at }).where(eq(projects.id, project.id));
    await settleProjects(transaction, [project.id], at);
  });
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_DELETED" });
}
