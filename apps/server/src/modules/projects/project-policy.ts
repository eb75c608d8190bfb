import { and, eq, isNull } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { projects } from "../../platform/database/tables.ts";

export type ProjectRow = typeof projects.$inferSelect;

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
