import { and, eq, inArray, isNull } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { projects, runs } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import { ACTIVE_STATUSES } from "./run-state.ts";

/**
 * The project's row, held until the transaction ends: versions of one project are created one at a time.
 * Who may is the caller's to ask beforehand; 70006 when it was deleted since, 70009 while a run goes on.
 */
export async function lockIdleProject(transaction: Database, projectId: string): Promise<ProjectRow> {
  const [project] = await transaction
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)))
    .for("update");
  if (project === undefined) throw new ApplicationError("PROJECT_NOT_FOUND", refusal("no-such-project", {}));
  await refuseWhileRunning(transaction, projectId);
  return project;
}

/** 70009 while a run goes on: what it works on must not change under it. */
export async function refuseWhileRunning(db: Database, projectId: string): Promise<void> {
  const active = await db.$count(runs, and(eq(runs.projectId, projectId), inArray(runs.status, [...ACTIVE_STATUSES])));
  if (active > 0) throw new ApplicationError("JOB_ALREADY_RUNNING", refusal("project-has-run", {}));
}
