import { TEAM_PARAMETER } from "../teams/team-path.ts";

const ofWallet = (path: string, teamId: string | null | undefined) =>
  teamId == null ? path : `${path}?${new URLSearchParams({ [TEAM_PARAMETER]: teamId })}`;

/** The credits of a team, or one's own. */
export function creditPath(teamId?: string | null): string {
  return ofWallet("/mypage/membership/credit/", teamId);
}

/** What was bought, or is to be paid, by a team or by oneself. */
export function purchasesPath(teamId?: string | null): string {
  return ofWallet("/mypage/membership/purchase/", teamId);
}

/** One purchase: how it is paid, and what became of it. */
export function purchasePath(id: string): string {
  return `/mypage/membership/purchase/detail/${encodeURIComponent(id)}`;
}
