import type { Sealer } from "../../platform/sealer.ts";

/** The cookie of a login on its way: sealed, out of reach of scripts, good for ten minutes. */
export const LOGIN_COOKIE = "tracewright_login";
/** The cookie of a person whom a provider has vouched for and who has yet to accept the terms. */
export const SIGN_UP_COOKIE = "tracewright_sign_up";

const LIFETIME_MS = 600_000;

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

export function writeSealedCookie(
  sealer: Sealer,
  name: string,
  content: object,
  { now, secure }: { readonly now: Date; readonly secure: boolean },
): string {
  const sealed = sealer.seal(name, JSON.stringify({ until: now.getTime() + LIFETIME_MS, content }));
  return `${name}=${sealed}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_MS / 1000}${secure ? "; Secure" : ""}`;
}

/** What was sealed into the cookie; undefined when it is absent, forged or too old. */
export function readSealedCookie<Content>(
  sealer: Sealer,
  name: string,
  header: string | undefined,
  now: Date,
): Content | undefined {
  const text = sealer.open(name, readCookie(header, name) ?? "");
  if (text === undefined) return undefined;
  const { until, content } = JSON.parse(text) as { until: number; content: Content };
  return until >= now.getTime() ? content : undefined;
}

export function forgetCookie(name: string): string {
  return `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
}
