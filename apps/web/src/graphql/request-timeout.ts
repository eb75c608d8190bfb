/** How long one request may take before it counts as failed. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** `fetch` that gives up after the limit; the caller's own signal still works. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return fetch(input, { ...init, signal });
};
