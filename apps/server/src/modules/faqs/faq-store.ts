import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { ApplicationError } from "../../platform/application-error.ts";
import { escapeLike } from "../../platform/database/escape-like.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { faqs, type NoticeLanguage } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { readPage } from "../../wire/paging.ts";

export type FaqRow = typeof faqs.$inferSelect;

export interface FaqCategory {
  readonly name: string;
  readonly count: number;
}

export interface FaqListInput {
  readonly language?: NoticeLanguage | null | undefined;
  readonly category?: string | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly page?: number | null | undefined;
  readonly size?: number | null | undefined;
}

export interface FaqList {
  readonly nodes: readonly FaqRow[];
  readonly totalCount: number;
  /** Of everything that the keyword finds, whatever category is asked for. */
  readonly categories: readonly FaqCategory[];
}

const IN_ORDER = [asc(faqs.rank), asc(faqs.id)] as const;
const MAX_WORDS = 10;

/** By rank. Readers get what is exposed in their language; administrators get all. */
export async function listFaqs(db: Database, input: FaqListInput, all: boolean): Promise<FaqList> {
  const { size, offset } = readPage(input);
  const language = all ? (input.language ?? undefined) : await languageShown(db, input.language ?? "EN");
  const found = and(
    isNull(faqs.deletedAt),
    language && eq(faqs.language, language),
    all ? undefined : eq(faqs.isExposed, true),
    ...containing(input.keyword ?? ""),
  );
  // Words are looked for in every text, which takes longer than all else: once, for the page, its count and the categories.
  const entries = await db
    .select({ id: faqs.id, category: faqs.category, rank: faqs.rank })
    .from(faqs)
    .where(found)
    .orderBy(...IN_ORDER);
  const shown = input.category ? entries.filter(({ category }) => category === input.category) : entries;
  const ids = shown.slice(offset, offset + size).map(({ id }) => id);
  const nodes =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(faqs)
          .where(inArray(faqs.id, ids))
          .orderBy(...IN_ORDER);
  return { nodes, totalCount: shown.length, categories: countCategories(entries) };
}

/** By the lowest rank in them, then by name. */
function countCategories(entries: readonly Pick<FaqRow, "category" | "rank">[]): readonly FaqCategory[] {
  const counted = [...Map.groupBy(entries, ({ category }) => category)].map(([name, of]) => ({
    name,
    count: of.length,
    rank: Math.min(...of.map(({ rank }) => rank)),
  }));
  return counted
    .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
    .map(({ name, count }) => ({ name, count }));
}

/** The requested language, or English where nothing is written in it. */
async function languageShown(db: Database, language: NoticeLanguage): Promise<NoticeLanguage> {
  const written = and(eq(faqs.language, language), eq(faqs.isExposed, true), isNull(faqs.deletedAt));
  return (await db.$count(faqs, written)) > 0 ? language : "EN";
}

/**
 * Every word is somewhere in the question, the answer or its category. A word is found within another one: in Korean,
 * endings follow a word without a space.
 */
function containing(keyword: string): SQL[] {
  const words = keyword.normalize("NFC").split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => {
    const pattern = `%${escapeLike(word)}%`;
    return sql`(${faqs.title} || ' ' || ${faqs.content} || ' ' || ${faqs.category} || ' ' || coalesce(${faqs.subCategory}, '')) ilike ${pattern}`;
  });
}

/**
 * An answer to read, counted as read unless it is opened to be edited. What is not exposed exists for administrators
 * alone.
 */
export async function readFaq(
  db: Database,
  id: string,
  { all, uncounted }: { readonly all: boolean; readonly uncounted: boolean },
): Promise<FaqRow> {
  const row = await requireFaq(db, id);
  if (!(row.isExposed || all)) refuseUnknown();
  if (uncounted) return row;
  const [counted] = await db
    .update(faqs)
    .set({ viewCount: sql`${faqs.viewCount} + 1` })
    .where(eq(faqs.id, row.id))
    .returning();
  return counted ?? row;
}

/** The answers before and after one, of its category. */
export async function findFaqNeighbours(db: Database, faq: FaqRow) {
  const { language, category, rank, id } = faq;
  const shown = and(
    eq(faqs.language, language),
    eq(faqs.category, category),
    eq(faqs.isExposed, true),
    isNull(faqs.deletedAt),
  );
  const sameRank = eq(faqs.rank, rank);
  const [before] = await db
    .select()
    .from(faqs)
    .where(and(shown, or(lt(faqs.rank, rank), and(sameRank, lt(faqs.id, id)))))
    .orderBy(sql`${faqs.rank} desc, ${faqs.id} desc`)
    .limit(1);
  const [after] = await db
    .select()
    .from(faqs)
    .where(and(shown, or(gt(faqs.rank, rank), and(sameRank, gt(faqs.id, id)))))
    .orderBy(...IN_ORDER)
    .limit(1);
  return { before, after };
}

/** The row of an id that a client sent. */
export async function requireFaq(db: Database, id: string): Promise<FaqRow> {
  const [row] = /^[1-9]\d{0,14}$/.test(id)
    ? await db
        .select()
        .from(faqs)
        .where(and(eq(faqs.id, Number(id)), isNull(faqs.deletedAt)))
    : [];
  return row ?? refuseUnknown();
}

function refuseUnknown(): never {
  throw new ApplicationError("NOT_FOUND", refusal("no-such-question", {}));
}
