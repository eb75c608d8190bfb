import { canonicalJson } from "./canonical-json.ts";

/** Whether two records or members hold the same; absent is like absent only. */
export function isAlike(a: unknown, b: unknown): boolean {
  return a === b || (a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b));
}
