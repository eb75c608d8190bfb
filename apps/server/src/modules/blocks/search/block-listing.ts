import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { ValidationStep } from "../../../platform/database/block-records.ts";
import { blockSearch, blocks, blockVersions } from "../../../platform/database/tables.ts";
import type { Page } from "../../../wire/paging.ts";
import { isHeldFor } from "../../access/memberships.ts";
import { isSeenBy } from "../block-access.ts";
import { keysWithin } from "../categories/categories.ts";
import type { ParameterFilter } from "./has-parameter.ts";
import type { PortFilter } from "./has-port.ts";

/** What a list of blocks is narrowed and ordered by. */
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
  /** Ports that a block has to have, each with its direction or a voltage. */
  readonly portFilters: readonly PortFilter[];
  readonly parameters: readonly ParameterFilter[];
  readonly status: readonly ValidationStep[];
}

/** Scope, category and status as conditions on `blocks`. */
export function isListed(userId: string, { scope, categoryId, status }: BlockListing): SQL | undefined {
  return and(
    isNull(blocks.deletedAt),
    scope === "LIBRARY"
      ? and(isSeenBy(userId), isNotNull(blocks.currentVersionId))
      : eq(blocks.holderId, scope === "MINE" ? userId : scope.teamId),
    categoryId == null ? undefined : inArray(blocks.categoryKey, [...keysWithin(categoryId)]),
    status.length === 0 ? undefined : hasStatus(userId, status),
  );
}

/** The same on `block_search`, without reading any block. */
export function isSearched(userId: string, { scope, categoryId, status }: BlockListing): SQL | undefined {
  return and(
    // Few at any time, and erased after a month.
    sql`${blockSearch.blockId} not in (select d.id from ${blocks} d where d.deleted_at is not null)`,
    scope === "LIBRARY"
      ? sql`${blockSearch.isComplete} and (${blockSearch.isForAll} or ${isHeldFor(userId, blockSearch.holderId)})`
      : eq(blockSearch.holderId, scope === "MINE" ? userId : scope.teamId),
    categoryId == null ? undefined : inArray(blockSearch.categoryKey, [...keysWithin(categoryId)]),
    status.length === 0
      ? undefined
      : sql`exists (select 1 from ${blocks} where ${blocks.id} = ${blockSearch.blockId} and ${hasStatus(userId, status)})`,
  );
}

/** Of the version that the user sees: those who hold a block see its draft. */
function hasStatus(userId: string, status: readonly ValidationStep[]): SQL {
  return sql`exists (select 1 from ${blockVersions} v where v.step = any(${textArray(status)}) and v.id =
    case when ${isHeldFor(userId, blocks.holderId)} then coalesce(${blocks.draftVersionId}, ${blocks.currentVersionId}) else ${blocks.currentVersionId} end)`;
}

/** The ids last: equal ranks must not let an entry appear on two pages. */
export function orderOf(sortKey: NonNullable<BlockListing["sortKey"]>, order: BlockListing["order"]): SQL[] {
  const direction = sql.raw(order.toLowerCase());
  const isRanked = isByRank(sortKey);
  const column = {
    CREATED_AT: blocks.createdAt,
    NAME: sql`lower(${blocks.name})`,
    UPDATED_AT: blocks.updatedAt,
    ID: blocks.id,
    RECOMMEND: blockSearch.rank,
    POPULARITY: blockSearch.popularity,
  }[sortKey];
  const id = isRanked ? blockSearch.blockId : blocks.id;
  return sortKey === "ID" ? [sql`${id} ${direction}`] : [sql`${column} ${direction}`, sql`${id} ${direction}`];
}

/** Orders that the search keeps; the others are of the blocks themselves. */
export function isByRank(sortKey: BlockListing["sortKey"]): boolean {
  return sortKey === "RECOMMEND" || sortKey === "POPULARITY";
}

export function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}
