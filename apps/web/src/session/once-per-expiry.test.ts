import { expect, it } from "vitest";
import { EXPIRY_SUPPRESSION_MS, oncePerExpiry } from "./once-per-expiry.ts";

it("handles three failures at once as one expiry, and the next one after the window again", () => {
  let clock = 1_000;
  let handled = 0;
  const expire = oncePerExpiry(
    () => {
      handled += 1;
    },
    () => clock,
  );
  expire();
  expire();
  clock += EXPIRY_SUPPRESSION_MS - 1;
  expire();
  expect(handled).toBe(1);
  clock += 1;
  expire();
  expect(handled).toBe(2);
});
