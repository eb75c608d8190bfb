/** Pages that anyone may see: no profile is fetched and no live connection is opened on them. */
const PUBLIC_PREFIXES = ["/member/", "/thanks", "/400", "/404", "/500", "/test/dev"];

export function isPublicPath(path: string): boolean {
  return path === "/" || PUBLIC_PREFIXES.some((prefix) => path.startsWith(prefix));
}

/** Pages nobody wants to be sent back to after signing in. */
export function isReturnPath(path: string): boolean {
  return !isPublicPath(path);
}
