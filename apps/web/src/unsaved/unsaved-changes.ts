import { type Page, pageAt } from "../pages.ts";

/**
 * Changes that leaving the page would lose. Screens register while they have some; the shell asks before leaving.
 * Outside React, because an expired login clears it from wherever it is noticed.
 */
const registrations = new Set<UnsavedWork>();

export interface UnsavedWork {
  /** A dialog over the pages: it stays open, with what was entered, when the page below changes. */
  readonly outlivesPage?: boolean;
}

/** Registers unsaved changes and returns the function that releases them. */
export function holdUnsavedChanges({ outlivesPage = false }: UnsavedWork = {}): () => void {
  const registration = { outlivesPage };
  registrations.add(registration);
  return () => registrations.delete(registration);
}

export function hasUnsavedChanges(): boolean {
  return registrations.size > 0;
}

export function clearUnsavedChanges(): void {
  registrations.clear();
}

/** The page goes, and what was entered on it. True: there was something. */
export function clearChangesOfPage(): boolean {
  const ofPage = [...registrations].filter(({ outlivesPage }) => !outlivesPage);
  for (const registration of ofPage) registrations.delete(registration);
  return ofPage.length > 0;
}

/** State of a navigation that nobody chose, so that there is nothing to ask. */
export const FORCED_EXIT = { isForcedExit: true };

export function isForcedExit(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isForcedExit" in state;
}

/** Sign-in, the home site (the page for everybody) and error pages. */
const UNGUARDED_EXITS: ReadonlySet<Page | undefined> = new Set(["/member/signin", "/", "/400", "/404", "/500"]);

/** The way to unguarded exits is never held up; the workspace saves by itself. */
export function asksBeforeLeaving({ from, to }: { from: string; to: string }): boolean {
  const [here, there] = [pageAt(from), pageAt(to)];
  if (here === "/layout/:id" || from === to) return false;
  return !UNGUARDED_EXITS.has(there);
}
