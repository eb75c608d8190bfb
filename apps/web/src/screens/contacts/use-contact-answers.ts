import { useCallback } from "react";
import type { LiveMessage } from "../../live/open-notification-socket.ts";
import { useKeptMessages } from "../../notifications/use-kept-messages.ts";

/** Has inquiries fetched again when one is answered, `id` alone where it is named, and after each (re)connection. */
export function useContactAnswers(reload: () => void, id?: string): void {
  useKeptMessages(
    useCallback(
      (message: LiveMessage | undefined) => {
        if (message === undefined || isAnswer(message, id)) reload();
      },
      [reload, id],
    ),
  );
}

function isAnswer({ read, content }: LiveMessage, id: string | undefined): boolean {
  if (read || content.__typename !== "CircuitArchitecture" || content.case !== "CONTACT_RESPONDED") return false;
  return id === undefined || content.target?.id === id;
}
