import type { IncomingMessage } from "node:http";

/** Who is calling. Forwarded addresses are believed only behind a proxy of our own: anybody can write the header. */
export function clientAddressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const [first] = (Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "")).split(",");
  return first?.trim() || request.socket.remoteAddress || "unknown";
}
