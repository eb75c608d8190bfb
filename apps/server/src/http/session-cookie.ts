import { SESSION_COOKIE, SESSION_LIFETIME_MS } from "../platform/sessions.ts";

export function readSessionToken(cookieHeader: string | undefined): string | undefined {
  for (const pair of (cookieHeader ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at).trim() === SESSION_COOKIE) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** The Set-Cookie that stores a token, or with none forgets it. */
export function writeSessionCookie(token: string | undefined, secure: boolean): string {
  const seconds = token === undefined ? 0 : SESSION_LIFETIME_MS / 1000;
  return `${SESSION_COOKIE}=${token ?? ""}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
}
