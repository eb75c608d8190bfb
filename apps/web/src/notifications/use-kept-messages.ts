import { useEffect } from "react";
import type { LiveMessage } from "../live/open-notification-socket.ts";
import { useSession } from "../session/session.ts";

/**
 * Calls back with each message that the server keeps, new or just read in some window, and without one after each
 * (re)connection, which replays nothing.
 */
export function useKeptMessages(onChange: (message: LiveMessage | undefined) => void): void {
  const { live } = useSession();
  useEffect(() => {
    const stopMessages = live.onMessage((message) => {
      if (message.persist) onChange(message);
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
