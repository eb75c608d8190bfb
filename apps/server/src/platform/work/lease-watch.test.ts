import { expect, test } from "vitest";
import { LEASE_MS, LeaseWatch } from "./lease-watch.ts";

const lease = (beat: number, leaseOwner = "worker") => ({ id: "run", leaseOwner, beat });
const STEP_MS = LEASE_MS / 3;

test("a worker that falls silent is dead after fifteen seconds, and one that beats never is", () => {
  const watch = new LeaseWatch();
  for (let look = 0; look < 10; look += 1) expect(watch.lost([lease(look)], look * STEP_MS)).toEqual([]);
  for (let look = 10; look < 12; look += 1) expect(watch.lost([lease(9)], look * STEP_MS)).toEqual([]);
  expect(watch.lost([lease(9)], 12 * STEP_MS)).toEqual([lease(9)]);
});

test("another worker's lease on the same run begins anew", () => {
  const watch = new LeaseWatch();
  for (let look = 0; look < 3; look += 1) watch.lost([lease(1)], look * STEP_MS);
  expect(watch.lost([lease(1, "another")], 3 * STEP_MS)).toEqual([]);
});

test("who did not look for a while has seen nothing stand still", () => {
  const watch = new LeaseWatch();
  watch.lost([lease(1)], 0);
  // The database was away for an hour, for the workers too.
  expect(watch.lost([lease(1)], 3_600_000)).toEqual([]);
  expect(watch.lost([lease(2)], 3_600_000 + STEP_MS)).toEqual([]);
  // Nor in a shorter time in which one look failed.
  watch.lost([lease(2)], 3_600_000 + 2 * STEP_MS);
  watch.forget();
  expect(watch.lost([lease(2)], 3_600_000 + 4 * STEP_MS)).toEqual([]);
});

test("a run that was let go of and taken again is not remembered", () => {
  const watch = new LeaseWatch();
  for (let look = 0; look < 3; look += 1) watch.lost([lease(1)], look * STEP_MS);
  watch.lost([], 3 * STEP_MS);
  expect(watch.lost([lease(1)], 4 * STEP_MS)).toEqual([]);
});
