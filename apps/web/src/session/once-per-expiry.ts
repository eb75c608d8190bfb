/** One expired session makes many calls fail; what follows from it happens once in this many milliseconds. */
export const EXPIRY_SUPPRESSION_MS = 15_000;

/** Wraps the handling of an expiry so that repeats within the window change nothing. */
export function oncePerExpiry(handle: () => void, now: () => number): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const time = now();
    if (time - last < EXPIRY_SUPPRESSION_MS) return;
    last = time;
    handle();
  };
}
