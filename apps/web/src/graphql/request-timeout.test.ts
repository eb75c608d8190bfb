import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchWithTimeout, REQUEST_TIMEOUT_MS } from "./request-timeout.ts";

/** A server that never answers: the request ends by its signal alone. */
const silent = (_input: unknown, { signal }: RequestInit = {}): Promise<Response> =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

beforeEach(() => {
  vi.useFakeTimers();
  // The clock of `AbortSignal.timeout` is not among those that can be turned.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), milliseconds);
    return controller.signal;
  });
  vi.stubGlobal("fetch", vi.fn(silent));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a request is given up after 30 seconds as timed out, and not before", async () => {
  expect(REQUEST_TIMEOUT_MS).toBe(30_000);
  let failure: unknown;
  fetchWithTimeout("/graphql").catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ name: "TimeoutError" });
});

test("whoever asked may give up sooner", async () => {
  const asked = new AbortController();
  const request = fetchWithTimeout("/graphql", { signal: asked.signal });
  asked.abort(new DOMException("left", "AbortError"));
  await expect(request).rejects.toMatchObject({ name: "AbortError" });
});
