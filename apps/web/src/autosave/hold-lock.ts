/**
 * Holds a name as long as this tab lives, or until it is let go of; undefined: another tab holds it all the time that
 * was waited.
 */
export type HoldLock = (name: string, patienceMs: number) => Promise<(() => void) | undefined>;

/**
 * By the browser's locks, which it lets go of itself when a tab is closed or crashes; undefined: it has none, as on a
 * page without TLS.
 */
export function tabLocks({ locks }: { readonly locks?: LockManager } = navigator): HoldLock | undefined {
  if (!locks) return undefined;
  return (name, patienceMs) =>
    new Promise((resolve) => {
      const options: LockOptions = patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true };
      const held = locks.request(name, options, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      });
      // Not given in time: somebody else has it.
      held.catch(() => resolve(undefined));
    });
}
