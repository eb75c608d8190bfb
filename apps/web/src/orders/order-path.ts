import { TEAM_PARAMETER } from "../teams/team-path.ts";

/** The orders of a team, or one's own. */
export function ordersPath(teamId?: string | null): string {
  return teamId == null ? "/mypage/order/" : `/mypage/order/?${new URLSearchParams({ [TEAM_PARAMETER]: teamId })}`;
}

export function orderPath(id: string): string {
  return `/mypage/order/detail/${encodeURIComponent(id)}`;
}

export function estimatePath(id: string): string {
  return `/estimate/detail/${encodeURIComponent(id)}`;
}

/** What a purchase of boards is for. */
export function subjectPath(kind: string, id: string): string {
  return kind === "ORDER" ? orderPath(id) : estimatePath(id);
}

/** Where news of an order or an estimate leads; what administrators hear, to their page. */
export function pathOfOrderNews(occasion: string, kind: "ESTIMATE" | "ORDER", id: string): string {
  if (!occasion.startsWith("STAFF_")) return subjectPath(kind, id);
  return `/admin/${kind === "ORDER" ? "orders" : "estimates"}/${encodeURIComponent(id)}`;
}
