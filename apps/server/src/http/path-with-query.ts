import type { IncomingMessage } from "node:http";

/** As it came, still encoded: that is what was signed. */
export function pathWithQuery(incoming: IncomingMessage): string {
  return incoming.url ?? "";
}
