import type { Foreign } from "../records/foreign.ts";

/** Real pieces nest about a dozen lists. */
const MAX_DEPTH = 1_000;

/**
 * Whether a piece of a file that came from outside can be written among others without closing or opening what is not its
 * own: words, "quoted texts" with backslashes, and lists of both, as KiCad writes them. A quote within a word is refused,
 * since readers differ about it. Only KiCad's pieces are ever written again.
 */
export function isWholeFragment(format: Foreign["format"], fragment: string): boolean {
  if (format !== "kicad") return true;
  let depth = 0;
  for (const [token] of fragment.matchAll(/"(?:[^"\\]|\\[\s\S])*"(?=[\s()]|$)|[()]|[^\s()]+/g)) {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (token.includes('"') && !/^"(?:[^"\\]|\\[\s\S])*"$/.test(token)) return false;
    if (depth < 0 || depth > MAX_DEPTH) return false;
  }
  return depth === 0;
}
