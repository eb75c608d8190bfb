import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { escapeLike } from "../../platform/database/escape-like.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { documents, projects } from "../../platform/database/tables.ts";
import type { Page } from "../../wire/paging.ts";
import { type Holder, holderId } from "../access/holder.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import type { JudgedBoard } from "../verdicts/board-verdicts.ts";
import { storedStage } from "../verdicts/verdict-store.ts";

export interface ProjectListing {
  readonly page: Page;
  readonly sortKey: "CREATED_AT" | "NAME" | "UPDATED_AT";
  readonly order: "ASC" | "DESC";
  /** Part of the name, in any case. */
  readonly keyword: string;
  readonly state?: ListedState | undefined;
  /** Only projects that this account created. */
  readonly creatorId?: string | undefined;
}

/** What a list says of a project: how its latest run stands or, where none does, what its board has reached. */
export const LISTED_STATES = [
  "IMPORTED",
  "PLACED",
  "ROUTED",
  "CLEAN",
  "RUNNING",
  "COMPLETED",
  "STOPPED",
  "FAILED",
] as const;
export type ListedState = (typeof LISTED_STATES)[number];

export async function listProjects(
  db: Database,
  holder: Holder,
  { page, sortKey, order, keyword, state, creatorId }: ProjectListing,
): Promise<{ readonly nodes: ProjectRow[]; readonly total: number }> {
  const where = and(
    eq(projects.holderId, holderId(holder)),
    isNull(projects.deletedAt),
    creatorId === undefined ? undefined : isUuid(creatorId) ? eq(projects.ownerId, creatorId) : sql`false`,
    nameContains(keyword),
    state && isIn(state),
  );
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

/** The boards of a person or a team that no list could tell by their stage, as many as are judged in a while. */
export async function findUnjudged(db: Database, holder: Holder): Promise<JudgedBoard[]> {
  const rows = await db
    .select({ projectId: projects.id, holderId: projects.holderId, boardHash: documents.hash })
    .from(projects)
    .innerJoin(documents, and(eq(documents.projectId, projects.id), eq(documents.hash, projects.boardHash)))
    .where(and(eq(projects.holderId, holderId(holder)), isNull(projects.deletedAt), sql`${storedStage} is null`))
    .limit(100);
  return rows;
}

function isIn(state: ListedState): SQL {
  switch (state) {
    case "RUNNING":
      return sql`${projects.stateType} ~ '_(PENDING|REQUEST|STARTED|PROGRESS)$'`;
    case "COMPLETED":
      return sql`${projects.stateType} ~ '_COMPLETE$'`;
    case "STOPPED":
      return sql`${projects.stateType} ~ '_CANCEL$'`;
    case "FAILED":
      return sql`${projects.stateType} ~ '_(FAIL|FAILED|TIMEOUT)$'`;
    default: {
      const board = sql`exists (select 1 from ${documents} where ${documents.projectId} = ${projects.id}
        and ${documents.hash} = ${projects.boardHash} and ${storedStage} = ${state.toLowerCase()})`;
      const reached = state === "IMPORTED" ? sql`(${projects.boardHash} is null or ${board})` : board;
      return sql`${projects.stateType} in ('READY', 'EDITING') and ${reached}`;
    }
  }
}

function nameContains(keyword: string): SQL | undefined {
  const text = keyword.trim();
  if (text === "") return undefined;
  return sql`${projects.name} ilike ${`%${escapeLike(text)}%`}`;
}
