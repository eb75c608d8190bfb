import { and, eq, isNull } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { findRole } from "../access/memberships.ts";
import { isGrantedOnProject, type ProjectRight } from "../access/policy.ts";

export type ProjectRow = typeof projects.$inferSelect;

/**
 * The project, if the user may do this with it. Another account's or team's project does not exist for them: same answer as
 * for no project. A member of its team whose role does not allow it gets 1001.
 */
export async function requireProject(
  db: Database,
  userId: string,
  id: string,
  right: ProjectRight,
): Promise<ProjectRow> {
  const project = await findProject(db, id);
  const standing = project && (await findStanding(db, userId, project));
  if (project === undefined || standing === undefined)
    throw new ApplicationError("PROJECT_NOT_FOUND", refusal("no-such-project", {}));
  if (standing !== "HOLDER" && !isGrantedOnProject(standing, right, project.ownerId === userId))
    throw new ApplicationError("INVALID_ROLE", refusal("role-insufficient", {}));
  return project;
}

/** True: messages about the project are for this user, deleted or not. */
export async function mayRead(db: Database, userId: string, project: ProjectRow): Promise<boolean> {
  const standing = await findStanding(db, userId, project);
  return standing === "HOLDER" || (standing !== undefined && isGrantedOnProject(standing, "READ", false));
}

/** Whether the user may do this with a project that they may read. */
export async function isGrantedTo(
  db: Database,
  userId: string,
  project: ProjectRow,
  right: ProjectRight,
): Promise<boolean> {
  const standing = await findStanding(db, userId, project);
  if (standing === undefined) return false;
  return standing === "HOLDER" || isGrantedOnProject(standing, right, project.ownerId === userId);
}

async function findProject(db: Database, id: string): Promise<ProjectRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), isNull(projects.deletedAt)));
  return project;
}

/** The role in the project's team, HOLDER of a project that belongs to the user, undefined for all others. */
async function findStanding(db: Database, userId: string, { holderId, teamId }: ProjectRow) {
  if (teamId !== null) return findRole(db, userId, teamId);
  return holderId === userId ? ("HOLDER" as const) : undefined;
}
