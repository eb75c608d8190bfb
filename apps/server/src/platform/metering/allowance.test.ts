import fc from "fast-check";
import { expect, test } from "vitest";
import { Allowance } from "./allowance.ts";

test("within any minute no more than twice the rate is granted, and whoever waits as long as told gets a call", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.array(fc.nat(4000), { minLength: 1, maxLength: 200 }),
      (perMinute, pauses) => {
        const allowance = new Allowance(perMinute);
        const granted: number[] = [];
        let time = 0;
        for (const pause of pauses) {
          time += pause;
          if (allowance.take("a", new Date(time)).granted) granted.push(time);
        }
        for (const from of granted)
          expect(granted.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(2 * perMinute);
        for (let call = 0; call < perMinute; call += 1) allowance.take("b", new Date(time));
        const refused = allowance.take("b", new Date(time));
        if (refused.granted) throw new Error("one call too many was granted");
        expect(allowance.take("b", new Date(time + refused.seconds * 1000)).granted).toBe(true);
      },
    ),
  );
});

test("one caller's calls are not counted against another's", () => {
  const allowance = new Allowance(1);
  expect(allowance.take("a", new Date(0)).granted).toBe(true);
  expect(allowance.take("a", new Date(0)).granted).toBe(false);
  expect(allowance.take("b", new Date(0)).granted).toBe(true);
});

test("a hundred thousand callers leave no more memory behind than the last fifty thousand", () => {
  const allowance = new Allowance(10);
  for (let caller = 0; caller < 100_000; caller += 1) allowance.take(String(caller), new Date(0));
  // The first ones were forgotten: their bucket is full again.
  for (let call = 0; call < 10; call += 1) expect(allowance.take("0", new Date(0)).granted).toBe(true);
});
