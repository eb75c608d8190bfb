/** The page of the plan of a team, or of one's own. Here because a refusal of the server leads there. */
export function planPath(teamId?: string | null): string {
  const path = "/mypage/membership/plan/";
  return teamId == null ? path : `${path}?${new URLSearchParams({ teamId })}`;
}
