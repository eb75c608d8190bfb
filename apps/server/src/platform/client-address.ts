import type { IncomingMessage } from "node:http";

/**
 * Who is calling. Every proxy appends the address it was called from to X-Forwarded-For, and anybody can write what stands
 * before: only the entries of trusted proxies count, from the end. With fewer entries the call did not come through them.
 */
export function clientAddressOf(
  request: Pick<IncomingMessage, "headers"> & { readonly socket: { readonly remoteAddress?: string | undefined } },
  trustedProxies: number,
): string {
  const own = request.socket.remoteAddress || "unknown";
  if (trustedProxies === 0) return own;
  const forwarded = request.headers["x-forwarded-for"];
  const entries = (Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "")).split(",");
  return entries.at(-trustedProxies)?.trim() || own;
}
