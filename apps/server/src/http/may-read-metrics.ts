import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopback } from "../platform/configuration/is-loopback.ts";

/**
 * Who may read /metrics: the bearer of the configured token; without one, programs of the same machine. What a proxy hands
 * on comes from the same machine too, and is recognised by its header.
 */
export function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined)
    return headers["x-forwarded-for"] === undefined && isLoopback((socket.remoteAddress ?? "").replace("::ffff:", ""));
  const given = Buffer.from(headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
