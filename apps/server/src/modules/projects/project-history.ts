import { and, asc, desc, eq, ilike, isNull, ne } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import { escapeLike } from "../../platform/database/escape-like.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { historyEntries } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Page } from "../../wire/paging.ts";
import type { ProjectRow } from "./project-policy.ts";
import type { VersionInput } from "./version-input.ts";

export type HistoryRow = typeof historyEntries.$inferSelect;

/** Newest first unless asked otherwise. */
export async function listHistory(
  db: Database,
  projectId: string,
  { page, order, keyword }: { readonly page: Page; readonly order: "ASC" | "DESC"; readonly keyword: string },
): Promise<{ readonly nodes: HistoryRow[]; readonly total: number }> {
  const text = escapeLike(keyword.trim());
  const where = and(
    eq(historyEntries.projectId, projectId),
    text === "" ? undefined : ilike(historyEntries.description, `%${text}%`),
  );
  const direction = order === "ASC" ? asc : desc;
  const nodes = await db
    .select()
    .from(historyEntries)
    .where(where)
    .orderBy(direction(historyEntries.sequence))
    .limit(page.size)
    .offset(page.offset);
  return { nodes, total: await db.$count(historyEntries, where) };
}

/** One entry of this project by id, or 70007. */
export async function findHistoryEntry(db: Database, projectId: string, historyId: string): Promise<HistoryRow> {
  if (isUuid(historyId)) {
    const [entry] = await db
      .select()
      .from(historyEntries)
      .where(and(eq(historyEntries.id, historyId), eq(historyEntries.projectId, projectId)));
    if (entry !== undefined) return entry;
  }
  throw new ApplicationError("HISTORY_NOT_FOUND", refusal("no-such-history-entry", {}));
}

/** Every version that can be opened, the newest first. */
export async function listVersions(db: Database, projectId: string): Promise<HistoryRow[]> {
  return db
    .select()
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.projectId, projectId),
        isNull(historyEntries.requestGroupId),
        ne(historyEntries.type, "NAME_MODIFIED"),
      ),
    )
    .orderBy(desc(historyEntries.sequence));
}

/** The entry that made a version, or 70007. */
export async function findVersion(
  db: Database,
  project: Pick<ProjectRow, "id">,
  majorVersion: number,
  revisionVersion: number,
): Promise<HistoryRow> {
  const [entry] = await db
    .select()
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.projectId, project.id),
        eq(historyEntries.majorVersion, majorVersion),
        eq(historyEntries.revisionVersion, revisionVersion),
        isNull(historyEntries.requestGroupId),
        ne(historyEntries.type, "NAME_MODIFIED"),
      ),
    )
    .orderBy(desc(historyEntries.sequence))
    .limit(1);
  if (entry === undefined)
    throw new ApplicationError(
      "HISTORY_NOT_FOUND",
      refusal("no-such-version", { major: majorVersion, revision: revisionVersion }),
    );
  return entry;
}

/** The project as it was at a version; the current one when none is named. */
export async function atVersion(db: Database, project: ProjectRow, version: VersionInput): Promise<ProjectRow> {
  const { majorVersion, revisionVersion } = version;
  if (majorVersion == null && revisionVersion == null) return project;
  const major = majorVersion ?? project.majorVersion;
  const revision = revisionVersion ?? 0;
  if (major === project.majorVersion && revision === project.revisionVersion) return project;
  const entry = await findVersion(db, project, major, revision);
  return {
    ...project,
    majorVersion: major,
    revisionVersion: revision,
    boardHash: entry.boardHash,
    circuitHash: entry.circuitHash,
    logicHash: entry.logicHash,
  };
}
