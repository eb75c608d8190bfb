import { useEffect, useRef } from "react";
import { useSession } from "../session/session.ts";

const ENDS = ["TEAM_REMOVED", "TEAM_LEFT", "TEAM_DELETED"] as const;

/** The news that one is no longer a member of a team. */
export interface MembershipEnd {
  readonly teamId: string;
  readonly teamName: string;
  readonly occasion: (typeof ENDS)[number];
}

/** Calls back at the moment when the server says that the person's membership of a team has ended. */
export function useMembershipEnd(onEnd: (end: MembershipEnd) => void): void {
  const { live } = useSession();
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(
    () =>
      live.onMessage(({ content }) => {
        if (content.__typename !== "CircuitArchitecture" || !content.target) return;
        const occasion = ENDS.find((end) => end === content.case);
        if (occasion) latest.current({ teamId: content.target.id, teamName: content.target.name, occasion });
      }),
    [live],
  );
}
