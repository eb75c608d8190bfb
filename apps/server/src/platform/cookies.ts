/**
 * With https a cookie carries the prefix `__Host-`: browsers then take it from this host alone, over TLS, for all paths,
 * so that neither a neighbouring subdomain nor an open network can plant one.
 */
function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function readCookie(header: string | undefined, name: string, secure: boolean): string | undefined {
  const wanted = cookieName(name, secure);
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** A Set-Cookie out of reach of scripts and of requests from other sites; `seconds` 0 removes the cookie. */
export function writeCookie(
  name: string,
  value: string,
  { secure, seconds }: { readonly secure: boolean; readonly seconds: number },
): string {
  const pair = `${cookieName(name, secure)}=${value}`;
  return `${pair}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
}
