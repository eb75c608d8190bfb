import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { historyEntries, projects } from "../../platform/database/tables.ts";
import { requireProject } from "../projects/project-policy.ts";
import { cancelRunsOf } from "../runs/cancel-run.ts";
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
          createdAt: now(),
        });
    })
    .catch((error: unknown) => refuseTakenName(error, name));
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
}

/** Takes a project off every list; a run on it is stopped first. */
export async function deleteProject(application: Application, userId: string, id: string): Promise<void> {
  const { db, now, pubSub } = application;
  const project = await requireProject(db, userId, id, "DELETE");
  if (!(await cancelRunsOf(application, project.id)))
    throw new ApplicationError("FAILED_TO_DELETE_PROJECT", "A run on this project could not be stopped. Try again.");
  await db.update(projects).set({ deletedAt: now() }).where(eq(projects.id, project.id));
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_DELETED" });
}
