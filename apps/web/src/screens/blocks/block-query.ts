import type { BlockListInput, BlockSortKey, LibraryValidationStep } from "../../graphql/generated/documents.ts";

/** Cards on one page of the list. */
export const PAGE_SIZE = 12;

export const BLOCK_SORTS = ["RECOMMEND", "UPDATED_AT", "NAME", "POPULARITY"] as const satisfies readonly BlockSortKey[];

/** What a list of own blocks can be narrowed to. */
export const BLOCK_STATES = ["DRAFT", "VALIDATING", "COMPLETE", "FAIL"] as const;
type BlockStateName = (typeof BLOCK_STATES)[number];

const STEPS: Readonly<Record<BlockStateName, readonly LibraryValidationStep[]>> = {
  DRAFT: ["READY"],
  VALIDATING: ["VALIDATE_REQUEST", "SUPPLY_ITEM_REQUEST", "INDEX_REQUEST"],
  COMPLETE: ["COMPLETE"],
  FAIL: ["FAIL"],
};

/** Whose blocks a list has: all that one can use, one's own, or those of a team. */
export type BlockScope = { readonly kind: "LIBRARY" | "MINE" } | { readonly kind: "TEAM"; readonly teamId: string };

/** What the list shows; kept in the address, so that a link or the back button brings the same list. */
export interface BlockQuery {
  readonly keyword: string;
  readonly sortKey: (typeof BLOCK_SORTS)[number];
  /** Null: all categories. */
  readonly categoryId: string | null;
  readonly state: BlockStateName | null;
  readonly page: number;
}

/** The library begins with what is recommended, own blocks with the last changed. */
export function usualSort({ kind }: BlockScope): BlockQuery["sortKey"] {
  return kind === "LIBRARY" ? "RECOMMEND" : "UPDATED_AT";
}

export function readBlockQuery(search: URLSearchParams, scope: BlockScope): BlockQuery {
  const page = Number(search.get("page"));
  return {
    keyword: search.get("q")?.trim() ?? "",
    sortKey: BLOCK_SORTS.find((key) => key === search.get("sort")) ?? usualSort(scope),
    categoryId: search.get("category") || null,
    state: scope.kind === "LIBRARY" ? null : (BLOCK_STATES.find((state) => state === search.get("state")) ?? null),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list; what is as usual is left out. */
export function writeBlockQuery(
  { keyword, sortKey, categoryId, state, page }: BlockQuery,
  scope: BlockScope,
): URLSearchParams {
  const search = new URLSearchParams(scope.kind === "TEAM" ? { teamId: scope.teamId } : {});
  if (keyword) search.set("q", keyword);
  if (sortKey !== usualSort(scope)) search.set("sort", sortKey);
  if (categoryId) search.set("category", categoryId);
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search;
}

/** What is asked of the server. A recommended search is by relevance, which the server does where no order is named. */
export function blockListInput(query: BlockQuery, scope: BlockScope): BlockListInput {
  const { keyword, sortKey, categoryId, state, page } = query;
  const isByRelevance = keyword !== "" && sortKey === "RECOMMEND";
  return {
    page,
    size: PAGE_SIZE,
    scope: scope.kind,
    teamId: scope.kind === "TEAM" ? scope.teamId : null,
    keyword: keyword || null,
    categoryId,
    sortKey: isByRelevance ? null : sortKey,
    order: sortKey === "NAME" ? "ASC" : "DESC",
    status: state === null ? null : [...STEPS[state]],
  };
}
