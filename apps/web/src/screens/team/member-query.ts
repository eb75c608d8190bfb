import type { SortOrder, TeamMemberConnectionInput, TeamMemberSortKey } from "../../graphql/generated/documents.ts";

/** Rows on one page of the list. */
const PAGE_SIZE = 10;

export const MEMBER_SORT_KEYS = [
  "TEAM_MEMBER_ROLE",
  "NAME",
  "EMAIL",
  "CREATED_AT",
] as const satisfies readonly TeamMemberSortKey[];

type MemberSortKey = (typeof MEMBER_SORT_KEYS)[number];

/** What the list of members shows; kept in the address, so that a link or the back button brings the same list. */
export interface MemberQuery {
  readonly keyword: string;
  readonly sortKey: MemberSortKey;
  readonly order: SortOrder;
  readonly page: number;
}

/** The names of its parts in the address. */
const PARTS = { keyword: "q", sortKey: "sort", order: "order", page: "page" } as const;

export function readMemberQuery(search: URLSearchParams): MemberQuery {
  const order = search.get(PARTS.order);
  const page = Number(search.get(PARTS.page));
  const sortKey = MEMBER_SORT_KEYS.find((key) => key === search.get(PARTS.sortKey)) ?? "TEAM_MEMBER_ROLE";
  return {
    keyword: search.get(PARTS.keyword)?.trim() ?? "",
    sortKey,
    order: order === "ASC" || order === "DESC" ? order : "ASC",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with this list in it; what is as usual is left out, and everything else in it stays. */
export function writeMemberQuery(search: URLSearchParams, query: MemberQuery): URLSearchParams {
  const written = new URLSearchParams(search);
  const set = (name: string, value: string, usual: string) => {
    written.delete(name);
    if (value !== usual) written.append(name, value);
  };
  set(PARTS.keyword, query.keyword, "");
  set(PARTS.sortKey, query.sortKey, "TEAM_MEMBER_ROLE");
  set(PARTS.order, query.order, "ASC");
  set(PARTS.page, String(query.page), "1");
  return written;
}

export function memberInput(teamId: string, query: MemberQuery): TeamMemberConnectionInput {
  return { teamId, ...query, keyword: query.keyword || null, size: PAGE_SIZE };
}
