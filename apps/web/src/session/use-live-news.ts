import { useEffect } from "react";
import type { LiveMessage } from "../live/open-notification-socket.ts";
import { useSession } from "./session.ts";

/** Calls back with each message, and without one after each (re)connection, which replays nothing. */
export function useLiveNews(onNews: (message: LiveMessage | undefined) => void): void {
  const { live } = useSession();
  useEffect(() => {
    const stopMessages = live.onMessage(onNews);
    const stopStatus = live.onStatus(() => {
      if (live.status === "connected") onNews(undefined);
    });
    return () => {
      stopMessages();
      stopStatus();
    };
  }, [live, onNews]);
}
