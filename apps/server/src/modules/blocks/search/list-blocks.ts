import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { blockSearch, blocks } from "../../../platform/database/tables.ts";
import { type SeenBlock, seeBlocks } from "../block-access.ts";
import type { BlockListing } from "./block-listing.ts";
import { type FoundIds, findBlockIds } from "./find-block-ids.ts";
import { queryOf, queryWords } from "./search-query.ts";
import { SPELLING } from "./spelling.ts";
import { isSpelt } from "./terms.ts";

export interface ListedBlocks {
  readonly nodes: readonly SeenBlock[];
  readonly totalCount: number;
  /** False: there are more than were counted. */
  readonly isTotalExact: boolean;
  /** What was searched for in place of a keyword that nothing has. */
  readonly correctedKeyword: string | null;
}

export async function listBlocks(
  application: Application,
  userId: string,
  listing: BlockListing,
): Promise<ListedBlocks> {
  const words = queryWords(listing.keyword);
  if (listing.keyword.trim() !== "" && words.length === 0)
    return { nodes: [], totalCount: 0, isTotalExact: true, correctedKeyword: null };
  const { found, correctedKeyword } = await find(application, userId, listing, words);
  const { ids, ...count } = found;
  return { nodes: await see(application.db, userId, ids), ...count, correctedKeyword };
}

/** With all the words, else with those that they may have meant, else with any of them. */
async function find(
  application: Application,
  userId: string,
  listing: BlockListing,
  words: readonly string[],
): Promise<{ readonly found: FoundIds; readonly correctedKeyword: string | null }> {
  const { db } = application;
  const asked = { db, userId, listing };
  const found = await findBlockIds(asked, words);
  if (found.totalCount > 0 || words.length === 0) return { found, correctedKeyword: null };
  const corrected = await correct(application, words);
  if (corrected.some((word, index) => word !== words[index])) {
    const second = await findBlockIds(asked, corrected);
    if (second.totalCount > 0) return { found: second, correctedKeyword: corrected.join(" ") };
  }
  if (words.length === 1) return { found, correctedKeyword: null };
  return { found: await findBlockIds(asked, corrected, true), correctedKeyword: null };
}

/** Each word, or the one that it may have meant. */
async function correct({ db, services }: Application, words: readonly string[]): Promise<string[]> {
  const corrected: string[] = [];
  for (const word of words) {
    if (!isSpelt(word)) {
      corrected.push(word);
      continue;
    }
    const query = queryOf([word]) ?? "";
    // Counted, not looked for until the first: a search for one row is planned as if it were found soon.
    const isKnown = (await db.$count(blockSearch, sql`${blockSearch.terms} @@ ${query}::tsquery`)) > 0;
    corrected.push(isKnown ? word : ((await services.get(SPELLING).correct(db, word)) ?? word));
  }
  return corrected;
}

async function see(db: Database, userId: string, ids: readonly string[]): Promise<SeenBlock[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(blocks)
    .where(and(inArray(blocks.id, [...ids]), isNull(blocks.deletedAt)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return seeBlocks(
    db,
    userId,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}
