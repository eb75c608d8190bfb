import { createClient } from "graphql-ws";
import { stringifyDocument } from "urql";
import { isExpiredClose, isExpiredLogin } from "../graphql/expired-login.ts";
import { NotificationsDocument, type NotificationsSubscription } from "../graphql/generated/documents.ts";
import type { OpenLiveSocket, SocketEnd } from "./live-connection.ts";
import { lendLiveClient } from "./watch-live.ts";

export type LiveMessage = NotificationsSubscription["notification"];

/** Milliseconds between pings of the socket. */
const KEEP_ALIVE_MS = 1_200;

/** The notification subscription over graphql-transport-ws. Trying again is the caller's business, so not here. */
export const openNotificationSocket: OpenLiveSocket<LiveMessage> = ({ onOpen, onMessage, onEnd }) => {
  let ended = false;
  let takeBack: (() => void) | undefined;
  const end = (result: SocketEnd) => {
    if (ended) return;
    ended = true;
    takeBack?.();
    onEnd(result);
    void client.dispose();
  };
  const client = createClient({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`,
    lazy: true,
    retryAttempts: 0,
    keepAlive: KEEP_ALIVE_MS,
    on: {
      connected: () => {
        if (ended) return;
        takeBack = lendLiveClient(client);
        onOpen();
      },
    },
  });
  client.subscribe<NotificationsSubscription>(
    { query: stringifyDocument(NotificationsDocument), variables: { input: { service: "CIRCUIT_ARCHITECTURE" } } },
    {
      next: ({ data, errors }) => {
        if (data) onMessage(data.notification);
        else if (errors) end({ reason: "failed", expired: isExpired(errors) });
      },
      error: (error) => end({ reason: "failed", expired: isExpired(error) }),
      complete: () => end({ reason: "closed", expired: false }),
    },
  );
  return () => {
    ended = true;
    takeBack?.();
    void client.dispose();
  };
};

/** The library reports a closed socket as its CloseEvent, a refused operation as a list of GraphQL errors. */
function isExpired(error: unknown): boolean | "ask" {
  if (typeof CloseEvent !== "undefined" && error instanceof CloseEvent) return isExpiredClose(error.code);
  if (Array.isArray(error)) {
    const errors: { message?: string; extensions?: { code?: unknown } }[] = error;
    return isExpiredLogin({
      codes: errors.map(({ extensions }) => extensions?.code),
      message: errors.map(({ message }) => message ?? "").join(" "),
    });
  }
  return error instanceof Error && isExpiredLogin({ codes: [], message: error.message });
}
