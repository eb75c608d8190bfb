import { type Page, pageAt } from "../pages.ts";

/**
 * Who holds changes that leaving the page would lose. Screens register while they do; the shell asks before leaving.
 * Outside React, because an expired login clears it from wherever it is noticed.
 */
const holders = new Set<symbol>();

/** Registers a holder and answers the function that releases it. */
export function holdUnsavedChanges(): () => void {
  const holder = Symbol("unsaved");
  holders.add(holder);
  return () => holders.delete(holder);
}

export function hasUnsavedChanges(): boolean {
  return holders.size > 0;
}

export function clearUnsavedChanges(): void {
  holders.clear();
}

/** Sign-in, the home site (the page for everybody) and error pages. */
const UNGUARDED_EXITS: ReadonlySet<Page | undefined> = new Set(["/member/signin", "/", "/400", "/404", "/500"]);

/** The way to unguarded exits is never held up; the workspace saves by itself. */
export function asksBeforeLeaving({ from, to }: { from: string; to: string }): boolean {
  const [here, there] = [pageAt(from), pageAt(to)];
  if (here === "/layout/:id" || from === to) return false;
  return !UNGUARDED_EXITS.has(there);
}
