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

const UNGUARDED_EXITS = ["/member/signin", "/400", "/404", "/500"];

/** The way to sign-in and to error pages is never held up; the workspace saves by itself. */
export function asksBeforeLeaving({ from, to }: { from: string; to: string }): boolean {
  if (from.startsWith("/layout/") || from === to) return false;
  return !UNGUARDED_EXITS.some((exit) => to.startsWith(exit));
}
