import { readMeasure } from "@tracewright/blocks";
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import type { ValidationStep } from "../../../platform/database/block-records.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { blockSearch, blocks, blockVersions } from "../../../platform/database/tables.ts";
import type { Page } from "../../../wire/paging.ts";
import { isHeldFor } from "../../access/memberships.ts";
import { isSeenBy, type SeenBlock, seeBlocks } from "../block-access.ts";
import { keysWithin } from "../categories/categories.ts";
import { exactQueryOf, queryOf, queryWords } from "./search-query.ts";
import { SPELLING } from "./spelling.ts";

export interface ParameterFilter {
  readonly name: string;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly values?: readonly string[] | null | undefined;
}

export interface BlockListing {
  readonly page: Page;
  /** LIBRARY: all that the user may use. MINE: their own. A team's id: the team's. */
  readonly scope: "LIBRARY" | "MINE" | { readonly teamId: string };
  /** Absent: by relevance where there is a keyword. */
  readonly sortKey?: "CREATED_AT" | "NAME" | "UPDATED_AT" | "RECOMMEND" | "POPULARITY" | "ID" | undefined;
  readonly order: "ASC" | "DESC";
  readonly keyword: string;
  readonly categoryId?: string | null | undefined;
  /** Kinds of port that a block has to have. */
  readonly ports: readonly string[];
  readonly parameters: readonly ParameterFilter[];
  readonly status: readonly ValidationStep[];
}

export interface ListedBlocks {
  readonly nodes: readonly SeenBlock[];
  readonly totalCount: number;
  /** False: there are more than were counted. */
  readonly isTotalExact: boolean;
  /** What was searched for in place of a keyword that nothing has. */
  readonly correctedKeyword: string | null;
}

/** Hits that are ranked; of more, those that are ranked first without the words. */
const MAX_RANKED = 2_000;
const MAX_COUNTED = 1_000;
const POPULAR_MS = 90 * 86_400_000;

export async function listBlocks(
  application: Application,
  userId: string,
  listing: BlockListing,
): Promise<ListedBlocks> {
  const words = queryWords(listing.keyword);
  if (listing.keyword.trim() !== "" && words.length === 0)
    return { nodes: [], totalCount: 0, isTotalExact: true, correctedKeyword: null };
  const found = await find(application, userId, listing, words, queryOf(words));
  if (found.totalCount > 0 || words.length === 0) return { ...found, correctedKeyword: null };
  const corrected = await correct(application, words);
  if (corrected.some((word, index) => word !== words[index])) {
    const second = await find(application, userId, listing, corrected, queryOf(corrected));
    if (second.totalCount > 0) return { ...second, correctedKeyword: corrected.join(" ") };
  }
  if (words.length === 1) return { ...found, correctedKeyword: null };
  return { ...(await find(application, userId, listing, corrected, queryOf(corrected, true))), correctedKeyword: null };
}

/** Each word, or the one that it may have meant. */
async function correct({ db, services }: Application, words: readonly string[]): Promise<string[]> {
  const corrected: string[] = [];
  for (const word of words) {
    const query = queryOf([word]) ?? "";
    const [known] = await db
      .select({ one: sql`1` })
      .from(blockSearch)
      .where(sql`${blockSearch.terms} @@ ${query}::tsquery`)
      .limit(1);
    corrected.push(known ? word : ((await services.get(SPELLING).correct(db, word)) ?? word));
  }
  return corrected;
}

async function find(
  { db, now }: Application,
  userId: string,
  listing: BlockListing,
  words: readonly string[],
  query: string | undefined,
): Promise<Omit<ListedBlocks, "correctedKeyword">> {
  const { page, categoryId, ports, parameters, status, scope } = listing;
  const where = and(
    isNull(blocks.deletedAt),
    isInScope(userId, scope),
    categoryId == null ? undefined : inArray(blocks.categoryKey, [...keysWithin(categoryId)]),
    status.length === 0 ? undefined : hasStatus(userId, status),
    isHit(query, ports),
  );
  const order = orderOf(listing, query !== undefined, now());
  const isRanked = query !== undefined || ports.length > 0;
  const candidates = db
    .select({
      block: blocks,
      parameters: blockSearch.parameters,
      relevance: (query === undefined ? sql<number>`0` : relevanceOf(words, query)).as("relevance"),
      // All hits are looked at to be ranked, so counting them costs nothing; without words a page ends early.
      total: isRanked ? sql<number>`count(*) over ()::int` : sql<number>`0`,
    })
    .from(blocks)
    .leftJoin(blockSearch, eq(blockSearch.blockId, blocks.id))
    .where(where)
    .orderBy(...order);
  if (parameters.length > 0) {
    const rows = await candidates.limit(MAX_RANKED);
    const hits = rows.filter((row) => parameters.every((filter) => hasParameter(row.parameters, filter)));
    const shown = hits.slice(page.offset, page.offset + page.size).map(({ block }) => block);
    return {
      nodes: await seeBlocks(db, userId, shown),
      totalCount: hits.length,
      isTotalExact: rows.length < MAX_RANKED,
    };
  }
  const rows = await candidates.limit(page.size).offset(page.offset);
  const counted = (isRanked ? rows[0]?.total : undefined) ?? (await countUpTo(db, where));
  return {
    nodes: await seeBlocks(
      db,
      userId,
      rows.map(({ block }) => block),
    ),
    totalCount: Math.min(counted, MAX_COUNTED),
    isTotalExact: counted <= MAX_COUNTED,
  };
}

