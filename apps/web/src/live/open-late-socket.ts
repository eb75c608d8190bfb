import type { OpenLiveSocket } from "./live-connection.ts";
import type { LiveMessage } from "./open-notification-socket.ts";

/** The notification socket, its code fetched with the first one: pages for everybody have no live connection. */
export const openLateSocket: OpenLiveSocket<LiveMessage> = (handlers) => {
  let closed = false;
  let close: (() => void) | undefined;
  import("./open-notification-socket.ts").then(
    ({ openNotificationSocket }) => {
      if (!closed) close = openNotificationSocket(handlers);
    },
    () => {
      if (!closed) handlers.onEnd({ reason: "failed", expired: false });
    },
  );
  return () => {
    closed = true;
    close?.();
  };
};
