import { readCookie, writeCookie } from "../platform/cookies.ts";
import { SESSION_COOKIE, SESSION_LIFETIME_MS } from "../platform/sessions.ts";

export function readSessionToken(cookieHeader: string | undefined, secure: boolean): string | undefined {
  return readCookie(cookieHeader, SESSION_COOKIE, secure);
}

/** The Set-Cookie that stores a token, or with none forgets it. */
export function writeSessionCookie(token: string | undefined, secure: boolean): string {
  const seconds = token === undefined ? 0 : SESSION_LIFETIME_MS / 1000;
  return writeCookie(SESSION_COOKIE, token ?? "", { secure, seconds });
}
