import { and, eq, isNull } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { projects } from "../../platform/database/tables.ts";

export type ProjectRow = typeof projects.$inferSelect;

/** Ids come from clients; one that is no UUID names nothing, and must not reach the database as one. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id);
}

/** The project if it is the user's. Another's project does not exist for them: same answer as for no project. */
export async function findOwnProject(db: Database, userId: string, id: string): Promise<ProjectRow> {
  if (isUuid(id)) {
    const [project] = await db
      .select()
      .from(projects)
      .where(and(eq(projects.id, id), eq(projects.ownerId, userId), isNull(projects.deletedAt)));
    if (project !== undefined) return project;
  }
  throw new ApplicationError("PROJECT_NOT_FOUND", "This project does not exist.");
}
