import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/open-database.ts";
import { blockSearch, blocks } from "../../../platform/database/tables.ts";
import { type BlockListing, isByRank, isListed, isSearched, orderOf, textArray } from "./block-listing.ts";
import { hasParameter } from "./has-parameter.ts";
import { hasPort } from "./has-port.ts";
import { exactQueryOf, queryOf } from "./search-query.ts";

export interface FoundIds {
  /** Of the page, in order. */
  readonly ids: readonly string[];
  readonly totalCount: number;
  /** False: there are more than were counted. */
  readonly isTotalExact: boolean;
}

interface Asked {
  readonly db: Database;
  readonly userId: string;
  readonly listing: BlockListing;
}

/** Hits that are ranked; of more, those that are ranked first without the words. */
const MAX_RANKED = 2_000;
const MAX_COUNTED = 1_000;

/** The blocks of a page, for words that all have to be there, or, with `isAny`, one of them. */
export async function findBlockIds(asked: Asked, words: readonly string[], isAny = false): Promise<FoundIds> {
  const { ports, portFilters, parameters, page } = asked.listing;
  const query = queryOf(words, isAny);
  if (parameters.length + portFilters.length > 0) return findWithFigures(asked, words, query);
  if (query === undefined && ports.length === 0) return findInOrder(asked);
  const rows = await hits(asked, words, query).limit(page.size).offset(page.offset);
  // All hits are read to be ranked, so counting them costs nothing; a page beyond the last has no row that says it.
  const counted = rows[0]?.total ?? (page.offset === 0 ? 0 : await countUpTo(asked, foundBy(asked, query)));
  return counted <= MAX_COUNTED
    ? { ids: rows.map(({ id }) => id), totalCount: counted, isTotalExact: true }
    : { ids: rows.map(({ id }) => id), totalCount: MAX_COUNTED, isTotalExact: false };
}

/** Figures are compared here, of as many hits as are ranked. */
async function findWithFigures(asked: Asked, words: readonly string[], query: string | undefined): Promise<FoundIds> {
  const { parameters, portFilters, page } = asked.listing;
  const rows = await hits(asked, words, query).limit(MAX_RANKED);
  const left = rows.filter(
    (row) =>
      parameters.every((filter) => hasParameter(row.parameters, filter)) &&
      portFilters.every((filter) => hasPort(row.portSpans, filter)),
  );
  return {
    ids: left.slice(page.offset, page.offset + page.size).map(({ id }) => id),
    totalCount: left.length,
    isTotalExact: rows.length < MAX_RANKED,
  };
}

/** Without words: a page ends where its last entry is, in the index of its order. */
async function findInOrder(asked: Asked): Promise<FoundIds> {
  const { db, userId, listing } = asked;
  const { page, scope } = listing;
  const sortKey = listing.sortKey ?? "UPDATED_AT";
  const order = orderOf(sortKey, listing.order);
  const rows =
    scope === "LIBRARY" && isByRank(sortKey)
      ? await db
          .select({ id: blockSearch.blockId })
          .from(blockSearch)
          .where(isSearched(userId, listing))
          .orderBy(...order)
          .limit(page.size)
          .offset(page.offset)
      : await db
          .select({ id: blocks.id })
          .from(blocks)
          .leftJoin(blockSearch, eq(blockSearch.blockId, blocks.id))
          .where(isListed(userId, listing))
          .orderBy(...order)
          .limit(page.size)
          .offset(page.offset);
  const counted =
    scope === "LIBRARY"
      ? await countUpTo(asked, isSearched(userId, listing))
      : await db.$count(blocks, isListed(userId, listing));
  return {
    ids: rows.map(({ id }) => id),
    totalCount: Math.min(counted, MAX_COUNTED),
    isTotalExact: counted <= MAX_COUNTED,
  };
}

function foundBy({ userId, listing }: Asked, query: string | undefined): SQL | undefined {
  const ports = [...listing.ports, ...listing.portFilters.map(({ kind }) => kind)];
  return and(
    query === undefined ? undefined : sql`${blockSearch.terms} @@ ${query}::tsquery`,
    ports.length === 0 ? undefined : sql`${blockSearch.ports} @> ${textArray(ports)}`,
    isSearched(userId, listing),
  );
}

/** What the search finds, in order. */
function hits(asked: Asked, words: readonly string[], query: string | undefined) {
  const { db, listing } = asked;
  const sortKey = listing.sortKey ?? (query === undefined ? "UPDATED_AT" : undefined);
  const parameters = listing.parameters.length > 0 ? blockSearch.parameters : sql<unknown>`null`.as("parameters");
  const portSpans = listing.portFilters.length > 0 ? blockSearch.portSpans : sql<unknown>`null`.as("port_spans");
  const total = sql<number>`count(*) over ()::int`;
  if (sortKey !== undefined) {
    const found = db.select({ id: blockSearch.blockId, parameters, portSpans, total }).from(blockSearch).$dynamic();
    const joined = isByRank(sortKey) ? found : found.innerJoin(blocks, eq(blocks.id, blockSearch.blockId));
    return joined.where(foundBy(asked, query)).orderBy(...orderOf(sortKey, listing.order));
  }
  // Each step keeps no more of a row than the next one needs: a thousand rows are sorted, and their terms are long.
  const { blockId, terms, boost, usedCount, name, rank } = blockSearch;
  const found = db
    .select({ blockId, terms, boost, usedCount, name, parameters, portSpans })
    .from(blockSearch)
    .where(foundBy(asked, query))
    .orderBy(sql`${rank} desc`, blockId)
    .limit(MAX_RANKED)
    .as("block_search");
  const ranked = db
    .select({
      id: found.blockId,
      name: found.name,
      parameters: found.parameters,
      portSpans: found.portSpans,
      relevance: relevanceOf(words, query ?? "").as("relevance"),
    })
    .from(found)
    .limit(MAX_RANKED)
    .as("ranked");
  return db
    .select({ id: ranked.id, parameters: ranked.parameters, portSpans: ranked.portSpans, total })
    .from(ranked)
    .orderBy(sql`${ranked.relevance} desc`, ...byName(ranked.name), ranked.id)
    .$dynamic();
}

/** Of two that are found equally well, the one with less besides the words; the same one on every server. */
function byName(name: SQLWrapper): readonly SQL[] {
  return [sql`length(${name})`, sql`${name}`];
}

/** Exact names and numbers first, then by where the words are; whole, priced and much used blocks before others. */
function relevanceOf(words: readonly string[], query: string): SQL<number> {
  return sql<number>`ts_rank('{0.1, 0.2, 0.5, 1}', ${blockSearch.terms}, ${query}::tsquery)
    + 0.1 * ${blockSearch.boost} + 0.02 * ln(1 + ${blockSearch.usedCount})
    + case when ${blockSearch.name} = ${words.join(" ")} then 10
        when ${blockSearch.terms} @@ ${exactQueryOf(words)}::tsquery then 5 else 0 end`;
}

/** Exact up to what is counted, and one more where there are more. */
async function countUpTo({ db }: Asked, where: SQL | undefined): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(blockSearch)
    .where(where)
    .limit(MAX_COUNTED + 1)
    .as("counted");
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(counted);
  return row?.count ?? 0;
}
