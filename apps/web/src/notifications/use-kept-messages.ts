import { useCallback } from "react";
import type { LiveMessage } from "../live/open-notification-socket.ts";
import { useLiveNews } from "../session/use-live-news.ts";

/**
 * Calls back with each message that the server keeps, new or just read in some window, and without one after each
 * (re)connection, which replays nothing.
 */
export function useKeptMessages(onChange: (message: LiveMessage | undefined) => void): void {
  useLiveNews(
    useCallback(
      (message) => {
        if (message === undefined || message.persist) onChange(message);
      },
      [onChange],
    ),
  );
}
