import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type NoticeLanguage, noticeAttachments, notices } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { readPage } from "../../wire/paging.ts";

export type NoticeRow = typeof notices.$inferSelect;

const NEW_MS = 7 * 86_400_000;

export interface NoticeList {
  readonly nodes: readonly NoticeRow[];
  readonly totalCount: number;
}

export interface NoticeListInput {
  readonly language?: NoticeLanguage | null | undefined;
  readonly page?: number | null | undefined;
  readonly size?: number | null | undefined;
  /** A notice next to which the page begins, instead of a page number. */
  readonly cursor?: string | null | undefined;
  readonly direction?: "AFTER" | "BEFORE" | null | undefined;
}

/** Those on top first, then the newest. Readers get what is exposed, and administrators all. */
export async function listNotices(db: Database, input: NoticeListInput, all: boolean): Promise<NoticeList> {
  const { size, offset } = readPage(input);
  const language = await languageShown(db, input.language ?? "EN", all);
  const shown = and(language && eq(notices.language, language), all ? undefined : eq(notices.isExposed, true));
  const totalCount = await db.$count(notices, shown);
  if (input.cursor == null) {
    const nodes = await db
      .select()
      .from(notices)
      .where(shown)
      .orderBy(...IN_ORDER)
      .limit(size)
      .offset(offset);
    return { nodes, totalCount };
  }
  const cursor = await findRow(db, input.cursor);
  if (cursor === undefined) refuseField("cursor", refusal("not-a-notice-id", {}));
  return { nodes: await besides(db, cursor, input.direction ?? "AFTER", size, shown), totalCount };
}

const IN_ORDER = [desc(notices.isTop), desc(notices.id)] as const;

/** The asked language, or English where nothing is written in it; undefined: every language. */
async function languageShown(
  db: Database,
  language: NoticeLanguage,
  all: boolean,
): Promise<NoticeLanguage | undefined> {
  if (all) return undefined;
  const written = await db.$count(notices, and(eq(notices.language, language), eq(notices.isExposed, true)));
  return written > 0 ? language : "EN";
}

/** Those that follow a notice in the order of the list, or precede it, the nearest ones. */
async function besides(
  db: Database,
  { isTop, id }: NoticeRow,
  direction: "AFTER" | "BEFORE",
  size: number,
  shown: SQL | undefined,
): Promise<readonly NoticeRow[]> {
  const sameRank = eq(notices.isTop, isTop);
  const after = or(and(sameRank, lt(notices.id, id)), isTop ? eq(notices.isTop, false) : undefined);
  const before = or(and(sameRank, gt(notices.id, id)), isTop ? undefined : eq(notices.isTop, true));
  const rows = await db
    .select()
    .from(notices)
    .where(and(shown, direction === "AFTER" ? after : before))
    .orderBy(...(direction === "AFTER" ? IN_ORDER : [asc(notices.isTop), asc(notices.id)]))
    .limit(size);
  return direction === "AFTER" ? rows : rows.reverse();
}

/**
 * A notice to read, counted as read again unless it is taken up to be changed. What is not exposed exists for
 * administrators alone.
 */
export async function readNotice(
  db: Database,
  id: string,
  { all, uncounted }: { readonly all: boolean; readonly uncounted: boolean },
): Promise<NoticeRow> {
  const row = await findRow(db, id);
  if (row === undefined || !(row.isExposed || all))
    throw new ApplicationError("NOT_FOUND", refusal("no-such-notice", {}));
  if (uncounted) return row;
  const [counted] = await db
    .update(notices)
    .set({ viewCount: sql`${notices.viewCount} + 1` })
    .where(eq(notices.id, row.id))
    .returning();
  return counted ?? row;
}

/** The notices before and after one in the list that a reader of its language sees. */
export async function findNeighbours(
  db: Database,
  notice: NoticeRow,
): Promise<{ readonly before: NoticeRow | undefined; readonly after: NoticeRow | undefined }> {
  const shown = and(eq(notices.language, notice.language), eq(notices.isExposed, true));
  const [before] = await besides(db, notice, "BEFORE", 1, shown);
  const [after] = await besides(db, notice, "AFTER", 1, shown);
  return { before, after };
}

export function isNew(notice: NoticeRow, now: Date): boolean {
  return now.getTime() - notice.createdAt.getTime() < NEW_MS;
}

export function listAttachments(db: Database, noticeId: number) {
  return db
    .select()
    .from(noticeAttachments)
    .where(eq(noticeAttachments.noticeId, noticeId))
    .orderBy(asc(noticeAttachments.createdAt), asc(noticeAttachments.name));
}

/** The row of an id that a client sent; undefined for what is no id. */
export async function findRow(db: Database, id: string): Promise<NoticeRow | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(notices)
    .where(eq(notices.id, Number(id)));
  return row;
}
