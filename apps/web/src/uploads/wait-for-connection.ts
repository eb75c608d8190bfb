const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 16_000;

/** Waits after so many breaks: longer each time, but no longer than until the browser has a network again. */
export function waitForConnection(breaks: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  const end = () => {
    clearTimeout(timer);
    over.abort();
    resolve();
  };
  const timer = setTimeout(end, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (breaks - 1)));
  window.addEventListener("online", end, { signal: over.signal });
  signal.addEventListener("abort", end, { signal: over.signal });
  return promise;
}
