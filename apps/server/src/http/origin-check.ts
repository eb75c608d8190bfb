import type { IncomingMessage } from "node:http";

/**
 * Whether a request comes from this site's pages. Browsers send `Origin` with everything that could change something; it has
 * to be the public address, or, without one configured, the host that was called. No `Origin`: no browser page.
 */
export function isOwnOrigin(request: IncomingMessage, publicUrl: URL | undefined): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return publicUrl === undefined ? from.host === host : from.origin === publicUrl.origin;
}