/** Exact names and numbers first, then by where the words are; whole, priced and much used blocks before others. */
function relevanceOf(words: readonly string[], query: string): SQL<number> {
  return sql<number>`ts_rank('{0.1, 0.2, 0.5, 1}', ${blockSearch.terms}, ${query}::tsquery)
    + 0.1 * ${blockSearch.boost} + 0.02 * ln(1 + ${blockSearch.usedCount})
    + case when lower(${blocks.name}) = ${words.join(" ")} then 10
        when ${blockSearch.terms} @@ ${exactQueryOf(words)}::tsquery then 5 else 0 end`;
}

/** The ids last: equal ranks must not let an entry appear on two pages. */
function orderOf({ sortKey, order }: BlockListing, hasRelevance: boolean, now: Date): SQL[] {
  const direction = sql.raw(order === "ASC" ? "asc" : "desc");
  const id = sql`${blocks.id} ${direction}`;
  if (sortKey === undefined && hasRelevance) return [sql`relevance desc`, sql`${blocks.id}`];
  const since = new Date(now.getTime() - POPULAR_MS).toISOString();
  const column: SQL = {
    CREATED_AT: sql`${blocks.createdAt}`,
    NAME: sql`lower(${blocks.name})`,
    UPDATED_AT: sql`${blocks.updatedAt}`,
    ID: sql`${blocks.id}`,
    RECOMMEND: sql`coalesce(${blockSearch.boost} + ln(1 + ${blockSearch.usedCount}), 0)`,
    POPULARITY: sql`(select count(*) from events e where e.block_id = ${blocks.id} and e.kind in ('BLOCK_USE', 'BLOCK_VIEW') and e.created_at > ${since})`,
  }[sortKey ?? "UPDATED_AT"];
  return [sql`${column} ${direction}`, id];
}

/**
 * What the indexes of the search find is found first and once: the embedded database gathers no statistics by which the planner
 * would begin there, and would look every block up.
 */
function isHit(query: string | undefined, ports: readonly string[]): SQL | undefined {
  if (query === undefined && ports.length === 0) return undefined;
  const found = and(
    query === undefined ? undefined : sql`hit.terms @@ ${query}::tsquery`,
    ports.length === 0 ? undefined : sql`hit.ports @> ${textArray(ports)}`,
  );
  return sql`${blocks.id} = any(array(select hit.block_id from ${blockSearch} hit where ${found}))`;
}

function isInScope(userId: string, scope: BlockListing["scope"]): SQL | undefined {
  if (scope === "MINE") return eq(blocks.ownerId, userId);
  if (scope === "LIBRARY") return and(isSeenBy(userId), isNotNull(blocks.currentVersionId));
  return eq(blocks.teamId, scope.teamId);
}

/** Of the version that the user sees: those who hold a block see its draft. */
function hasStatus(userId: string, status: readonly ValidationStep[]): SQL {
  return sql`exists (select 1 from ${blockVersions} v where v.step = any(${textArray(status)}) and v.id =
    case when ${isHeldFor(userId, blocks.holderId)} then coalesce(${blocks.draftVersionId}, ${blocks.currentVersionId}) else ${blocks.currentVersionId} end)`;
}

/** Exact up to what is counted, and one more where there are more. */
async function countUpTo(db: Database, where: SQL | undefined): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(blocks)
    .leftJoin(blockSearch, eq(blockSearch.blockId, blocks.id))
    .where(where)
    .limit(MAX_COUNTED + 1)
    .as("counted");
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(counted);
  return row?.count ?? 0;
}

function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}

interface SearchedParameter {
  readonly key: string;
  readonly value?: string;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** Whether a block can have a figure within the limits, or one of the values. */
function hasParameter(stored: unknown, { name, min, max, values }: ParameterFilter): boolean {
  const parameter = (stored as readonly SearchedParameter[] | null)?.find(({ key }) => key === name);
  if (parameter === undefined) return false;
  const texts = parameter.options ?? (parameter.value === undefined ? [] : [parameter.value]);
  if (values?.length && !values.some((value) => texts.includes(value) || contains(parameter, value))) return false;
  if (min == null && max == null) return true;
  const [low, high] = [min ?? -Infinity, max ?? Infinity];
  if (parameter.min !== undefined || parameter.max !== undefined)
    return (parameter.min ?? -Infinity) <= high && (parameter.max ?? Infinity) >= low;
  return texts.some((text) => {
    const number = numberOf(text);
    return number !== undefined && number >= low && number <= high;
  });
}

function contains({ min, max }: SearchedParameter, text: string): boolean {
  const number = numberOf(text);
  if (number === undefined || (min === undefined && max === undefined)) return false;
  return number >= (min ?? -Infinity) && number <= (max ?? Infinity);
}

function numberOf(text: string): number | undefined {
  return readMeasure(text)?.value;
}
