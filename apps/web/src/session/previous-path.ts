import { isReturnPath } from "./public-paths.ts";

const KEY = "tracewright-previous-path";

/** Remembers where someone was, for the way back after signing in. Error and member pages are never remembered. */
export function rememberPath(path: string): void {
  if (isReturnPath(path)) sessionStorage.setItem(KEY, path);
}

export function recallPath(): string {
  const path = sessionStorage.getItem(KEY);
  return path && isReturnPath(path) && !path.startsWith("//") ? path : "/home";
}

export function forgetPath(): void {
  sessionStorage.removeItem(KEY);
}
