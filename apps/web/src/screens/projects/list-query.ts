import type {
  EdaProjectConnectionV2Input,
  ListedState,
  SortKey,
  SortOrder,
} from "../../graphql/generated/documents.ts";

/** Rows on one page of the list. */
export const PAGE_SIZE = 10;

export const SORT_KEYS = ["UPDATED_AT", "CREATED_AT", "NAME"] as const satisfies readonly SortKey[];

/** The states that the list can be narrowed to, in the order in which a board reaches them. */
export const LISTED_STATES = [
  "IMPORTED",
  "PLACED",
  "ROUTED",
  "CLEAN",
  "RUNNING",
  "COMPLETED",
  "STOPPED",
  "FAILED",
] as const satisfies readonly ListedState[];

/** What the list shows; kept in the address, so that a link or the back button brings the same list. */
export interface ListQuery {
  readonly keyword: string;
  readonly sortKey: (typeof SORT_KEYS)[number];
  readonly order: SortOrder;
  /** Null: projects of all states. */
  readonly state: (typeof LISTED_STATES)[number] | null;
  /** Null: projects of all creators. */
  readonly creatorId: string | null;
  readonly page: number;
}

export function readListQuery(search: URLSearchParams): ListQuery {
  const sortKey = SORT_KEYS.find((key) => key === search.get("sort")) ?? "UPDATED_AT";
  const wantedOrder = search.get("order");
  const page = Number(search.get("page"));
  return {
    keyword: search.get("q")?.trim() ?? "",
    sortKey,
    order: wantedOrder === "ASC" || wantedOrder === "DESC" ? wantedOrder : naturalOrder(sortKey),
    state: LISTED_STATES.find((state) => state === search.get("state")) ?? null,
    creatorId: search.get("creator") || null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list, of a team where one is given; what is as usual is left out. */
export function writeListQuery(
  { keyword, sortKey, order, state, creatorId, page }: ListQuery,
  teamId?: string,
): URLSearchParams {
  const search = new URLSearchParams(teamId === undefined ? {} : { teamId });
  if (keyword) search.set("q", keyword);
  if (sortKey !== "UPDATED_AT") search.set("sort", sortKey);
  if (order !== naturalOrder(sortKey)) search.set("order", order);
  if (state) search.set("state", state);
  if (creatorId) search.set("creator", creatorId);
  if (page > 1) search.set("page", String(page));
  return search;
}

/** Names read from A; dates read from the newest. */
export function naturalOrder(sortKey: SortKey): SortOrder {
  return sortKey === "NAME" ? "ASC" : "DESC";
}

/** What is asked of the server; one's own projects are not narrowed to who created them. */
export function listInput({ creatorId, ...query }: ListQuery, teamId?: string): EdaProjectConnectionV2Input {
  const ofTeam = teamId === undefined ? {} : { teamId, creatorId };
  return { ...query, ...ofTeam, keyword: query.keyword || null, size: PAGE_SIZE };
}
