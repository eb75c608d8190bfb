import { useCallback } from "react";
import { useLiveNews } from "../session/use-live-news.ts";

export interface TeamNews {
  readonly teamId: string;
  /** TEAM_JOINED, TEAM_ROLE, TEAM_REMOVED … about the account itself; TEAM_UPDATED about the team. */
  readonly occasion: string;
}

/** Calls back with each piece of news about any team, and with undefined after each (re)connection, which replays nothing. */
export function useTeamNews(onNews: (news: TeamNews | undefined) => void): void {
  useLiveNews(
    useCallback(
      (message) => {
        if (message === undefined) return onNews(undefined);
        const { content } = message;
        if (content.__typename === "CircuitArchitecture" && content.target && content.case?.startsWith("TEAM_"))
          onNews({ teamId: content.target.id, occasion: content.case });
      },
      [onNews],
    ),
  );
}
