import { useEffect } from "react";
import { useSession } from "../session/session.ts";

export interface TeamNews {
  readonly teamId: string;
  /** TEAM_JOINED, TEAM_ROLE, TEAM_REMOVED … about the account itself; TEAM_UPDATED about the team. */
  readonly occasion: string;
}

/** Calls back with each piece of news about any team, and with undefined after each (re)connection, which replays nothing. */
export function useTeamNews(onNews: (news: TeamNews | undefined) => void): void {
  const { live } = useSession();
  useEffect(() => {
    const stopMessages = live.onMessage(({ content }) => {
      if (content.__typename === "CircuitArchitecture" && content.target && content.case?.startsWith("TEAM_"))
        onNews({ teamId: content.target.id, occasion: content.case });
    });
    const stopStatus = live.onStatus(() => {
      if (live.status === "connected") onNews(undefined);
    });
    return () => {
      stopMessages();
      stopStatus();
    };
  }, [live, onNews]);
}
