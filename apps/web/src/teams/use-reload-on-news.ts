import { useCallback, useEffect, useRef } from "react";
import { useTeamNews } from "./use-team-news.ts";

/** One act is often several pieces of news. */
const SETTLE_MS = 250;

/** Has something fetched again shortly after news about the team, or about any where none is named. */
export function useReloadOnNews(reload: () => void, teamId?: string): void {
  const timer = useRef<number>(undefined);
  useTeamNews(
    useCallback(
      (news) => {
        if (news && teamId !== undefined && news.teamId !== teamId) return;
        clearTimeout(timer.current);
        timer.current = window.setTimeout(reload, SETTLE_MS);
      },
      [reload, teamId],
    ),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
}
