import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { projects } from "../../platform/database/tables.ts";
import type { Page } from "../../wire/paging.ts";
import type { ProjectRow } from "./project-policy.ts";

export interface ProjectListing {
  readonly page: Page;
  readonly sortKey: "CREATED_AT" | "NAME" | "UPDATED_AT";
  readonly order: "ASC" | "DESC";
  /** Part of the name, in any case. */
  readonly keyword: string;
}

export async function listProjects(
  db: Database,
  userId: string,
  { page, sortKey, order, keyword }: ProjectListing,
): Promise<{ readonly nodes: ProjectRow[]; readonly total: number }> {
  const where = and(eq(projects.ownerId, userId), isNull(projects.deletedAt), nameContains(keyword));
  const column: SQL = {
    CREATED_AT: sql`${projects.createdAt}`,
    NAME: sql`lower(${projects.name})`,
    UPDATED_AT: sql`${projects.updatedAt}`,
  }[sortKey];
  const direction = order === "ASC" ? asc : desc;
  const nodes = await db
    .select()
    .from(projects)
    .where(where)
    // The id last: equal times must not let an entry appear on two pages.
    .orderBy(direction(column), direction(projects.id))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, total: await db.$count(projects, where) };
}

function nameContains(keyword: string): SQL | undefined {
  const text = keyword.trim();
  if (text === "") return undefined;
  return sql`${projects.name} ilike ${`%${text.replace(/[\\%_]/g, "\\$&")}%`}`;
}
