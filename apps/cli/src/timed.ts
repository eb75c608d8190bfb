import { performance } from "node:perf_hooks";

/** What a piece of work answers, and how many milliseconds it took. */
export function timed<Result>(work: () => Result): { readonly result: Result; readonly takes: number } {
  const begun = performance.now();
  const result = work();
  return { result, takes: performance.now() - begun };
}
