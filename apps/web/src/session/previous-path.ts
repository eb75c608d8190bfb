import { isReturnAddress } from "../pages.ts";
import { STORAGE_KEYS } from "../storage-keys.ts";

const KEY = STORAGE_KEYS.previousPath;

/** Remembers where someone was, for the way back after signing in. Error and member pages are never remembered. */
export function rememberPath(path: string): void {
  if (isReturnAddress(path)) sessionStorage.setItem(KEY, path);
}

export function recallPath(): string {
  const path = sessionStorage.getItem(KEY);
  return path && isReturnAddress(path) ? path : "/home";
}

export function forgetPath(): void {
  sessionStorage.removeItem(KEY);
}
