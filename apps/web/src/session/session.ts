import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import type { OnCallError } from "../graphql/call-failure.ts";
import type { LiveConnection, LiveStatus } from "../live/live-connection.ts";
import type { LiveRun, LiveRuns } from "../live/live-runs.ts";
import type { LiveMessage } from "../live/open-notification-socket.ts";

export interface Session {
  readonly live: LiveConnection<LiveMessage>;
  readonly runs: LiveRuns;
  /** How many people this tab has let go of. */
  readonly persons: number;
  readonly onCallError: OnCallError;
  /** A profile has been seen: from now on a refused call means that the login ran out. */
  readonly markKnown: () => void;
  readonly signOut: () => Promise<void>;
  /**
   * Ends the session on the server and goes to a page that needs no login, with everything of the person dropped. `end`
   * answers false when the server refused: then everything stays.
   */
  readonly leave: (path: string, end: () => Promise<boolean>) => Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession stands outside SessionProvider.");
  return session;
}

export function useLiveStatus(): LiveStatus {
  const { live } = useSession();
  return useSyncExternalStore(live.onStatus, () => live.status);
}

/** All runs heard of since sign-in, by project id. */
export function useLiveRuns(): ReadonlyMap<string, LiveRun> {
  const { runs } = useSession();
  return useSyncExternalStore(runs.onChange, () => runs.all);
}

/**
 * The matching of parts, exports and comments change nothing that lists and the workspace show of a project; a run's progress
 * comes as its own news.
 */
const changesNothingShown = (occasion: string | null) =>
  /^(?:PART_MATCHING|EXPORT|COMMENTS)_|_PROGRESS$/.test(occasion ?? "");

/** Calls back whenever one of the person's projects changed, and after each (re)connection, which replays nothing. */
export function useProjectChanges(onChange: (projectId: string | undefined) => void): void {
  const { live } = useSession();
  useEffect(() => {
    const stopMessages = live.onMessage(({ content }) => {
      if (content.__typename === "CircuitArchitecture" && !changesNothingShown(content.case))
        onChange(content.changedProjectId ?? undefined);
    });
    const stopStatus = live.onStatus(() => {
      if (live.status === "connected") onChange(undefined);
    });
    return () => {
      stopMessages();
      stopStatus();
    };
  }, [live, onChange]);
}
